import { css, styled } from 'styled-components';
import { FigureItems } from '../../components/Figure.tsx';
import { describeSlider, SliderPager } from '../../components/SliderPager.tsx';
import { useLanguage } from '../../components/use-language.ts';
import { Wrap } from '../../components/Block.tsx';
import type { HeroSliderSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../styles/container-sizes.ts';
import { Slide } from './Slide.tsx';

/** For a label over the picture. */
const labelStyles = css`
  border-radius: var(--radius-picture);
  background: color-mix(in srgb, var(--dark-background) 95%, transparent);
  outline: 1px var(--seam) color-mix(in srgb, var(--fg) 25%, transparent);
`;

/** Figures on a label. */
const Proof = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 20px 40px;
  margin-inline-start: auto;
  padding: 24px 32px;
  ${labelStyles}
  outline-offset: -6px;
  font-size: var(--fs-small);
  line-height: 1.3;
  color: var(--fg-soft);

  span {
    display: block;
    max-width: 9.5rem;
  }
  strong {
    display: block;
    white-space: nowrap;
    font: var(--heading-style) var(--heading-weight, 500) 1.75rem / calc(1.1 * var(--leading)) var(--display);
    color: var(--fg);
  }
  /* Above the cookie banner of a first visit. */
  html[data-cookie-banner] & {
    translate: 0 -96px;
  }
  @container ${belowDesktop} {
    display: none;
  }
`;

export function HeroSlider({ slides, proof, label }: HeroSliderSection) {
  const { words, fill } = useLanguage();
  return (
    <div
      {...describeSlider(3, 'fade')}
      data-background="dark"
      aria-roledescription={words.carousel}
      aria-label={label ?? words.highlights}
    >
      <Stage className="swiper">
        <div className="swiper-wrapper" aria-live="polite">
          {slides.map((slide, index) => (
            <div
              key={slide.title}
              className="swiper-slide"
              role="group"
              aria-roledescription={words.slide}
              aria-label={fill(words.position, index + 1, slides.length)}
            >
              <Slide slide={slide} first={index === 0} />
            </div>
          ))}
        </div>
      </Stage>
      <Foot>
        {slides.length > 1 && (
          <Pager count={slides.length} pause={words.pauseSlides} play={words.playSlides} />
        )}
        {proof && (
          <Proof>
            <FigureItems stats={proof} />
          </Proof>
        )}
      </Foot>
    </div>
  );
}

/** Swiper's few layout rules. Before Swiper runs, and without scripts, the slides are a row that scrolls. */
const Stage = styled.div`
  overflow: hidden;

  .swiper-wrapper {
    display: flex;
  }
  .swiper-slide {
    flex: none;
    width: 100%;
    position: relative;
    scroll-snap-align: start;
  }
  &.swiper-fade .swiper-slide:not(.swiper-slide-active) {
    pointer-events: none;
  }
  section:not([data-live]) & .swiper-wrapper {
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
  }
  :is(html:not(.js), [data-lost]) & .swiper-wrapper {
    scrollbar-width: auto;
  }
`;

/**
 * Overlaps the room that slides reserve at their foot. Higher content grows below them, so it never covers their text.
 */
const Foot = styled(Wrap)`
  position: relative;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  min-height: 150px;
  margin-top: -150px;
  padding-bottom: 2.25rem;
  justify-content: space-between;
  gap: 20px 40px;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
`;

const Pager = styled(SliderPager)`
  padding-block: 8px;
  padding-inline: 10px 20px;
  ${labelStyles}
  outline-offset: -5px;
`;
