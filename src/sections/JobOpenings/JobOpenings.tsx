import { styled } from 'styled-components';
import { leadText } from '../../components/looks.ts';
import { Heading } from '../../components/Heading.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { Block } from '../../components/Block.tsx';
import type { JobOpeningsSection, Link } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../theme/room.ts';
import { Featured } from './Featured.tsx';
import { OpeningRow } from './OpeningRow.tsx';

export function JobOpenings({
  variant = 'beside',
  title,
  lead,
  featured,
  openings,
  links = [],
}: JobOpeningsSection) {
  return (
    <Block background="soft">
      <Board data-variant={variant}>
        <Head>
          <Heading level={2} text={title} />
          {lead !== undefined && <Lead>{lead}</Lead>}
          {links.length > 0 && <Ways links={links} />}
        </Head>
        <div>
          {featured !== undefined && <Featured job={featured} />}
          <Rows>
            {openings.map((opening, index) => (
              <OpeningRow key={index} opening={opening} />
            ))}
          </Rows>
        </div>
      </Board>
    </Block>
  );
}

function Ways({ links: [first, ...others] }: { links: Link[] }) {
  return (
    <Actions>
      {first && <ButtonLink link={first} tone="outline" />}
      {others.map((link) => (
        <TextLink key={link.label} link={link} />
      ))}
    </Actions>
  );
}

const Head = styled.div`
  min-width: 0;
`;

const Board = styled.div`
  display: grid;
  gap: clamp(2rem, 4vw, 3.5rem);

  &[data-variant='beside'] {
    grid-template-columns: 4fr 8fr;
    gap: clamp(2rem, 5vw, 5rem);
    align-items: start;
  }
  &[data-variant='beside'] ${Head} {
    position: sticky;
    top: calc(var(--header) + 40px);
  }
  @container ${belowDesktop} {
    &[data-variant='beside'] {
      grid-template-columns: minmax(0, 1fr);
    }
    &[data-variant='beside'] ${Head} {
      position: static;
    }
  }
`;

const Lead = styled.p`
  max-width: 38em;
  margin-top: 22px;
  ${leadText}
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 18px 28px;
  align-items: center;
  margin-top: 32px;
`;

const Rows = styled.ul`
  border-top: 1px solid var(--rule);
`;
