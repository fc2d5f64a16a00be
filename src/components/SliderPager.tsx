import { keyframes, styled } from 'styled-components';
import { belowTablet } from '../styles/container-sizes.ts';
import { PlaybackButton } from './PlaybackButton.tsx';
import { useLanguage } from './use-language.ts';

/**
 * The attributes of the element around a slider and its pager. The slider is a row in Swiper's classes (`swiper`,
 * `swiper-wrapper`, `swiper-slide`), which scrolls without scripts. Set `aria-live` on the part that is announced as
 * slides change, and `data-inert-away` on the part of a slide that is inert while another one is shown. `runSlider`
 * does the rest. `seconds`: per slide.
 */
export function describeSlider(seconds: 3 | 5, effect: 'fade' | 'slide') {
  return { role: 'group', 'data-slider': effect, 'data-seconds': seconds } as const;
}

interface Props {
  count: number;
  /** The labels of the playback button: "Pause slides" and "Play slides". */
  pause: string;
  play: string;
  className?: string;
}

/**
 * A playback button, one bar per slide and a counter. The bar of the current slide fills while its time runs.
 * `runSlider` enhances it. Until then it takes its room, invisible and hidden from screen readers.
 */
export function SliderPager({ count, pause, play, className }: Props) {
  const { words, fill } = useLanguage();
  return (
    <Pager inert className={className} data-many={count > 3} data-playing="false">
      <PlaybackButton pause={pause} play={play} />
      <Bars>
        {Array.from({ length: count }, (_, index) => (
          <Bar
            key={index}
            type="button"
            aria-label={fill(words.show, index + 1, count)}
            aria-current={index === 0}
            data-position={fill(words.position, index + 1, count)}
          />
        ))}
      </Bars>
      <Counter data-counter="">{fill(words.position, 1, count)}</Counter>
    </Pager>
  );
}

const Pager = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 14px;

  :is(html:not(.js), [data-lost]) & {
    display: none;
  }
  &[inert] {
    visibility: hidden;
  }
`;

const Bars = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 14px;

  [data-many='true'] & {
    gap: 0 8px;
  }
`;

const fill = keyframes`
  from { transform: scaleX(0); }
`;

/**
 * 3 px high, with a target of 44 px. Of many, the bars far from the current slide look shorter; all keep their width, so
 * that no button moves away from a finger when slides change.
 */
const Bar = styled.button`
  position: relative;
  width: 72px;
  height: 44px;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 20px 0 auto;
    height: 3px;
    border-radius: 2px;
    background: color-mix(in srgb, currentColor 34%, transparent);
  }
  &::before {
    transition: transform var(--panel) var(--ease);
  }
  [data-many='true'] &::before {
    transform: scaleX(0.5);
  }
  [data-many='true']
    &:is([aria-current='true'], [aria-current='true'] + *, :has(+ [aria-current='true']))::before {
    transform: none;
  }
  &:hover::before {
    background: color-mix(in srgb, currentColor 70%, transparent);
  }
  &::after {
    background: var(--accent);
    transform: scaleX(0);
    transform-origin: calc(50% - 50% * var(--forward));
  }
  &[aria-current='true']::after {
    transform: none;
  }
  [data-playing='true'] &[aria-current='true']::after {
    animation: ${fill} 3s linear;
  }
  [data-seconds='5'] [data-playing='true'] &[aria-current='true']::after {
    animation-duration: 5s;
  }
  /* Many bars are always short. */
  [data-many='true'] & {
    width: 32px;
  }
  @container ${belowTablet} {
    width: 48px;

    [data-many='true'] & {
      width: 24px;
    }
  }
`;

const Counter = styled.span`
  color: var(--fg-soft);
  font-size: var(--fs-small);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
