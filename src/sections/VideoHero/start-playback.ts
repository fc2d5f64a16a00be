/**
 * Plays a film. A browser that refuses to start it by itself is only logged: the poster stays.
 * One without a way to play at all is an error in the log, and nothing else.
 */
export async function startPlayback(
  video: Pick<HTMLVideoElement, 'muted'> & { play?: () => Promise<void> },
): Promise<void> {
  if (typeof video.play !== 'function') {
    console.error('The background video has no play function.');
    return;
  }
  // React sets no muted attribute, and only a silent film may start by itself.
  video.muted = true;
  try {
    await video.play();
  } catch (reason) {
    // Stopped again before it began: by the pause button, or because it left the screen.
    if (reason instanceof DOMException && reason.name === 'AbortError') return;
    console.warn('Autoplay failed', reason);
  }
}
