import { runPlayback } from '../../components/playback.ts';
import { startPlayback } from './start-playback.ts';

/**
 * Plays the video of a block while it is near the viewport, unless the visitor prefers reduced motion, saves data or
 * has paused it. Shows it once it plays. Returns a cleanup function.
 */
export function runBackgroundVideo(block: HTMLElement): () => void {
  const video = block.querySelector('video')!;
  const end = new AbortController();
  let isNear = false;
  let isPlaying = false;

  const playback = runPlayback(block.querySelector('[data-playback]')!, update, end.signal);
  video.addEventListener('playing', () => (video.dataset.started = 'true'), { signal: end.signal });
  const observer = new IntersectionObserver(
    (entries) => {
      isNear = entries.at(-1)?.isIntersecting ?? false;
      update();
    },
    { rootMargin: '200px' },
  );
  observer.observe(video);
  // A video is as large as the rest of the page. With data saving only the button loads it.
  if (navigator.connection?.saveData) playback.pause();

  function update(): void {
    const shouldPlay = isNear && playback.isPlaying();
    if (shouldPlay === isPlaying) return;
    isPlaying = shouldPlay;
    if (!shouldPlay) video.pause();
    // Autoplay was blocked once. The button now offers it, because such a browser requires a click.
    else void startPlayback(video).then((began) => began || playback.pause());
  }

  return () => {
    end.abort();
    observer.disconnect();
    video.pause();
  };
}
