/* What a click on the page opens: a field, a block, or the file where a text is. */
import { fillPlaceholders } from '../../engine/content/placeholders.ts';
import { stepInto } from '../../engine/json/json.ts';
import type { Json, PageAnswer, Place } from '../protocol.ts';
import { call } from './api.ts';
import { openPage } from './pages.ts';
import { select } from './selection.ts';
import { filesOf, getState, update } from './store.ts';
import { type Clicked, findField } from './trace.ts';
import { nameOfFile, words } from './words.ts';

/** Opens what was clicked on the page at a route: its field, its block, or the file where it is. */
export function takeClick(clicked: Clicked, here: string): void {
  const { page, framed, site, trace: traced } = getState();
  if (!page || !site) return;
  // A file of all pages is open beside it.
  if (page.route === undefined && clicked.block >= 0) return void openPage(framed);
  const shown = here === page.route || isFurther(here, page.route) ? page.blocks : [];
  const trace = here === page.route ? traced : undefined;
  // The links to the neighbours of an entry are in no file.
  const block = shown[clicked.block] ?? { file: '', pointer: '', type: '' };
  const target = trace && findField(trace, clicked, block);
  if (target) {
    const { file, pointer: at } = target.field;
    const isHere = filesOf(page).some((state) => state.file === file);
    return isHere ? select({ file, at }, 'page', target.caret) : noteListed({ file, at });
  }
  if (block.file === '') return void noteShell(clicked);
  if (block.type === 'pageHead') return select({ file: page.main.file, at: '/entry' }, 'page');
  select({ file: block.file, at: block.pointer }, 'page');
  if (trace !== undefined && clicked.text.trim() !== '') noteSite('words', words.ofSite);
  else update({ note: { text: words.inThisBlock } });
}

/** Names the file of what all pages share, with a button that opens it at the text. */
async function noteShell({ around, text }: Clicked): Promise<void> {
  const usual = shellFiles[around];
  const place = await findInSite(text.trim(), usual);
  const { site, page } = getState();
  if (place && place.file === page?.main.file) return select(place, 'page');
  const known = site!.files.find(({ file }) => file === place?.file);
  noteSite(known?.name ?? usual, words.ofShell, place);
}

/** Where the files of `_site/` have a text, beginning with the one of a name. */
async function findInSite(text: string, first: string | undefined): Promise<Place | undefined> {
  const { files, placeholders } = getState().site!;
  const values = new Map(Object.entries(placeholders));
  const isText = (value: Json) =>
    typeof value === 'string' && fillPlaceholders(value, values).trim() === text;
  const ofSite = files.filter(({ kind }) => kind === 'site' && text !== '');
  for (const { file } of ofSite.toSorted((a, b) => Number(b.name === first) - Number(a.name === first))) {
    const { main } = await call<PageAnswer>('page', { file });
    const at = main.value === undefined ? undefined : findPointer(main.value, isText);
    if (at !== undefined) return { file, at };
  }
  return undefined;
}

/** The pointer of the first value that fits. */
function findPointer(value: Json, fits: (value: Json) => boolean, at = ''): string | undefined {
  if (fits(value)) return at;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, child] of Object.entries(value)) {
    const pointer = findPointer(child, fits, stepInto(at, key));
    if (pointer !== undefined) return pointer;
  }
  return undefined;
}

/** True for a page that goes on with a list: `/news/2`. It has the blocks of the first, but other entries. */
const isFurther = (here: string, route = '') =>
  here.startsWith(route) && /^\/?\d+$/.test(here.slice(route.length));

/** Header, footer and dialogs are the same on each page. */
const shellFiles: Record<string, string> = {
  announcement: 'announcement',
  header: 'navigation',
  menu: 'navigation',
  drawer: 'navigation',
  footer: 'footer',
  'cookie-banner': 'consent',
  'sign-in': 'sign-in',
};

/** Names the file of a page that a list shows. */
function noteListed({ file, at }: Place): void {
  noteFile(words.listed(file), file.slice(file.lastIndexOf('/') + 1), { file, at });
}

/** Names the file of `_site/` in which a text is. */
function noteSite(
  name: string | undefined,
  textFor: (file: string | undefined) => string,
  place?: Place,
): void {
  const known = getState().site?.files.find((file) => file.kind === 'site' && file.name === name);
  if (known) noteFile(textFor(known.file), nameOfFile(known), place ?? { file: known.file, at: '' });
  else update({ note: { text: textFor(undefined) } });
}

/** Says something of a file, with a button that opens it at a place. */
function noteFile(text: string, name: string, place: Place): void {
  const { file, at } = place;
  const open = async () => {
    await openPage({ route: getState().site!.pages.find((page) => page.file === file)?.route, file });
    if (at !== '') select(place, 'form');
  };
  update({ note: { text, action: { label: words.openFile(name), run: () => void open() } } });
}
