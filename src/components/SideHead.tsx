import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { belowDesktop } from '../theme/room.ts';
import { Heading } from './Heading.tsx';
import { leadText } from './looks.ts';

interface Props {
  title: string;
  lead: string | undefined;
  children?: ReactNode;
}

/**
 * A heading with a text and links, beside a longer column: it stays in the window while that scrolls. `--lead-width`
 * and `--way-gap` change the width of the text and the room above a link.
 */
export function SideHead({ title, lead, children }: Props) {
  return (
    <Side>
      <Heading level={2} text={title} />
      {lead !== undefined && <Lead>{lead}</Lead>}
      {children}
    </Side>
  );
}

const Lead = styled.p`
  max-width: var(--lead-width, 38em);
  margin-top: 24px;
  ${leadText}
`;

const Side = styled.div`
  position: sticky;
  top: calc(var(--header) + 40px);

  > a {
    margin-top: var(--way-gap, 34px);
  }
  @container ${belowDesktop} {
    position: static;
  }
`;
