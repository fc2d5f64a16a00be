import { styled } from 'styled-components';
import { hasLongWord } from '../../components/cells.ts';
import { Heading } from '../../components/Heading.tsx';
import { Block } from '../../components/Block.tsx';
import type { TechnologiesSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../theme/room.ts';
import { TechnologyIcon } from './TechnologyGrid.tsx';

/** One row per category. */
export function TechnologyRows({ title, lead, background = 'white', categories }: TechnologiesSection) {
  return (
    <Block background={background} title={title} lead={lead}>
      <Rows>
        {categories.map((category) => (
          <Row key={category.key} id={category.key}>
            <Heading level={3} text={category.title} />
            <Marks>
              {category.items.map((item) => (
                <li key={item.name}>
                  <TechnologyIcon icon={item.iconUrl} />
                  {item.name}
                </li>
              ))}
            </Marks>
          </Row>
        ))}
      </Rows>
    </Block>
  );
}

const Rows = styled.ul`
  border-bottom: 1px solid var(--rule);
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 3fr 9fr;
  gap: 24px;
  align-items: center;
  padding: 30px 0;
  border-top: 1px solid var(--rule);

  h3 {
    font-size: min(1.375rem, 7.5vw);
  }
  ${Rows}${hasLongWord} > & {
    grid-template-columns: 4.5fr 7.5fr;
  }
  @container ${belowDesktop} {
    ${Rows}${hasLongWord} > & {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @container ${belowTablet} {
    &:nth-child(n):nth-child(n) {
      grid-template-columns: minmax(0, 1fr);
    }
    gap: 14px;
  }
`;

const Marks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 18px 40px;

  li {
    display: flex;
    align-items: center;
    gap: 12px;
    max-width: 100%;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  img {
    flex: none;
    width: 34px;
    height: 34px;
    object-fit: contain;
  }
  @container ${belowTablet} {
    gap: 14px 26px;
  }
`;
