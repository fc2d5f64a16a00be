import { useEffect, useRef, useState, type RefObject } from 'react';
import { Swiper } from 'swiper';
import { EffectFade } from 'swiper/modules';
import type { varyingSettings } from './slider-settings.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import { useRest } from './use-rest.ts';

const parts = { modules: [EffectFade], fadeEffect: { crossFade: true } };

/** A build knows no other settings than these. */
type Varying = (typeof varyingSettings)[number];

interface Options {
  count: number;
  /** Milliseconds a slide stays. */
  delay: number;
  effect: 'fade' | 'slide';
}

export interface Slider {
  /** Goes on the element around `.swiper`, so that the pager counts as a part of the slider. */
  root: RefObject<HTMLDivElement | null>;
  /** Goes on the element with the class `swiper`. */
  stage: RefObject<HTMLDivElement | null>;
  /** Index of the slide shown. */
  active: number;
  /** False on the server and until the slider runs: only then may slides be taken from readers. */
  ready: boolean;
  /** Whether the visitor wants the slides to change by themselves. */
  wanted: boolean;
  /** Whether they do right now: wanted, and nobody points at or is inside the slider. */
  playing: boolean;
  delay: number;
  toggle: () => void;
  goTo: (index: number) => void;
}

/** Runs slides with Swiper: one at a time, in a loop, changing by themselves until the visitor wants rest. */
export function useSlider({ count, delay, effect }: Options): Slider {
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper>(null);
  const [active, setActive] = useState(0);
  const [ready, setReady] = useState(false);
  const [choice, setChoice] = useState<boolean>();
  const resting = useRest(root);
  const still = useReducedMotion();
  const wanted = choice ?? !still;
  const playing = ready && wanted && !resting;
  // Each slide has the whole time.
  const turn = playing ? active : undefined;

  useEffect(() => {
    if (!stage.current || count < 2) return;
    const running = new Swiper(stage.current, {
      ...parts,
      ...({ effect, speed: 700, loop: true } satisfies { [K in Varying]?: unknown }),
      on: { realIndexChange: ({ realIndex }) => setActive(realIndex) },
    });
    swiper.current = running;
    setReady(true);
    return () => {
      running.destroy();
      swiper.current = null;
    };
  }, [count, effect]);

  useEffect(() => {
    if (turn === undefined) return;
    const timer = setInterval(() => {
      // Nobody is to lose the slide they have under their finger.
      if (!swiper.current?.touchEventsData.isTouched) swiper.current?.slideNext();
    }, delay);
    return () => clearInterval(timer);
  }, [turn, delay]);

  return {
    root,
    stage,
    active,
    ready,
    wanted,
    playing,
    delay,
    toggle: () => setChoice(!wanted),
    goTo: (index) => swiper.current?.slideToLoop(index),
  };
}
