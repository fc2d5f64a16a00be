import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Actions } from '../../components/Button.tsx';
import { Crumbs } from '../../components/Crumbs.tsx';
import { Heading } from '../../components/Heading.tsx';
import { leadText, twoColumns } from '../../components/mixins.ts';
import { Wrap } from '../../components/Block.tsx';
import type { Background, HeroSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../styles/container-sizes.ts';

interface Props {
  section: HeroSection;
  background: Background;
  /** Of the first action. */
  tone?: 'action' | 'outline';
  /** What is beside the text. */
  children: ReactNode;
  className?: string;
}

/**
 * Breadcrumbs, title, lead and actions beside something else, or above it where there is no room. `--split`, `--gap`,
 * `--align` and `--room` set the columns and the padding; `--stacked` is the gap of one above the other.
 */
export function Halves({ section, background, tone = 'action', children, className }: Props) {
  const { crumbs, title, lead, actions } = section;
  return (
    <div className={className} data-background={background}>
      <Columns>
        <Words>
          <Crumbs crumbs={crumbs} />
          <Heading level={1} text={title} />
          {lead !== undefined && <Lead>{lead}</Lead>}
          <Actions actions={actions} tone={tone} />
        </Words>
        {children}
      </Columns>
    </div>
  );
}

export const Lead = styled.p`
  max-width: 30em;
  ${leadText}
`;

export const Words = styled.div`
  h1 + * {
    margin-top: 24px;
  }
  ${Lead} + * {
    margin-top: 36px;
  }
`;

export const Columns = styled(Wrap)`
  ${twoColumns}
  gap: var(--gap);
  align-items: var(--align, stretch);
  padding-block: var(--room, 0);

  > ${Words}:only-child {
    max-width: 52rem;
  }
  @container ${belowDesktop} {
    gap: var(--stacked, 0);
  }
`;
