import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { hasLongWord } from '../../components/cells.ts';
import type { CardGridSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../styles/container-sizes.ts';
import { CardSign, CardText } from './CardText.tsx';

/** Two columns of rows: a sign at the start of each. */
export function CardGridColumns({ title, lead, link, background = 'dark', cards }: CardGridSection) {
  return (
    <Block background={background} title={title} lead={lead} link={link}>
      <Columns>
        {cards.map((card, index) => (
          <Row key={card.title}>
            <CardSign card={card} color={index + 1} />
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
  display: flex;
  gap: 22px;
  padding: 24px 0 26px;
  border-top: 1px solid var(--rule);
  position: relative;

  > div {
    flex: 1;
  }
`;

const Columns = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  column-gap: clamp(2rem, 5vw, 5rem);
  border-bottom: 1px solid var(--rule);

  > li:only-child {
    grid-column: 1 / -1;
  }
  @container ${belowDesktop} {
    &${hasLongWord} {
      grid-template-columns: 1fr;
    }
  }
  @container ${belowTablet} {
    grid-template-columns: 1fr;
  }
`;
