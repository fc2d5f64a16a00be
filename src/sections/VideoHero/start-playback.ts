/**
 * Plays a video. Returns false when the browser refuses. A blocked autoplay is only logged: the poster stays. A video
 * without a playable source is logged as an error.
 */
export async function startPlayback(
  video: Pick<HTMLVideoElement, 'muted'> & { play?: () => Promise<void> },
): Promise<boolean> {
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
