import { styled } from 'styled-components';
import type { Link } from '../shared/generated/sections.ts';
import { belowDesktop } from '../theme/media.ts';
import { TextLink } from './TextLink.tsx';

interface Props {
  title: string;
  lead?: string | undefined;
  link?: Link | undefined;
}

/** A block's heading, with a sentence or a link at its right edge; below the heading on narrow screens. */
export function SectionHead({ title, lead, link }: Props) {
  return (
    <Head>
      <h2>{title}</h2>
      {lead !== undefined && <Lead>{lead}</Lead>}
      {link !== undefined && (
        <Way>
          <TextLink link={link} />
        </Way>
      )}
    </Head>
  );
}

const Head = styled.div`
  display: grid;
  grid-template-columns: 7.4fr 4.6fr;
  gap: 24px 64px;
  align-items: end;
  margin-bottom: clamp(2.25rem, 4.4vw, 4rem);

  > h2:only-child {
    grid-column: 1 / -1;
  }
  @media ${belowDesktop} {
    grid-template-columns: 1fr;
  }
`;

const Lead = styled.p`
  max-width: 38em;
  font-size: var(--fs-lead);
  line-height: 1.5;
  color: var(--fg-soft);
`;

const Way = styled.div`
  justify-self: end;

  ${Lead} + & {
    grid-column: 1 / -1;
    justify-self: start;
  }
  @media ${belowDesktop} {
    justify-self: start;
  }
`;
