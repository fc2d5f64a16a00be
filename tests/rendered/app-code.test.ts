import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchDocument, forgetDocuments } from '../../src/app/fetch-document.ts';
import { leaveToBrowser } from '../../src/app/leave-to-browser.ts';
import { liftPreloads } from '../../src/app/lift-preloads.ts';
import { endWith, markLive, sweepBlocks } from '../../src/app/live-blocks.ts';
import { shownPath } from '../../src/components/shown-path.ts';
import { watchRest } from '../../src/components/watch-rest.ts';

// What these do to a page is shown in browsers; here is what they decide.

const origin = 'https://greenplot.example';

afterEach(() => {
  vi.unstubAllGlobals();
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

/** An element that can be listened to, with what else it is said to have. */
function element<Parts extends object>(parts: Parts) {
  return Object.assign(new EventTarget(), parts) as Parts & HTMLElement;
}

describe('what moves by itself', () => {
  let end: AbortController;
  beforeEach(() => void (end = new AbortController()));

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
