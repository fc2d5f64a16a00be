import { styled } from 'styled-components';
import type { Link } from '../shared/generated/sections.ts';
import { ButtonLink } from './Button.tsx';
import { TextLink } from './TextLink.tsx';

interface Props {
  actions: Link[] | undefined;
  tone?: 'action' | 'second' | 'outline';
}

/** The first action as a button, the others as quiet links beside it. Renders nothing when there are none. */
export function Actions({ actions = [], tone = 'action' }: Props) {
  const [main, ...others] = actions;
  if (!main) return null;
  return (
    <Row>
      <ButtonLink link={main} tone={tone} />
      {others.map((link) => (
        <TextLink key={link.label} link={link} />
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 18px 28px;
  align-items: center;
`;
