import { styled } from 'styled-components';
import { PictureView } from '../../components/PictureView.tsx';
import { SliderPager } from '../../components/SliderPager.tsx';
import { describeSlider } from '../../components/slider.ts';
import { useLanguage } from '../../components/use-language.ts';
import type { Testimonial } from '../../shared/generated/sections.ts';

/** From so many letters on, quotes are set smaller. */
const longQuote = 160;

interface Props {
  /** What the quotes are, for those who do not see them. */
  label: string;
  items: Testimonial[];
  className?: string;
}

/** Quotes that take turns. Without scripts they are a row to be scrolled; all are as high as the longest. */
export function QuoteSlider({ label, items, className }: Props) {
  const { words } = useLanguage();
  // All are set alike: a slide that changes its type as well as its words is restless.
  const hasLong = items.some(({ quote }) => quote.length > longQuote);
  return (
    <Root
      {...describeSlider({ seconds: 5, effect: 'slide' })}
      className={className}
      aria-roledescription={words.carousel}
      aria-label={label}
    >
      <Stage className="swiper" aria-live="polite">
        <div className="swiper-wrapper">
          {items.map((item) => (
            <Slide key={item.quote} data-long={hasLong} className="swiper-slide" data-inert-away="">
              <blockquote>
                <p>{item.quote}</p>
              </blockquote>
              <Who>
                {item.portrait && <PictureView picture={item.portrait} alt="" sizes="64px" />}
                <div>
                  <strong>{item.role}</strong>
                  {item.client !== undefined && <span>{item.client}</span>}
                </div>
              </Who>
            </Slide>
          ))}
        </div>
      </Stage>
      {items.length > 1 && <Pager count={items.length} pause={words.pauseQuotes} play={words.playQuotes} />}
    </Root>
  );
}

/** The few rules of Swiper's own style sheet that one slide in view needs. */
const Stage = styled.div`
  overflow: hidden;
  /* Swiper gives slides whole pixels: else a line of the next one is seen at the edge. */
  width: round(down, 100%, 1px);

  .swiper-wrapper {
    display: flex;
    transition-property: transform;
  }
  section:not([data-live]) & {
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
  }
  :is(html:not(.js), [data-lost]) & {
    scrollbar-width: auto;
  }
`;

const Slide = styled.figure`
  display: flex;
  flex: none;
  flex-direction: column;
  justify-content: space-between;
  gap: clamp(2rem, 4vw, 3.5rem);
  width: 100%;
  scroll-snap-align: start;

  blockquote {
    margin-block: auto;
  }
  p {
    text-wrap: pretty;
  }
  &[data-long='true'] p {
    font-size: 0.74em;
    line-height: 1.25;
  }
`;

const Who = styled.figcaption`
  display: flex;
  gap: 18px;
  align-items: center;

  img {
    flex: none;
    width: 64px;
    height: 64px;
    border-radius: 50%;
    object-fit: cover;
    object-position: 50% 30%;
  }
  strong,
  span {
    display: block;
  }
  strong {
    font-weight: 600;
  }
  span {
    color: var(--fg-soft);
    font-size: var(--fs-small);
  }
`;

const Pager = styled(SliderPager)`
  margin-top: 32px;
`;

const Root = styled.div`
  position: relative;
  min-width: 0;

  /* Where several take turns, names stand at one height, with or without a portrait. */
  &:has(> ${Pager}) ${Who} {
    min-height: 64px;
  }
`;
