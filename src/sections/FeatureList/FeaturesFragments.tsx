import { styled } from 'styled-components';
import { PictureView } from '../../components/PictureView.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { Band, Wrap } from '../../components/Wrap.tsx';
import type { FeatureItem, FeatureListSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../theme/media.ts';
import { FragmentBox } from './FragmentBox.tsx';

export function FeaturesFragments({
  title,
  lead,
  link,
  picture,
  ground = 'linen',
  items,
}: FeatureListSection) {
  const [first, second, ...others] = items;
  return (
    <Band data-ground={ground}>
      <Wrap>
        <SectionHead title={title} lead={lead} link={link} />
        <Bento>
          {first && <Box item={first} size="wide" />}
          {second && <Box item={second} size="narrow" />}
          {picture && (
            <Scene>
              <PictureView picture={picture} sizes="(min-width: 1024px) 33vw, 100vw" />
            </Scene>
          )}
          {others.map((item) => (
            <Box key={item.title} item={item} size="long" />
          ))}
        </Bento>
      </Wrap>
    </Band>
  );
}

/** Wide and narrow share the first row; a log stands on dark cloth, everything else on white. */
function Box({ item, size }: { item: FeatureItem; size: 'wide' | 'narrow' | 'long' }) {
  return (
    <Cell data-size={size} data-ground={item.log ? 'vat' : 'white'}>
      <FragmentBox item={item} />
    </Cell>
  );
}

const Bento = styled.ul`
  display: grid;
  grid-template-columns: repeat(12, 1fr);
  gap: 14px;
`;

const Cell = styled.li`
  display: grid;
  border-radius: var(--radius);
  overflow: hidden;

  &[data-size='wide'] {
    grid-column: span 7;
  }
  &[data-size='narrow'] {
    grid-column: span 5;
  }
  &[data-size='long'] {
    grid-column: span 8;
  }
  @media ${belowDesktop} {
    &[data-size] {
      grid-column: 1 / -1;
    }
  }
`;

const Scene = styled.li`
  grid-column: span 4;
  min-height: 340px;
  position: relative;
  border-radius: var(--radius);
  overflow: hidden;

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  @media ${belowDesktop} {
    grid-column: 1 / -1;
  }
  @media ${belowTablet} {
    min-height: 260px;
  }
`;
