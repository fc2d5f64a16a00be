import { styled } from 'styled-components';
import { ButtonLink } from '../../components/Button.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import type { Link } from '../../shared/generated/sections.ts';

interface Props {
  action: Link;
  secondary: Link | undefined;
  tone: 'action' | 'ink' | 'light';
}

/** The button, and beside it the quiet second way. */
export function CallActions({ action, secondary, tone }: Props) {
  return (
    <Row>
      <ButtonLink link={action} tone={tone} />
      {secondary && <TextLink link={secondary} />}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 18px 28px;
  align-items: center;
`;
