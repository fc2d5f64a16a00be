import { brainIcon } from './brain-icon.ts';

/** Shows the brain instead of an icon that cannot be loaded. Returns what ends it. */
export function watchIcon(icon: HTMLImageElement): () => void {
  const replace = () => (icon.src = brainIcon);
  // It may have failed before anybody listened: no error is told twice.
  if (icon.complete && icon.naturalWidth === 0 && icon.currentSrc !== '') replace();
  icon.addEventListener('error', replace, { once: true });
  return () => icon.removeEventListener('error', replace);
}
