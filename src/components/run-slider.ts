import { Swiper } from 'swiper';
import { EffectFade } from 'swiper/modules';
import { runPlayback, watchPauseReasons } from './playback.ts';

/**
 * Enhances a slider rendered with `describeSlider` and `SliderPager`: one slide at a time, in a loop, advancing until
 * the visitor pauses it. The current slide is stored in attributes only, so the served HTML is enough. Returns a
 * cleanup function.
 */
export function runSlider(root: HTMLElement): () => void {
  const stage = root.querySelector<HTMLElement>('.swiper')!;
  // In document order: Swiper reorders them.
  const slides = [...stage.querySelectorAll<HTMLElement>('.swiper-slide')];
  if (slides.length < 2) return () => {};
  // In print they have that order again: see print.css.
  slides.forEach((slide, index) => slide.style.setProperty('--place', String(index)));
  const scrolledTo = findScrolledTo(stage, slides);
  stage.scrollLeft = 0;
  const pager = connectPager(root);
  const live = root.querySelector('[aria-live]')!;
  // An element in the row, or the row itself, which scrolls by keyboard until it is enhanced.
  const focused = stage.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
  const delayMs = Number(root.dataset.seconds) * 1000;
  const end = new AbortController();
  const withFocus = slides.findIndex((slide) => slide.contains(focused));
  const first = withFocus >= 0 ? withFocus : scrolledTo > 0 ? scrolledTo : pager.currentIndex;
  let active = first;
  /** Index of the slide whose time is running. */
  let timed: number | undefined;
  let timer: number | undefined;

  const playback = runPlayback(root.querySelector<HTMLElement>('[data-playback]')!, update, end.signal);
  const shouldPause = watchPauseReasons(root, update, end.signal);
  const swiper = createSwiper(stage, root.dataset.slider === 'fade' ? 'fade' : 'slide', (index) => {
    active = index;
    update();
  });
  if (first > 0) swiper.slideToLoop(first, 0);
  pager.onChoose((index) => swiper.slideToLoop(index), end.signal);
  update();
  // Swiper has moved the slide, or the row no longer scrolls: both take the focus away.
  if (focused && withFocus < 0) focused.tabIndex = -1;
  focused?.focus({ preventScroll: true });

  function update(): void {
    const playing = playback.isPlaying() && !shouldPause();
    live.ariaLive = playing ? 'off' : 'polite';
    for (const content of stage.querySelectorAll<HTMLElement>('[data-inert-away]'))
      content.inert = content.closest('.swiper-slide') !== slides[active];
    pager.show(active, playing);
    // Each slide gets the full time.
    const next = playing ? active : undefined;
    if (next === timed) return;
    timed = next;
    clearInterval(timer);
    if (next !== undefined) timer = window.setInterval(advance, delayMs);
  }

  function advance(): void {
    // Does not advance while a finger is on the slide.
    if (!swiper.touchEventsData.isTouched) swiper.slideNext();
  }

  return () => {
    end.abort();
    clearInterval(timer);
    swiper.destroy();
  };
}

/** Before it is enhanced, a slider is a row that scrolls: the slide to which the visitor has scrolled stays. -1 for none. */
function findScrolledTo(stage: HTMLElement, slides: readonly HTMLElement[]): number {
  const box = stage.getBoundingClientRect();
  return slides.findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - box.left) < box.width / 2);
}

function createSwiper(
  stage: HTMLElement,
  effect: 'fade' | 'slide',
  onChange: (index: number) => void,
): Swiper {
  return new Swiper(stage, {
    modules: [EffectFade],
    effect,
    fadeEffect: { crossFade: true },
    // No dragging by mouse, so that text can be selected. Touch drags.
    simulateTouch: false,
    speed: 700,
    loop: true,
    on: { realIndexChange: ({ realIndex }) => onChange(realIndex) },
  });
}

/** Enhances all sliders of a block. */
export function runSlidersOf(block: HTMLElement): () => void {
  const ends = Array.from(block.querySelectorAll<HTMLElement>('[data-slider]'), runSlider);
  return () => ends.forEach((end) => end());
}

/** Connects a `SliderPager` with the slider, in both directions. */
function connectPager(root: HTMLElement) {
  const pager = root.querySelector<HTMLElement>('[data-many]')!;
  const bars = [...pager.querySelectorAll<HTMLElement>('[data-position]')];
  // The element around its text may have a language or a direction of its own.
  const counter = pager.querySelector('[data-counter] *') ?? pager.querySelector('[data-counter]')!;
  pager.inert = false;
  return {
    /** Index of the current slide according to the attributes. */
    currentIndex: bars.findIndex((bar) => bar.ariaCurrent === 'true'),
    onChoose(choose: (index: number) => void, signal: AbortSignal): void {
      bars.forEach((bar, index) => bar.addEventListener('click', () => choose(index), { signal }));
    },
    show(active: number, playing: boolean): void {
      pager.dataset.playing = String(playing);
      bars.forEach((bar, index) => {
        bar.ariaCurrent = String(index === active);
      });
      counter.textContent = bars[active]?.dataset.position ?? '';
    },
  };
}
