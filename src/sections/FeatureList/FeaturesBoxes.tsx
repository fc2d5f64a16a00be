import { Fragment } from 'react';
import { styled } from 'styled-components';
import { fillsFrame } from '../../components/looks.ts';
import { PictureView } from '../../components/PictureView.tsx';
import { Block } from '../../components/Block.tsx';
import type { FeatureItem, FeatureListSection } from '../../shared/generated/sections.ts';
import type { Picture } from '../../shared/picture.ts';
import { belowDesktop, belowTablet } from '../../theme/room.ts';
import { FeatureBox } from './FeatureBox.tsx';

export function FeaturesBoxes({
  title,
  lead,
  link,
  picture,
  background = 'soft',
  items,
}: FeatureListSection) {
  const spans = boxSpans(items.length, picture !== undefined);
  return (
    <Block background={background} title={title} lead={lead} link={link}>
      <Bento>
        {items.map((item, index) => (
          <Fragment key={item.title}>
            {picture && index === 2 && <Scene picture={picture} />}
            <Box item={item} span={spans[index] ?? 12} />
          </Fragment>
        ))}
        {picture && items.length < 3 && <Scene picture={picture} alone />}
      </Bento>
    </Block>
  );
}

/**
 * How many of twelve columns each box takes: a wide and a narrow one, a long one beside the picture, then pairs whose
 * wide box alternates sides. The last one fills its row.
 */
function boxSpans(count: number, hasPicture: boolean): number[] {
  const pattern = hasPicture ? [7, 5, 8, 5, 7, 7, 5, 5] : [7, 5, 5, 7, 7, 5, 5, 7];
  const isAlone = hasPicture && count > 2 ? count % 2 === 0 : count % 2 === 1;
  return pattern.slice(0, count).map((span, index) => (isAlone && index === count - 1 ? 12 : span));
}

function Scene({ picture, alone = false }: { picture: Picture; alone?: boolean }) {
  return (
    <Art data-alone={alone}>
      <PictureView picture={picture} sizes="(min-width: 1024px) 33vw, 100vw" />
    </Art>
  );
}

/** A log has a dark background, other boxes a white one. */
function Box({ item, span }: { item: FeatureItem; span: number }) {
  return (
    <Cell data-span={span} data-background={item.log ? 'dark' : 'white'}>
      <FeatureBox item={item} />
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
  border-radius: var(--radius-card);
  overflow: hidden;

  ${[5, 7, 8, 12].map((span) => `&[data-span='${span}'] { grid-column: span ${span}; }`).join('\n')}

  @container ${belowDesktop} {
    &[data-span] {
      grid-column: 1 / -1;
    }
  }
`;

const Art = styled.li`
  grid-column: span 4;
  min-height: 340px;
  position: relative;
  border-radius: var(--radius-card);
  overflow: hidden;

  &[data-alone='true'] {
    grid-column: 1 / -1;
  }
  img {
    ${fillsFrame}
  }
  @container ${belowDesktop} {
    grid-column: 1 / -1;
  }
  @container ${belowTablet} {
    min-height: 260px;
  }
`;
