import { styled } from 'styled-components';
import { leadText } from '../../components/looks.ts';
import { Heading } from '../../components/Heading.tsx';
import { Actions } from '../../components/Actions.tsx';
import type { HeroSection } from '../../shared/generated/sections.ts';
import { Crumbs } from '../../components/Crumbs.tsx';

interface Props {
  section: HeroSection;
  className?: string;
}

/** Breadcrumbs, title, lead and actions in one column. */
export function HeroText({ section: { crumbs, title, lead, actions }, className }: Props) {
  return (
    <Text className={className}>
      <Crumbs crumbs={crumbs} />
      <Heading level={1} text={title} />
      {lead !== undefined && <Lead>{lead}</Lead>}
      <Actions actions={actions} />
    </Text>
  );
}

export const Lead = styled.p`
  max-width: 30em;
  ${leadText}
`;

const Text = styled.div`
  h1 + * {
    margin-top: 24px;
  }
  ${Lead} + * {
    margin-top: 36px;
  }
`;
