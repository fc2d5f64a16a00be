import { css, styled } from 'styled-components';
import { hasLongWord } from '../../components/cells.ts';
import { Pattern } from '../../components/Pattern.tsx';
import { Block } from '../../components/Block.tsx';
import type { CardGridSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../theme/room.ts';
import { CardText } from './CardText.tsx';

export function CardsColumns({ title, lead, link, background = 'dark', cards }: CardGridSection) {
  return (
    <Block background={background} title={title} lead={lead} link={link}>
      <Columns>
        {cards.map((card, index) => (
          <Row key={card.title}>
            {card.pattern && <Pattern name={card.pattern} color={index + 1} />}
            <div>
              <CardText card={card} />
            </div>
          </Row>
        ))}
      </Columns>
    </Block>
  );
}

const Row = styled.li`
  --title-size: var(--fs-card-small);
  --text-gap: 6px;
  --text-width: 28em;
  display: flex;
  gap: 22px;
  padding: 24px 0 26px;
  border-top: 1px solid var(--rule);
  position: relative;

  > div {
    flex: 1;
  }
`;

const inOneColumn = css`
  grid-template-columns: minmax(0, 1fr);

  > li:nth-last-child(2) {
    border-bottom: 0;
  }
`;

const Columns = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  column-gap: clamp(2rem, 5vw, 5rem);

  > li:nth-last-child(-n + 2) {
    border-bottom: 1px solid var(--rule);
  }
  > li:only-child {
    grid-column: 1 / -1;
  }
  @container ${belowDesktop} {
    &${hasLongWord} {
      ${inOneColumn}
    }
  }
  @container ${belowTablet} {
    ${inOneColumn}
  }
`;
