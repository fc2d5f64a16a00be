import { runPlayback } from '../../components/playback.ts';
import { startPlayback } from './start-playback.ts';

/**
 * Plays the film of a block while it is near the viewport, unless the visitor wants less motion, saves data or has stopped
 * it, and shows it once it runs. Returns what ends it.
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
  // A film weighs as much as the rest of a page; whoever wants it presses the button.
  if (navigator.connection?.saveData) playback.stop();

  function update(): void {
    const runs = near && playback.wanted();
    if (runs === asked) return;
    asked = runs;
    if (!runs) film.pause();
    // What was refused once is offered: a press of the button is what such a browser asks for.
    else void startPlayback(film).then((began) => began || playback.stop());
  }

  return () => {
    end.abort();
    watcher.disconnect();
    film.pause();
  };
}
