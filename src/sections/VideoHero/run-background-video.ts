import { runPlayback } from '../../components/playback.ts';
import { startPlayback } from './start-playback.ts';

/**
 * Plays the video of a block while it is near the viewport, unless the visitor prefers reduced motion, saves data or
 * has paused it. Shows it once it plays. Returns a cleanup function.
 */
export function runBackgroundVideo(block: HTMLElement): () => void {
  const film = block.querySelector('video')!;
  const end = new AbortController();
  let near = false;
  let asked = false;

  const playback = runPlayback(block.querySelector('[data-playback]')!, update, end.signal);
  film.addEventListener('playing', () => (film.dataset.started = 'true'), { signal: end.signal });
  const watcher = new IntersectionObserver(
    ([entry]) => {
      near = entry?.isIntersecting ?? false;
      update();
    },
    { rootMargin: '200px' },
  );
  watcher.observe(film);
  // A video is as large as the rest of the page. With data saving only the button loads it.
  if (navigator.connection?.saveData) playback.stop();

  function update(): void {
    const runs = near && playback.wanted();
    if (runs === asked) return;
    asked = runs;
    if (!runs) film.pause();
    // Autoplay was blocked once. The button now offers it, because such a browser requires a click.
    else void startPlayback(film).then((began) => began || playback.stop());
  }

  return () => {
    end.abort();
    watcher.disconnect();
    film.pause();
  };
}
