import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchDocument, forgetDocuments } from '../../src/app/fetch-document.ts';
import { leaveToBrowser } from '../../src/app/leave-to-browser.ts';
import { liftPreloads } from '../../src/app/lift-preloads.ts';
import { endWith, markLive, sweepBlocks } from '../../src/app/live-blocks.ts';
import { placeScroll } from '../../src/app/place-scroll.ts';
import { keepScrollPositions, nameEntry, positionOf } from '../../src/app/scroll-positions.ts';
import { showProgress } from '../../src/app/show-progress.ts';
import { runPlayback } from '../../src/components/playback.ts';
import { shownPath } from '../../src/components/shown-path.ts';
import { watchRest } from '../../src/components/watch-rest.ts';
import { draftKey, readDraft, removeDraft, writeDraft } from '../../src/sections/ContactForm/keep-draft.ts';
import { stubStorage } from './stub-storage.ts';

// What these do to a page is shown in browsers; here is what they decide.

const origin = 'https://greenplot.example';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('leaving an address to the browser', () => {
  test.each([
    ['/growing', 'assign https://greenplot.example/growing'],
    ['#top', 'assign https://greenplot.example/#top'],
    ['/', 'reload'],
  ])('%s: %s', (address, done) => {
    const calls: string[] = [];
    vi.stubGlobal('location', {
      href: `${origin}/`,
      assign: (href: string) => calls.push(`assign ${href}`),
      reload: () => calls.push('reload'),
    });
    leaveToBrowser(address);
    expect(calls).toEqual([done]);
  });
});

describe('a link', async () => {
  // What reports lost code listens from the start.
  vi.stubGlobal('addEventListener', () => {});
  const { internalLink, isThisPage } = await import('../../src/app/await-navigation.ts');
  const linkTo = (address: string) => ({ closest: () => new URL(address, origin) }) as unknown as EventTarget;
  beforeEach(() => vi.stubGlobal('location', new URL('/growing?page=2', origin)));

  test.each([
    ['/growing/beans', true],
    ['/growing/beans#rows', true],
    ['/prices.pdf', false],
    ['https://elsewhere.example/', false],
    ['mailto:hello@greenplot.example', false],
  ])('to %s opens a page of this site: %j', (address, isPage) => {
    expect(internalLink(linkTo(address)) !== undefined).toBe(isPage);
  });

  test.each([
    ['/growing?page=2', true],
    ['/growing?page=2#rows', true],
    ['/growing', false],
    ['/?page=2', false],
  ])('to %s leads to a place of the page shown: %j', (address, isHere) => {
    expect(isThisPage(new URL(address, origin) as unknown as HTMLAnchorElement)).toBe(isHere);
  });

  test('is none where nothing around the target is one', () => {
    expect(internalLink({ closest: () => null } as unknown as EventTarget)).toBeUndefined();
    expect(internalLink({} as EventTarget)).toBeUndefined();
  });
});

test('the page shown is the one that the document names, and that of the address where it names none', () => {
  vi.stubGlobal('location', { pathname: '/a' });
  vi.stubGlobal('document', { querySelector: () => ({ href: `${origin}/b` }) });
  expect(shownPath()).toBe('/b');
  vi.stubGlobal('document', { querySelector: () => null });
  expect(shownPath()).toBe('/a');
});

test('preloads in front of a block are lifted into the head, each once, and no other link', () => {
  const preloads = new Set<string>();
  const [one, other] = ['a', 'b'].map((name) => `<link rel="preload" as="image" href="/${name}.webp"/>`);
  expect(liftPreloads(`${one}${other}<p>${one}</p>`, preloads)).toBe(`<p>${one}</p>`);
  expect(liftPreloads(`${one}<p></p>`, preloads)).toBe('<p></p>');
  expect([...preloads]).toEqual([one, other]);
});

test('what a block has started ends once it has left the document', () => {
  const ends: string[] = [];
  const block = (name: string) => {
    const made = { isConnected: true, dataset: { lost: '' } as DOMStringMap };
    endWith(made as HTMLElement, () => ends.push(name));
    return made;
  };
  const [stays, leaves] = [block('stays'), block('leaves')];
  markLive(stays as HTMLElement);
  expect(stays.dataset).toEqual({ live: '' });
  leaves.isConnected = false;
  sweepBlocks();
  sweepBlocks();
  expect(ends).toEqual(['leaves']);
});

describe('fetched pages', () => {
  const pageOf = (path: string, type = 'text/html') => {
    const response = new Response('<style>a{}</style><p>Text</p>', { headers: { 'content-type': type } });
    return Object.defineProperty(response, 'url', { value: origin + path });
  };
  const fetched: string[] = [];

  beforeEach(() => {
    fetched.length = 0;
    forgetDocuments();
    vi.stubGlobal('window', {});
    vi.stubGlobal(
      'DOMParser',
      class {
        parseFromString(html: string) {
          return html;
        }
      },
    );
    vi.stubGlobal('fetch', (path: string) => {
      fetched.push(path);
      return Promise.resolve(
        pageOf(path === '/old' ? '/new' : path, path.endsWith('.pdf') ? 'x/pdf' : undefined),
      );
    });
  });

  test('are asked for once, say where they were found, and bring no styles along', async () => {
    expect(await fetchDocument('/old')).toEqual({ path: '/new', document: '<p>Text</p>' });
    await fetchDocument('/old');
    expect(fetched).toEqual(['/old']);
  });

  test('are asked for again after what was no page', async () => {
    await expect(fetchDocument('/a.pdf')).rejects.toThrow(`${origin}/a.pdf`);
    await expect(fetchDocument('/a.pdf')).rejects.toThrow(`${origin}/a.pdf`);
    expect(fetched).toHaveLength(2);
  });

  test('are kept, the last twenty that were asked for', async () => {
    for (let number = 1; number <= 20; number++) await fetchDocument(`/${number}`);
    await fetchDocument('/1');
    await fetchDocument('/21');
    expect(fetched).toHaveLength(21);
    await fetchDocument('/1');
    expect(fetched).toHaveLength(21);
    await fetchDocument('/2');
    expect(fetched).toHaveLength(22);
  });
});

describe('how far a page was scrolled', () => {
  type Change = { navigation?: string; key: string; action?: string };
  const scrolls: unknown[] = [];
  let hear: (state: object) => void;
  let leave: () => void;

  function start(initialized = true) {
    const { texts } = stubStorage('sessionStorage');
    vi.stubGlobal('scrollY', 0);
    vi.stubGlobal('history', {
      state: { key: 'first' },
      scrollRestoration: 'auto',
      replaceState(state: object) {
        Object.assign(this, { state });
      },
    });
    vi.stubGlobal('scrollTo', (place: unknown) => scrolls.push(place));
    vi.stubGlobal('addEventListener', (_: string, listener: () => void) => (leave = listener));
    const state = { initialized, location: { key: 'first' } };
    keepScrollPositions({ state, subscribe: (listener: typeof hear) => (hear = listener) } as never);
    scrolls.length = 0;
    return texts;
  }
  const go = ({ navigation = 'idle', key, action = 'PUSH' }: Change) =>
    hear({ navigation: { state: navigation }, location: { key }, historyAction: action });
  const at = (key: string) => positionOf({ key } as never);

  test('is remembered when another page is asked for, and written down when the document goes', () => {
    const texts = start();
    vi.stubGlobal('scrollY', 500);
    go({ navigation: 'loading', key: 'first' });
    expect(history.scrollRestoration).toBe('manual');
    go({ key: 'second' });
    expect(at('first')).toBe(500);
    vi.stubGlobal('scrollY', 70);
    leave();
    expect(at('second')).toBe(70);
    expect(Object.fromEntries(JSON.parse([...texts.values()][0]!) as [])).toMatchObject({
      first: 500,
      second: 70,
    });
  });

  test('is remembered at a jump on the page, and not when one goes back', () => {
    start();
    vi.stubGlobal('scrollY', 300);
    go({ key: 'jump' });
    expect(at('first')).toBe(300);
    vi.stubGlobal('scrollY', 900);
    go({ key: 'first', action: 'POP' });
    expect(at('jump')).toBeUndefined();
  });

  test('is left to the browser again with the document of its entry, and unknown while another page is on its way', () => {
    start();
    history.scrollRestoration = 'manual';
    leave();
    expect(history.scrollRestoration).toBe('auto');
    start(false);
    vi.stubGlobal('scrollY', 44);
    leave();
    expect(at('first')).not.toBe(44);
  });

  test('an entry that a document was served for gets a name, once', () => {
    start();
    nameEntry();
    expect(history.state).toEqual({ key: 'first' });
    history.replaceState({ other: 1 }, '');
    nameEntry();
    expect(history.state).toEqual({ other: 1, key: expect.stringMatching(/^\w{4,8}$/) as string });
  });

  test('is where one goes back to; a new page begins at its top or at its anchor', () => {
    start();
    vi.stubGlobal('scrollY', 500);
    go({ navigation: 'loading', key: 'first' });
    const focused: string[] = [];
    const target = (isShown: boolean) => ({
      getClientRects: () => (isShown ? [1] : []),
      scrollIntoView: () => focused.push('target seen'),
      closest: () => ({ scrollIntoView: () => focused.push('block seen') }),
      hasAttribute: () => false,
      tabIndex: 0,
      focus: () => focused.push('focus'),
    });
    let found: ReturnType<typeof target> | null = null;
    vi.stubGlobal('document', { getElementById: () => found });
    placeScroll({ key: 'first', hash: '' } as never, 'POP');
    placeScroll({ key: 'first', hash: '' } as never, 'PUSH');
    placeScroll({ key: 'new', hash: '#nowhere' } as never, 'PUSH');
    const instant = { behavior: 'instant' };
    expect(scrolls).toEqual([
      { top: 500, ...instant },
      { top: 0, ...instant },
      { top: 0, ...instant },
    ]);
    for (const isShown of [true, false]) {
      found = target(isShown);
      placeScroll({ key: 'new', hash: '#rows' } as never, 'POP');
      expect(found.tabIndex).toBe(-1);
    }
    expect(focused).toEqual(['target seen', 'focus', 'block seen', 'focus']);
    expect(scrolls).toHaveLength(3);
  });
});

test('that a page is on its way is said once it is late, and taken back when it is there', () => {
  vi.useFakeTimers();
  const sign = { dataset: { loading: 'Loading' }, textContent: '' };
  vi.stubGlobal('document', { querySelector: () => sign });
  vi.stubGlobal('addEventListener', () => {});
  let hear: (state: { navigation: { state: string } }) => void = () => {};
  showProgress({ subscribe: (listener: typeof hear) => (hear = listener) } as never);
  hear({ navigation: { state: 'loading' } });
  vi.advanceTimersByTime(299);
  expect(sign.textContent).toBe('');
  vi.advanceTimersByTime(1);
  expect(sign.textContent).toBe('Loading');
  hear({ navigation: { state: 'idle' } });
  expect(sign.textContent).toBe('');
  hear({ navigation: { state: 'loading' } });
  hear({ navigation: { state: 'idle' } });
  vi.advanceTimersByTime(1000);
  expect(sign.textContent).toBe('');
});

/** An element that can be listened to, with what else it is said to have. */
function element<Parts extends object>(parts: Parts) {
  return Object.assign(new EventTarget(), parts) as Parts & HTMLElement;
}

describe('what moves by itself', () => {
  let end: AbortController;
  beforeEach(() => void (end = new AbortController()));

  test.each([
    ['moves', false, undefined, ['on Pause', 'off Play', 'on Pause']],
    ['rests for who wants less motion', true, undefined, ['off Play', 'on Pause', 'off Play']],
    ['rests where it was stopped before', false, 'off', ['off Play', 'on Pause', 'off Play']],
  ])('%s, until its button says otherwise', (_, matches, playback, states) => {
    const still = element({ matches });
    vi.stubGlobal('matchMedia', () => still);
    const dataset: DOMStringMap = { playback, pause: 'Pause', play: 'Play' };
    const button = element({ dataset, ariaLabel: null as string | null });
    let changes = 0;
    const playing = runPlayback(button, () => (changes += 1), end.signal);
    const state = () => `${dataset.playback} ${button.ariaLabel}`;
    const seen = [state()];
    for (let press = 0; press < 2; press++) {
      button.dispatchEvent(new Event('click'));
      seen.push(state());
      expect(playing.wanted()).toBe(dataset.playback === 'on');
    }
    expect(seen).toEqual(states);
    expect(changes).toBe(2);
    playing.stop();
    expect(state()).toBe('off Play');
    still.dispatchEvent(new Event('change'));
    expect(changes).toBe(4);
  });

  test.each([
    ['nothing', {}, false],
    ['a pointer on it', { ':hover': true }, true],
    ['a finger that was there', { ':hover': true, touch: true }, false],
    ['the keyboard in it', { ':focus-visible': true }, true],
    ['the button in use', { ':hover': true, button: true }, false],
    ['another window', { hidden: true }, true],
  ])('with %s rests: %j', (_, sign: Record<string, boolean>, rests) => {
    const page = element({ hidden: sign.hidden ?? false });
    vi.stubGlobal('document', page);
    vi.stubGlobal('matchMedia', () => ({ matches: !sign.touch }));
    let changes = 0;
    const root = element({
      matches: (selector: string) => sign[selector] ?? false,
      querySelector: (selector: string) =>
        (selector.includes('data-playback') ? sign.button : sign[selector]) ? {} : null,
    });
    const isAtRest = watchRest(root, () => (changes += 1), end.signal);
    expect(isAtRest()).toBe(rests);
    root.dispatchEvent(new Event('focusin'));
    page.dispatchEvent(new Event('visibilitychange'));
    expect(changes).toBe(2);
  });
});

describe('the draft of a form', () => {
  const day = 24 * 60 * 60 * 1000;
  const answers = { name: 'M' };

  function start() {
    vi.useFakeTimers({ now: 100 * day });
    vi.stubGlobal('location', { pathname: '/write' });
    vi.stubGlobal('document', { querySelector: () => null });
    return {
      device: stubStorage('localStorage'),
      tab: stubStorage('sessionStorage'),
      key: draftKey('inquiry'),
    };
  }

  test('is kept in the tab and on the device, under the name of its page', () => {
    const { device, tab, key } = start();
    expect(key).toBe('form:/write#inquiry');
    expect(writeDraft(key, { answers, id: '1' })).toBe(true);
    expect(readDraft(key)).toEqual({ at: 100 * day, answers, id: '1' });
    tab.texts.set(key, JSON.stringify({ at: 100 * day, answers: { name: 'Tab' } }));
    expect(readDraft(key)?.answers).toEqual({ name: 'Tab' });
    tab.texts.clear();
    expect(readDraft(key)?.answers).toEqual(answers);
    device.failing.write = true;
    expect(writeDraft(key, { answers })).toBe(false);
    tab.failing.write = true;
    expect(writeDraft(key, { answers })).toBe(false);
  });

  test('goes after seven days, whichever form it is of, and so does what is none', () => {
    const { device, key } = start();
    const text = (at: number) => JSON.stringify({ at, answers });
    device.texts.set(key, text(93 * day + 1));
    device.texts.set('form:/old#a', text(93 * day));
    device.texts.set('form:/odd#a', '{');
    device.texts.set('form:/later#a', text(101 * day));
    device.texts.set('other', 'text');
    expect(readDraft(key)?.answers).toEqual(answers);
    expect([...device.texts.keys()]).toEqual([key, 'form:/later#a', 'other']);
    expect(device.texts.get('form:/later#a')).toContain(`"at":${100 * day}`);
  });

  test('is removed, and with answers only where it holds these', () => {
    const { device, tab, key } = start();
    writeDraft(key, { answers });
    device.texts.set(key, JSON.stringify({ at: 0, answers: { name: 'Other' } }));
    removeDraft(key, answers);
    expect([tab.texts.has(key), device.texts.has(key)]).toEqual([false, true]);
    removeDraft(key);
    expect(device.texts.has(key)).toBe(false);
  });
});
