import { runPlayback } from '../../components/playback.ts';

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

/**
 * Plays a video. Returns false when the browser refuses. A blocked autoplay is only logged: the poster stays. A video
 * without a playable source is logged as an error.
 */
async function startPlayback(video: HTMLVideoElement): Promise<boolean> {
  if (typeof video.play !== 'function') {
    console.error('The background video has no play function.');
    return false;
  }
  // React sets no muted attribute, and browsers allow autoplay of muted videos only.
  video.muted = true;
  try {
    await video.play();
    return true;
  } catch (reason) {
    // Paused before it began: by the pause button, or because it left the screen.
    if (reason instanceof DOMException && reason.name === 'AbortError') return true;
    console.warn('Autoplay failed', reason);
    return false;
  }
}
