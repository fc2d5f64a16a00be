import { useEffect, useRef, useState, type RefObject } from 'react';
import { useReducedMotion } from '../../components/use-reduced-motion.ts';
import { startPlayback } from './start-playback.ts';

interface BackgroundVideo {
  video: RefObject<HTMLVideoElement | null>;
  /** Whether the film is to run: the visitor has not stopped it, and the browser has not refused. */
  wanted: boolean;
  toggle: () => void;
}

/** Plays a film while it is near the viewport, unless the visitor wants less motion or has stopped it. */
export function useBackgroundVideo(): BackgroundVideo {
  const video = useRef<HTMLVideoElement>(null);
  const [near, setNear] = useState(false);
  const [choice, setChoice] = useState<boolean>();
  const still = useReducedMotion();
  const wanted = choice ?? !still;

  useEffect(() => {
    const film = video.current;
    if (!film) return;
    const watcher = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '200px',
    });
    watcher.observe(film);
    return () => watcher.disconnect();
  }, []);

  useEffect(() => {
    const film = video.current;
    if (!film || !near || !wanted) return;
    // What was refused once is offered: a press of the button is what such a browser asks for.
    void startPlayback(film).then((runs) => runs || setChoice(false));
    return () => film.pause();
  }, [near, wanted]);

  return { video, wanted, toggle: () => setChoice(!wanted) };
}
