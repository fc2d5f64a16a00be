import { brainIcon } from './brain-icon.ts';

/** Replaces an icon that fails to load by the brain. Returns a cleanup function. */
export function watchIcon(icon: HTMLImageElement): () => void {
  const replace = () => (icon.src = brainIcon);
  // It may have failed before this listener: `error` events are not repeated.
  if (icon.complete && icon.naturalWidth === 0 && icon.currentSrc !== '') replace();
  icon.addEventListener('error', replace, { once: true });
  return () => icon.removeEventListener('error', replace);
}
