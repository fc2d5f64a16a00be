import { styled } from 'styled-components';
import { SectionHead } from '../../components/SectionHead.tsx';
import { Band, Wrap } from '../../components/Wrap.tsx';
import type { IndustriesSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowPhone } from '../../theme/media.ts';
import { IndustryTile } from './IndustryTile.tsx';

export function Industries({ title, lead, cards }: IndustriesSection) {
  return (
    <Band data-ground="cotton">
      <Wrap>
        <SectionHead title={title} lead={lead} />
        <Quilt>
          {cards.map((card) => (
            <IndustryTile key={card.title} card={card} />
          ))}
        </Quilt>
      </Wrap>
    </Band>
  );
}

/* Every second column hangs lower; the room for it is kept below, so that nothing overlaps. */
const Quilt = styled.ul`
  --lower: 56px;
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 44px 20px;
  padding-bottom: var(--lower);

  > :nth-child(even) {
    position: relative;
    top: var(--lower);
  }
  @media ${belowDesktop} {
    --lower: 40px;
    grid-template-columns: 1fr 1fr;
  }
  @media ${belowPhone} {
    --lower: 0px;
    grid-template-columns: 1fr;
  }
`;
