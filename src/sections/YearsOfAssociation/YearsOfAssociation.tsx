import { styled } from 'styled-components';
import { hasLongWord } from '../../components/cells.ts';
import { HeadingText } from '../../components/Heading.tsx';
import { useLanguage } from '../../components/use-language.ts';
import { unitOfYears } from '../../shared/words/words.ts';
import { Block } from '../../components/Block.tsx';
import type { YearsOfAssociationSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../styles/container-sizes.ts';

/** A twisted thread with a loose end. `share` is its share of the scale, 0 to 1. */
function Thread({ share }: { share: number }) {
  return (
    <Colored aria-hidden="true">
      <Twist width={`${(share * 100).toFixed(2)}%`} height="20" />
      <LooseEnd width="37" height="20">
        <path d="M0 10c11 4 19-7 37-4" />
      </LooseEnd>
    </Colored>
  );
}

/** By the place of the person in the list. */
const colors = ['drawing-2', 'drawing-1', 'drawing-5-light', 'drawing-4', 'drawing-5', 'page-link'];

const Colored = styled.span`
  display: contents;

  ${colors.map((color, index) => `li:nth-child(6n + ${index + 1}) & { color: var(--${color}); }`).join('\n')}
`;

const Twist = styled.svg`
  flex: none;
  border-radius: 7px;
  height: var(--yarn-height, 20px);
  background:
    var(
      --yarn,
      repeating-linear-gradient(118deg, transparent 0 6px, var(--fibre-light) 6px 9px, var(--shade) 9px 12px),
      linear-gradient(var(--fibre-light), transparent 45%, var(--shade))
    ),
    currentColor;

  /* Neither shows backgrounds. */
  @media print, (forced-colors: active) {
    border-top: 20px solid;
  }
`;

/* A separate element: some browsers clip what overflows an <svg> with rounded corners. */
const LooseEnd = styled.svg`
  flex: none;
  visibility: var(--thread, inherit);
  margin-inline: -3px -34px;
  overflow: visible;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
`;

const step = 5;
/** Most letters of a unit that fits on the scale. */
const longestOnScale = 8;

export function YearsOfAssociation({ title, lead, unit: givenUnit, people }: YearsOfAssociationSection) {
  const { figure, lang, words } = useLanguage();
  const unit = givenUnit ?? words.years;
  const intervals = Math.ceil(Math.max(...people.map(({ years }) => years)) / step);
  return (
    <Block background="soft" title={title} lead={lead}>
      <Loom style={{ '--letters': unit.length }}>
        <Scale aria-hidden="true">
          {Array.from({ length: intervals + 1 }, (_, mark) => (
            <span key={mark}>
              {mark === 0 && unit.length <= longestOnScale ? `${figure(0)} ${unit}` : figure(mark * step)}
            </span>
          ))}
        </Scale>
        <Rows>
          {people.map(({ position, years }, index) => (
            <li key={index}>
              <Role data-fits="">
                <HeadingText text={position} />
              </Role>
              <Track>
                <Thread share={years / (intervals * step)} />
                <Years>
                  {figure(years)} {givenUnit ?? unitOfYears(words, years, lang)}
                </Years>
              </Track>
            </li>
          ))}
        </Rows>
      </Loom>
    </Block>
  );
}

const Loom = styled.div`
  --names: 16.25rem;
  /* Room for the years behind the longest thread, and for a unit of so many letters. */
  --tip: calc(5.5rem + 0.75rem * var(--letters));
  position: relative;
  padding-top: 40px;

  &${hasLongWord} {
    --names: 19rem;
  }
  @container ${belowDesktop} {
    --tip: 40px;
    padding-top: 0;
  }
`;

const Scale = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline: var(--names) var(--tip);
  display: flex;
  font-size: var(--fs-small);
  color: var(--fg-soft);

  span {
    flex: 1;
    padding-inline-start: 10px;
    border-inline-start: 1px var(--line-style) color-mix(in srgb, var(--rule-strong) 60%, transparent);
  }
  /* The last mark has no width: its line is the end of the scale. */
  span:last-child {
    flex: 0 0 1px;
    margin-inline-end: -1px;
    padding-inline-start: 0;
    text-indent: 10px;
    white-space: nowrap;
  }
  @container ${belowDesktop} {
    display: none;
  }
`;

const Rows = styled.ol`
  li {
    position: relative;
    display: grid;
    grid-template-columns: calc(var(--names) - 24px) 1fr;
    gap: 10px 24px;
    align-items: center;
    padding: 13px 0;
  }
  /* Name left, years right, the thread on its own line below them. */
  @container ${belowDesktop} {
    li {
      display: flex;
      flex-wrap: wrap;
      /* For the loose end of the longest thread. */
      padding-inline-end: 40px;
    }
    li::before {
      content: '';
      order: 1;
      flex-basis: 100%;
      margin-top: -10px;
    }
    svg {
      order: 2;
    }
    /* The loose end overlaps the gap and takes no room, so it stays on the thread's line. */
    svg + svg {
      margin-inline: -27px -35px;
    }
  }
`;

const Role = styled.span`
  font: var(--heading-style) var(--heading-weight, 520) 1.1875rem / calc(1.25 * var(--leading)) var(--display);

  @container ${belowDesktop} {
    flex: 1 1 9rem;
  }
`;

const Track = styled.div`
  display: flex;
  align-items: center;
  padding-inline-end: var(--tip);

  @container ${belowDesktop} {
    display: contents;
  }
`;

const Years = styled.span`
  flex: none;
  margin-inline-start: 40px;
  padding: 2px 6px;
  background: var(--bg);
  font: var(--figure-weight, 520) 1.0625rem/1.25 var(--figures, var(--display));
  white-space: nowrap;

  @container ${belowDesktop} {
    flex: 0 1 auto;
    margin-inline: 0 -40px;
    padding-inline-end: 0;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
