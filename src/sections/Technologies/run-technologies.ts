import { runTabsOf } from '../../components/run-tabs.ts';

/**
 * The brain icon of "AI/ML" (public/tech/ai-ml.svg, Phosphor Icons) as a data URL. It replaces icons that fail to load,
 * so it must not need loading itself.
 */
const brainIcon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 256 256' fill='%23C63D1E'%3E%3Cpath d='M240,124a48,48,0,0,1-32,45.27h0V176a40,40,0,0,1-80,0,40,40,0,0,1-80,0v-6.73h0a48,48,0,0,1,0-90.54V72a40,40,0,0,1,80,0,40,40,0,0,1,80,0v6.73A48,48,0,0,1,240,124Z' opacity='0.2'/%3E%3Cpath d='M248,124a56.11,56.11,0,0,0-32-50.61V72a48,48,0,0,0-88-26.49A48,48,0,0,0,40,72v1.39a56,56,0,0,0,0,101.2V176a48,48,0,0,0,88,26.49A48,48,0,0,0,216,176v-1.41A56.09,56.09,0,0,0,248,124ZM88,208a32,32,0,0,1-31.81-28.56A55.87,55.87,0,0,0,64,180h8a8,8,0,0,0,0-16H64A40,40,0,0,1,50.67,86.27,8,8,0,0,0,56,78.73V72a32,32,0,0,1,64,0v68.26A47.8,47.8,0,0,0,88,128a8,8,0,0,0,0,16,32,32,0,0,1,0,64Zm104-44h-8a8,8,0,0,0,0,16h8a55.87,55.87,0,0,0,7.81-.56A32,32,0,1,1,168,144a8,8,0,0,0,0-16,47.8,47.8,0,0,0-32,12.26V72a32,32,0,0,1,64,0v6.73a8,8,0,0,0,5.33,7.54A40,40,0,0,1,192,164Zm16-52a8,8,0,0,1-8,8h-4a36,36,0,0,1-36-36V80a8,8,0,0,1,16,0v4a20,20,0,0,0,20,20h4A8,8,0,0,1,208,112ZM60,120H56a8,8,0,0,1,0-16h4A20,20,0,0,0,80,84V80a8,8,0,0,1,16,0v4A36,36,0,0,1,60,120Z'/%3E%3C/svg%3E";

/** Replaces an icon that fails to load by the brain. Returns a cleanup function. */
function watchIcon(icon: HTMLImageElement): () => void {
  const replace = () => (icon.src = brainIcon);
  // It may have failed before this listener: `error` events are not repeated.
  if (icon.complete && icon.naturalWidth === 0 && icon.currentSrc !== '') replace();
  icon.addEventListener('error', replace, { once: true });
  return () => icon.removeEventListener('error', replace);
}

/** Enhances a block of technologies: its tabs, and the fallback for icons that fail to load. */
export function runTechnologies(block: HTMLElement): () => void {
  const icons = [...block.querySelectorAll('img')];
  const ends = [runTabsOf(block), ...icons.map(watchIcon)];
  // A pointer or the focus on the tabs comes before a click: the icons of the opened tab then arrive in time.
  const loadIcons = () => icons.forEach((icon) => (icon.loading = 'eager'));
  for (const event of ['pointerover', 'focusin'])
    block.querySelector('[role="tablist"]')?.addEventListener(event, loadIcons, { once: true });
  return () => ends.forEach((end) => end());
}
