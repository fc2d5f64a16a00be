import { afterEach, expect, test, vi } from 'vitest';
import { allowedCategories, allowing, parsePreferences } from '../../src/shared/cookie-preferences.ts';
import { scriptHostsOf } from '../../src/shared/script-hosts.ts';

const all = ['essential', 'performance', 'analytics', 'advertising', 'social', 'unclassified'];

test('preferences survive being written and read', () => {
  const preferences = allowing(['analytics']);
  expect(parsePreferences(JSON.stringify(preferences))).toEqual(preferences);
});

test.each([null, '', 'true', '[]', 'null', '"analytics"', '{"analytics":'])(
  'text that holds no preferences counts as none: %s',
  (text) => expect(parsePreferences(text)).toBeUndefined(),
);

test('only true allows a category, and the essential one is always allowed', () => {
  expect(parsePreferences('{"essential":false,"analytics":"true","social":true,"other":true}')).toEqual({
    essential: true,
    performance: false,
    analytics: false,
    advertising: false,
    social: true,
    unclassified: false,
  });
});

test('who has accepted without choosing allows all; who has done neither allows the essential ones', () => {
  expect(allowedCategories(true, undefined)).toEqual(all);
  expect(allowedCategories(false, undefined)).toEqual(['essential']);
});

test('saved preferences decide, also for who accepts later', () => {
  expect(allowedCategories(true, allowing([]))).toEqual(['essential']);
  expect(allowedCategories(false, allowing(['social']))).toEqual(['essential', 'social']);
});

test('a policy needs each host of the scripts once, and the site itself for files of its own', () => {
  const script = (src: string) => ({ category: 'analytics' as const, src });
  expect(scriptHostsOf({ scripts: [] })).toEqual([]);
  expect(
    scriptHostsOf({
      scripts: [
        script('https://stats.example.com/a.js'),
        script('https://stats.example.com/b.js?c=1'),
        script('/scripts/own.js'),
      ],
    }),
  ).toEqual(['https://stats.example.com', "'self'"]);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Storage that can be told to fail, and the module that uses it, fresh. */
async function openStorage(failing: { read?: boolean; write?: boolean }) {
  const kept = new Map<string, string>();
  const fail = () => {
    throw new DOMException('No storage', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (failing.read ? fail() : (kept.get(key) ?? null)),
    setItem: (key: string, text: string) => (failing.write ? fail() : kept.set(key, text)),
    removeItem: (key: string) => (failing.write ? fail() : kept.delete(key)),
  });
  return { kept, ...(await import('../../src/shell/stored-text.ts')) };
}

test('a text is kept in the browser, and null removes it', async () => {
  const { kept, readText, writeText } = await openStorage({});
  writeText('cookieConsent', 'true');
  expect(kept.get('cookieConsent')).toBe('true');
  expect(readText('cookieConsent')).toBe('true');
  writeText('cookieConsent', null);
  expect(readText('cookieConsent')).toBeNull();
});

test('storage that is full or blocked leaves the text to the page', async () => {
  for (const failing of [{ write: true }, { read: true, write: true }]) {
    const { readText, writeText } = await openStorage(failing);
    expect(readText('cookieConsent')).toBeNull();
    writeText('cookieConsent', 'true');
    expect(readText('cookieConsent')).toBe('true');
    writeText('cookieConsent', null);
    expect(readText('cookieConsent')).toBeNull();
    vi.resetModules();
  }
});

test('storage that works again takes over from the page', async () => {
  const failing = { write: true };
  const { kept, readText, writeText } = await openStorage(failing);
  writeText('cookieConsent', 'true');
  failing.write = false;
  writeText('cookieConsent', null);
  kept.set('cookieConsent', 'true');
  expect(readText('cookieConsent')).toBe('true');
});
