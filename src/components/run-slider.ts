import { Swiper } from 'swiper';
import { EffectFade } from 'swiper/modules';
import { runPlayback } from './playback.ts';
import { watchRest } from './watch-rest.ts';

/**
 * Brings a slider to life that `describeSlider` and `SliderPager` described: one slide at a time, in a loop, changing by
 * themselves until the visitor wants rest. Which one is shown stands in the attributes alone, so the page that is
 * served is enough. Returns what ends it.
 */
export function runSlider(root: HTMLElement): () => void {
  const stage = find(root, '.swiper');
  // In the order of the page: Swiper moves them about.
  const slides = [...stage.querySelectorAll<HTMLElement>('.swiper-slide')];
  if (slides.length < 2) return () => {};
  // On paper they stand in that order again: see later.css.
  slides.forEach((slide, index) => slide.style.setProperty('--place', String(index)));
  // Until now they were a row to be scrolled.
  stage.scrollLeft = 0;
  const pager = connectPager(root);
  const inertAway = slides.map(findInertAway);
  const live = find(root, '[aria-live]');
  const delayMs = Number(root.dataset.seconds) * 1000;
  const end = new AbortController();
  const first = pager.shown;
  let active = first;
  /** The slide whose time is running. */
  let timed: number | undefined;
  let timer: number | undefined;

  const playback = runPlayback(find(root, '[data-playback]'), update, end.signal);
  const isAtRest = watchRest(root, update, end.signal);
  const swiper = new Swiper(stage, {
    modules: [EffectFade],
    effect: root.dataset.slider === 'fade' ? 'fade' : 'slide',
    fadeEffect: { crossFade: true },
    // Words of a slide can be selected with the mouse: it drags none. A finger does.
    simulateTouch: false,
    speed: 700,
    loop: true,
    on: {
      realIndexChange({ realIndex }) {
        active = realIndex;
        update();
      },
    },
  });
  if (first > 0) swiper.slideToLoop(first, 0);
  pager.start();
  pager.onChoose((index) => swiper.slideToLoop(index), end.signal);
  update();

  function update(): void {
    const playing = playback.wanted() && !isAtRest();
    live.ariaLive = playing ? 'off' : 'polite';
    inertAway.forEach((part, index) => {
      if (part) part.inert = index !== active;
    });
    pager.show(active, playing);
    // Each slide has the whole time.
    const next = playing ? active : undefined;
    if (next === timed) return;
    timed = next;
    clearInterval(timer);
    if (next !== undefined) timer = window.setInterval(advance, delayMs);
  }

  function advance(): void {
    // Nobody is to lose the slide they have under their finger.
    if (!swiper.touchEventsData.isTouched) swiper.slideNext();
  }

  return () => {
    end.abort();
    clearInterval(timer);
    swiper.destroy();
  };
}

/** Does so for all sliders of a block. */
export function runSlidersOf(block: HTMLElement): () => void {
  const ends = Array.from(block.querySelectorAll<HTMLElement>('[data-slider]'), runSlider);
  return () => ends.forEach((end) => end());
}

/** Hands on what is chosen in a `SliderPager`, and keeps what it shows. */
function connectPager(root: HTMLElement) {
  const pager = find(root, '[data-many]');
  const bars = [...pager.querySelectorAll<HTMLElement>('[data-position]')];
  const counter = find(pager, '[data-counter]');
  return {
    /** Index of the slide that the attributes say is shown. */
    shown: Math.max(
      0,
      bars.findIndex((bar) => bar.ariaCurrent === 'true'),
    ),
    start(): void {
      pager.inert = false;
    },
    onChoose(choose: (index: number) => void, signal: AbortSignal): void {
      bars.forEach((bar, index) => bar.addEventListener('click', () => choose(index), { signal }));
    },
    show(active: number, playing: boolean): void {
      pager.dataset.playing = String(playing);
      bars.forEach((bar, index) => {
        bar.ariaCurrent = String(index === active);
        bar.dataset.distance = distanceOf(index, active);
      });
      counter.textContent = bars[active]?.dataset.position ?? '';
    },
  };
}

/** How far a bar is from the one of the slide shown: "0" to "3", which is any more. */
export function distanceOf(index: number, active: number): string {
  return String(Math.min(3, Math.abs(index - active)));
}

/** What of a slide nobody may reach while another one is shown. */
function findInertAway(slide: HTMLElement): HTMLElement | null {
  return slide.matches('[data-inert-away]') ? slide : slide.querySelector<HTMLElement>('[data-inert-away]');
}

/** @throws Error when a component of the site lacks what its slider needs. */
function find(root: HTMLElement, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`A slider has no ${selector}.`);
  return found;
}
