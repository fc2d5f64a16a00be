/**
 * Plays a film; false when the browser will not. A refusal to start it without the visitor is only logged: the
 * poster stays. A film without a way to play at all is an error in the log, and nothing else.
 */
export async function startPlayback(
  video: Pick<HTMLVideoElement, 'muted'> & { play?: () => Promise<void> },
): Promise<boolean> {
  if (typeof video.play !== 'function') {
    console.error('The background video has no play function.');
    return false;
  }
  // React sets no muted attribute, and only a silent film may start by itself.
  video.muted = true;
  try {
    await video.play();
    return true;
  } catch (reason) {
    // Stopped again before it began: by the pause button, or because it left the screen.
    if (reason instanceof DOMException && reason.name === 'AbortError') return true;
    console.warn('Autoplay failed', reason);
    return false;
  }
}
