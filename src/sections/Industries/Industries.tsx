import { css, styled } from 'styled-components';
import { balancedColumns, columnsLook, hasLongWord } from '../../components/cells.ts';
import { Block } from '../../components/Block.tsx';
import type { IndustriesSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowHalves, belowPhone } from '../../theme/room.ts';
import { IndustryTile } from './IndustryTile.tsx';

export function Industries({ title, lead, cards }: IndustriesSection) {
  return (
    <Block background="page" title={title} lead={lead}>
      <Quilt data-columns={balancedColumns(cards.length, 4)}>
        {cards.map((card) => (
          <IndustryTile key={card.title} card={card} />
        ))}
      </Quilt>
    </Block>
  );
}

const inPairs = css`
  &[data-columns]:not([data-columns='1']) {
    grid-template-columns: 1fr 1fr;
  }
  &[data-columns='3'] > li:nth-child(n) {
    top: auto;
  }
  &[data-columns='3'] > li:nth-child(even) {
    position: relative;
    top: var(--lower);
  }
`;

const inOneColumn = css`
  --lower: 0px;

  &[data-columns]:nth-child(n):nth-child(n) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/* Every second column is lower. The padding below contains it. */
const Quilt = styled.ul`
  --lower: 56px;
  display: grid;
  ${columnsLook}
  gap: 44px 20px;
  padding-bottom: var(--lower);

  &[data-columns='4'] > li:nth-child(even),
  &[data-columns='2'] > li:nth-child(even),
  &[data-columns='3'] > li:nth-child(3n + 2) {
    position: relative;
    top: var(--lower);
  }
  &[data-columns='1'] {
    max-width: 26rem;
  }
  &${hasLongWord} {
    ${inPairs}
  }
  @container ${belowDesktop} {
    --lower: 40px;
    ${inPairs}
  }
  @container ${belowHalves} {
    &${hasLongWord} {
      ${inOneColumn}
    }
  }
  @container ${belowPhone} {
    ${inOneColumn}
  }
`;
