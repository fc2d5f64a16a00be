import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { Heading } from '../../components/Heading.tsx';
import { Frame, PictureView } from '../../components/PictureView.tsx';
import { SlipView } from '../../components/SlipView.tsx';
import type { FeatureItem, FeatureListSection, FeatureLogEntry } from '../../shared/generated/sections.ts';
import { fromDesktop } from '../../styles/container-sizes.ts';
import { RoleMatrix } from './RoleMatrix.tsx';

/** A log: time, event and state of each entry. */
function LiveLog({ entries }: { entries: FeatureLogEntry[] }) {
  return (
    <Log>
      {entries.map(({ time, text, state, closed = false }) => (
        <li key={time + text}>
          <Time>{time}</Time> <Text>{text}</Text> <State data-closed={closed}>{state}</State>
        </li>
      ))}
    </Log>
  );
}

const Log = styled.ul`
  margin-top: auto;
  padding-top: 22px;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    align-items: center;
    padding: 12px 0;
    border-top: 1px solid var(--rule);
    font-size: var(--fs-ui);
  }
`;

const Time = styled.span`
  order: -1;
  flex: none;
  min-width: 4rem;
  font-variant-numeric: tabular-nums;
  color: var(--fg-soft);
`;

const Text = styled.span`
  flex: 1 1 11rem;

  @container box (width < 24rem) {
    flex-basis: 100%;
  }
`;

const State = styled.span`
  font-size: var(--fs-small);
  font-weight: 600;
  color: var(--accent);

  /* Beside the time, above the text. */
  @container box (width < 24rem) {
    order: -1;
    margin-inline-start: auto;
  }

  &[data-closed='true'] {
    color: var(--fg-soft);
  }
`;

/** One box: title, text, and the product details it has: table, log, button, document. A log has a dark background. */
function Box({ item, span }: { item: FeatureItem; span: number }) {
  const { title, text, matrix, log, link, slip } = item;
  return (
    <Cell data-span={span} data-background={log ? 'dark' : 'white'}>
      <Words>
        <Heading level={3} text={title} />
        {text !== undefined && <p>{text}</p>}
        {matrix && <RoleMatrix matrix={matrix} caption={title} />}
        {log && <LiveLog entries={log} />}
        {link && (
          <Action>
            <ButtonLink link={link} tone="outline" />
          </Action>
        )}
      </Words>
      {slip && (
        <Stage data-background="tint-2">
          <SlipView slip={slip} />
        </Stage>
      )}
    </Cell>
  );
}

const Words = styled.div`
  /* The container of its content's queries. */
  container: box / inline-size;
  flex: 3 1 19rem;
  display: flex;
  flex-direction: column;
  gap: 10px;
  padding: clamp(min(1.5rem, 7.5vw), 2.8vw, 2.5rem);

  h3 {
    font-size: var(--fs-card);
  }
  p {
    max-width: 34em;
    line-height: 1.5;
    color: var(--fg-soft);
  }
`;

const Action = styled.div`
  margin-top: auto;
  padding-top: 14px;
`;

const Stage = styled.div`
  flex: 1 1 16rem;
  display: grid;
  place-items: center;
  padding: 32px 28px;

  > * {
    width: 100%;
    max-width: 17rem;
  }
`;

export function FeatureListBoxes({
  title,
  lead,
  link,
  picture,
  background = 'soft',
  items,
}: FeatureListSection) {
  const spans = boxSpans(items.length, picture !== undefined);
  const boxes = items.map((item, index) => <Box key={item.title} item={item} span={spans[index] ?? 12} />);
  const scene = picture && (
    <Art as="li" data-span={items.length < 3 ? 12 : 4}>
      <PictureView picture={picture} sizes="(min-width: 1024px) 33vw, 100vw" />
    </Art>
  );
  return (
    <Block background={background} title={title} lead={lead} link={link}>
      <Bento data-drawn={items.some(({ matrix, log, slip }) => matrix ?? log ?? slip)}>
        {boxes.slice(0, 2)}
        {scene}
        {boxes.slice(2)}
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

const Art = styled(Frame)`
  min-height: 340px;
  border-radius: var(--radius-card);
`;

const Bento = styled.ul`
  display: grid;
  gap: calc(14px * var(--gaps));

  /* Beside words alone. */
  &[data-drawn='false'] > ${Art} {
    min-height: 220px;
  }

  @container ${fromDesktop} {
    grid-template-columns: repeat(12, 1fr);

    ${[4, 5, 7, 8, 12].map((span) => `> [data-span='${span}'] { grid-column: span ${span}; }`).join('\n')}
  }
`;

const Cell = styled.li`
  display: flex;
  flex-wrap: wrap;
  border-radius: var(--radius-card);
  overflow: hidden;
`;
