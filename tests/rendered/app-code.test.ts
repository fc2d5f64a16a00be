import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchRest } from '../../src/components/watch-rest.ts';

// What these do to a page is shown in browsers; here is what they decide.

const origin = 'https://greenplot.example';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a link', async () => {
  // What reports lost code listens from the start.
  vi.stubGlobal('addEventListener', () => {});
  const { internalLink, isThisPage } = await import('../../src/app/internal-link.ts');
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
