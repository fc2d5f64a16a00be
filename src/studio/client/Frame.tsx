/* The left half: the page in its frame, and the messages from and to it. */
import { useEffect, useRef, useState } from 'react';
import { frameName } from '../../shared/studio.ts';
import { withBase } from '../../shared/base.ts';
import { stepInto } from '../../engine/json/json.ts';
import type { FromFrame, Json, PageAnswer, Place, ToFrame } from '../protocol.ts';
import { call } from './api.ts';
import { fillText } from './fill-text.ts';
import { returnToForm } from './keys.ts';
import { openPage, routeOf, whenTraced } from './pages.ts';
import { select } from './selection.ts';
import { filesOf, getState, update, useStudio } from './store.ts';
import { type Clicked, findField, findShown } from './trace.ts';
import { nameOfFile, words } from './words.ts';

/** The page, as visitors see it. */
export function Frame() {
  const route = useStudio((state) => state.framed);
  const isShown = useStudio((state) => state.page!.isShown);
  const width = useStudio((state) => state.width);
  const element = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const scale = useScale(room, width);
  useMessages(element, route);
  const scaled = {
    width,
    height: `${100 / scale}%`,
    transform: `scale(${scale})`,
    ...(scale < 1 && { marginInlineEnd: width * (scale - 1) }),
  };
  return (
    <section className="frame" aria-label={words.thePage} ref={room}>
      {!isShown && <p className="banner box">{words.notDrawn}</p>}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Another origin: the page runs as it does for visitors. */}
      <iframe
        ref={element}
        name={`${frameName}${location.origin}`}
        title={words.frameTitle}
        style={width === 0 ? undefined : scaled}
      />
    </section>
  );
}

/** How much a wide page is made smaller to fit. */
function useScale(room: React.RefObject<HTMLDivElement | null>, width: number): number {
  const [available, setAvailable] = useState(0);
  useEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setAvailable(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [room]);
  return width === 0 || available === 0 ? 1 : Math.min(1, available / width);
}

/** The page in the frame that has said last that it is there; `turn` counts up with each. */
interface Ready {
  route: string;
  turn: number;
}

/** Shows the page of a route, and what is selected in it; takes its clicks. */
function useMessages(element: React.RefObject<HTMLIFrameElement | null>, route: string): void {
  const { origin, base } = useStudio((state) => state.site!.frame);
  const here = useRef('');
  const [ready, setReady] = useState<Ready>({ route: '', turn: 0 });

  useEffect(() => {
    // It may have followed a link there already.
    if (here.current === route) return;
    // A step back may come while it loads.
    here.current = route;
    element.current?.setAttribute('src', origin + withBase(base, route));
  }, [element, origin, base, route]);

  useEffect(() => {
    const listen = ({ source, origin: from, data }: MessageEvent<FromFrame>) => {
      if (from !== origin || source !== element.current?.contentWindow) return;
      if (data.type === 'ready') {
        here.current = routeOf(base, data.address);
        setReady(({ turn }) => ({ route: here.current, turn: turn + 1 }));
        follow(here.current);
      } else if (data.type === 'clicked') void whenTraced().then(() => takeClick(data));
      else returnToForm();
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [element, origin, base]);

  useTold(element, ready.route === route ? ready.turn : 0);
}

/** Tells the page what the studio shows, and again after it has loaded anew. `turn`: 0 while it is another page. */
function useTold(element: React.RefObject<HTMLIFrameElement | null>, turn: number): void {
  const mode = useStudio((state) => state.mode);
  const selection = useStudio((state) => state.selection);
  const blocks = useStudio((state) => state.page!.blocks);
  const trace = useStudio((state) => state.trace);

  useEffect(() => {
    if (turn > 0) tell(element.current, { type: 'mode', mode });
  }, [element, mode, turn]);

  useEffect(() => {
    if (turn === 0 || !selection) return;
    const shown = findShown(trace, selection, blocks);
    tell(element.current, { type: 'select', ...shown, scrolls: selection.by !== 'page' });
  }, [element, selection, blocks, trace, turn]);
}

function tell(frame: HTMLIFrameElement | null, message: ToFrame): void {
  frame?.contentWindow?.postMessage(message, getState().site!.frame.origin);
}

/** The page in the frame has followed a link. */
function follow(route: string): void {
  const { site, framed } = getState();
  if (framed !== route && site!.pages.some((page) => page.route === route)) void openPage({ route });
}

/** Opens what was clicked: its field, its block, or the file where it is. */
function takeClick(clicked: Clicked): void {
  const { page, trace, framed, site } = getState();
  if (!page || !site) return;
  // A file of all pages is open beside it.
  if (page.route === undefined && clicked.block >= 0) return void openPage({ route: framed });
  // The links to the neighbours of an entry are in no file.
  const block = page.blocks[clicked.block] ?? { file: '', pointer: '', type: '' };
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
  const isText = (value: Json) => typeof value === 'string' && fillText(value, placeholders).trim() === text;
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

/** Header, footer and dialogs are the same on each page. */
const shellFiles: Record<string, string> = {
  header: 'navigation',
  nav: 'navigation',
  footer: 'footer',
  dialog: 'consent',
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
