import { foldLetters } from '../shared/fold-letters.ts';
import { showFindings } from './findings.ts';

/** Development only: the search, the frames and the copy buttons of `/__catalogue`. */
const search = document.querySelector<HTMLInputElement>('input[type="search"]');
if (search) startSearch(search);
for (const frame of document.querySelectorAll('iframe')) fitFrame(frame);
for (const button of document.querySelectorAll<HTMLButtonElement>('.copy')) startCopying(button);
for (const choice of document.querySelectorAll<HTMLInputElement>('[name="width"]'))
  choice.addEventListener('change', () => setWidth(choice.value));

void showFindings();
// Shows changes of schemas and components.
import.meta.hot?.on('site:checked', () => location.reload());

function startSearch(field: HTMLInputElement): void {
  const types = [...document.querySelectorAll<HTMLElement>('.type')];
  const status = document.querySelector('[role="status"]');
  const filter = () => {
    const words = foldLetters(field.value).split(' ').filter(Boolean);
    for (const type of types) type.hidden = !words.every((word) => type.dataset.words?.includes(word));
    const count = types.filter(({ hidden }) => !hidden).length;
    if (status) status.textContent = words.length === 0 ? '' : `${count} of ${types.length} types`;
  };
  field.addEventListener('input', filter);
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter')
      types
        .find(({ hidden }) => !hidden)
        ?.querySelector('a')
        ?.click();
  });
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target === field) return;
    event.preventDefault();
    field.focus();
  });
  filter();
}

/** Sets a frame's height to that of its block. */
function fitFrame(frame: HTMLIFrameElement): void {
  const watch = () => {
    const main = frame.contentDocument?.getElementById('main');
    if (!main) return;
    new ResizeObserver(() => {
      if (main.scrollHeight > 0) frame.height = String(Math.min(main.scrollHeight, 3000));
    }).observe(main);
  };
  frame.addEventListener('load', watch);
  watch();
}

function setWidth(width: string): void {
  for (const frame of document.querySelectorAll('iframe')) {
    if (width === '') frame.removeAttribute('width');
    else frame.width = width;
  }
}

function startCopying(button: HTMLButtonElement): void {
  const find = (selector: string) => button.parentElement?.querySelector(selector);
  button.addEventListener('click', () => {
    const say = (text: string) => find('[role="status"]')?.replaceChildren(text);
    navigator.clipboard.writeText(find('pre')?.textContent ?? '').then(
      () => say('Copied. Paste it into "sections" of a page.'),
      () => say('This browser does not let the page copy: open "JSON" and copy it by hand.'),
    );
  });
}
