/* The left half: the page in its frame, and the messages from and to it. */
import { useEffect, useRef, useState } from 'react';
import { frameName } from '../../shared/studio.ts';
import { withBase } from '../../shared/base.ts';
import type { FromFrame, ToFrame } from '../protocol.ts';
import { returnToForm } from './keys.ts';
import { openPage, routeOf, whenTraced } from './pages.ts';
import { getState, type State, useStudio } from './store.ts';
import { takeClick } from './take-click.ts';
import { findShown } from './trace.ts';
import { words } from './words.ts';

/** The page, as visitors see it. */
export function Frame() {
  const framed = useStudio((state) => state.framed);
  const isShown = useStudio((state) => state.page!.isShown);
  const width = useStudio((state) => state.width);
  const element = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const scale = useScale(room, width);
  useMessages(element, framed);
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

/** Shows a page, and what is selected in it; takes its clicks. */
function useMessages(element: React.RefObject<HTMLIFrameElement | null>, framed: State['framed']): void {
  const { origin, base } = useStudio((state) => state.site!.frame);
  const here = useRef('');
  const [ready, setReady] = useState<Ready>({ route: '', turn: 0 });

  useEffect(() => {
    const { route } = framed;
    // It may have followed a link there already.
    if (here.current === route) return;
    // A step back may come while it loads.
    here.current = route;
    element.current?.setAttribute('src', origin + withBase(base, route));
  }, [element, origin, base, framed]);

  useEffect(() => {
    const listen = ({ source, origin: from, data }: MessageEvent<FromFrame>) => {
      if (from !== origin || source !== element.current?.contentWindow) return;
      if (data.type === 'ready') {
        here.current = routeOf(base, data.address);
        setReady(({ turn }) => ({ route: here.current, turn: turn + 1 }));
        follow(here.current);
      } else if (data.type === 'clicked') void whenTraced().then(() => takeClick(data, here.current));
      else if (data.type === 'left') here.current = '';
      else returnToForm();
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [element, origin, base]);

  useTold(element, ready.turn, ready.route === framed.route ? ready.turn : 0);
}

/**
 * Tells the page what the studio shows, and again after it has loaded anew. `pageTurn`: 0 while that is not the page of
 * the form.
 */
function useTold(element: React.RefObject<HTMLIFrameElement | null>, turn: number, pageTurn: number): void {
  const mode = useStudio((state) => state.mode);
  const selection = useStudio((state) => state.selection);
  const blocks = useStudio((state) => state.page!.blocks);
  const trace = useStudio((state) => state.trace);

  useEffect(() => {
    if (turn > 0) tell(element.current, { type: 'mode', mode });
  }, [element, mode, turn]);

  useEffect(() => {
    if (pageTurn === 0 || !selection) return;
    const shown = findShown(trace, selection, blocks);
    tell(element.current, { type: 'select', ...shown, scrolls: selection.by !== 'page' });
  }, [element, selection, blocks, trace, pageTurn]);
}

function tell(frame: HTMLIFrameElement | null, message: ToFrame): void {
  frame?.contentWindow?.postMessage(message, getState().site!.frame.origin);
}

/** The page in the frame has followed a link. */
function follow(route: string): void {
  const { site, framed } = getState();
  if (framed.route !== route && site!.pages.some((page) => page.route === route)) void openPage({ route });
}
