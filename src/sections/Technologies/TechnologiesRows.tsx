import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { Heading } from '../../components/Heading.tsx';
import type { TechnologiesSection } from '../../shared/generated/sections.ts';
import { TechnologyIcon } from './TechnologyGrid.tsx';

/** One row per category. */
export function TechnologiesRows({ title, lead, background = 'white', categories }: TechnologiesSection) {
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
  display: flex;
  flex-wrap: wrap;
  gap: 14px 24px;
  align-items: center;
  padding: 30px 0;
  border-top: 1px solid var(--rule);

  /* Wide enough for the longest word. */
  h3 {
    flex: 1 1 17rem;
    font-size: max(var(--fs-body), min(1.375rem * var(--size-card-small), 7.5vw / var(--wide)));
  }
`;

const Marks = styled.ul`
  flex: 9 1 24rem;
  display: flex;
  flex-wrap: wrap;
  gap: 16px 36px;

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
`;
