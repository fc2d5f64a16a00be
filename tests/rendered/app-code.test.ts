import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

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
