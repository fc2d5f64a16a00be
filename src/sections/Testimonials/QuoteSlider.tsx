import { styled } from 'styled-components';
import { PictureView } from '../../components/PictureView.tsx';
import { describeSlider, SliderPager } from '../../components/SliderPager.tsx';
import { useLanguage } from '../../components/use-language.ts';
import type { Testimonial } from '../../shared/generated/sections.ts';

/** Quotes with more letters have a smaller font. */
const longQuote = 160;

interface Props {
  /** Accessible name of the slider. */
  label: string;
  items: Testimonial[];
  className?: string;
}

/** A slider of quotes, all as high as the longest. Without scripts it is a row that scrolls. */
export function QuoteSlider({ label, items, className }: Props) {
  const { words } = useLanguage();
  // All slides have one font size: a change with every slide is restless.
  const hasLong = items.some(({ quote }) => quote.length > longQuote);
  return (
    <Root
      {...describeSlider(5, 'slide')}
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
                  <strong>{item.position}</strong>
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

/** The rules of Swiper's style sheet that one visible slide needs. */
const Stage = styled.div`
  overflow: hidden;
  /* Swiper rounds slide widths to whole pixels: otherwise a line of the next one shows at the edge. */
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

  /* In a slider, names are at one height, with or without a portrait. */
  &:has(> ${Pager}) ${Who} {
    min-height: 64px;
  }
`;
