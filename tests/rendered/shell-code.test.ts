import { AuthorizationResponseError, ResponseBodyError } from 'oauth4webapi';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { allowedCategories, allowing, parsePreferences } from '../../src/shared/cookie-preferences.ts';
import { scriptHostsOf } from '../../src/shared/script-hosts.ts';
import * as cookies from '../../src/shell/cookie-storage.ts';
import { explainFailure } from '../../src/shell/provider/explain-failure.ts';
import { currentSession, keep, kept, take } from '../../src/shell/provider/tab-storage.ts';
import { readText, writeText } from '../../src/shell/stored-text.ts';
import { stubStorage } from './stub-storage.ts';

const all = ['essential', 'performance', 'analytics', 'advertising', 'social', 'unclassified'];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('preferences', () => {
  test('survive being written and read', () => {
    const preferences = allowing(['analytics']);
    expect(parsePreferences(JSON.stringify(preferences))).toEqual(preferences);
  });

  test.each([null, '', 'true', '[]', 'null', '"analytics"', '{"analytics":'])(
    'text that holds none counts as none: %s',
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
    for (const category of all)
      expect(allowedCategories(false, allowing([category as 'social']))).toEqual(
        all.filter((one) => one === 'essential' || one === category),
      );
  });

  test('who has accepted without choosing allows all; who has done neither allows the essential ones', () => {
    expect(allowedCategories(true, undefined)).toEqual(all);
    expect(allowedCategories(false, undefined)).toEqual(['essential']);
  });

  test('saved ones decide, also for who accepts later', () => {
    expect(allowedCategories(true, allowing([]))).toEqual(['essential']);
    expect(allowedCategories(false, allowing(['social']))).toEqual(['essential', 'social']);
  });
});

test('a policy needs each host of the scripts once, and the site itself for files of its own', () => {
  const script = (src: string) => ({ category: 'analytics' as const, src });
  const sources = ['https://stats.example.com/a.js', 'https://stats.example.com/b.js?c=1', '/scripts/own.js'];
  expect(scriptHostsOf({ scripts: [] })).toEqual([]);
  expect(scriptHostsOf({ scripts: sources.map(script) })).toEqual(['https://stats.example.com', "'self'"]);
});

describe('what the browser keeps', () => {
  test('is a text under a key, and null removes it', () => {
    const { texts } = stubStorage('localStorage');
    writeText('cookieConsent', 'true');
    expect(texts.get('cookieConsent')).toBe('true');
    expect(readText('cookieConsent')).toBe('true');
    writeText('cookieConsent', null);
    expect(readText('cookieConsent')).toBeNull();
  });

  test('stays with the page while storage is full or blocked, and goes there once it works again', () => {
    for (const refuses of [{ write: true }, { read: true, write: true }]) {
      const { texts, failing } = stubStorage('localStorage');
      Object.assign(failing, refuses);
      expect(readText('cookieConsent')).toBeNull();
      writeText('cookieConsent', 'true');
      expect(readText('cookieConsent')).toBe('true');
      writeText('cookieConsent', null);
      expect(readText('cookieConsent')).toBeNull();
      Object.assign(failing, { read: false, write: false });
      writeText('cookieConsent', null);
      texts.set('cookieConsent', 'true');
      expect(readText('cookieConsent')).toBe('true');
    }
  });

  test('is whether the visitor has accepted and what they chose, until they take it back', () => {
    const { texts } = stubStorage('localStorage');
    expect([cookies.isAccepted(), cookies.readPreferences()]).toEqual([false, undefined]);
    cookies.saveAccepted();
    cookies.savePreferences(allowing(['social']));
    expect([cookies.isAccepted(), cookies.readPreferences()]).toEqual([true, allowing(['social'])]);
    expect([...texts.keys()]).toEqual(['cookieConsent', 'cookiePreferences']);
    cookies.clearChoices();
    expect([cookies.isAccepted(), cookies.readPreferences(), texts.size]).toEqual([false, undefined, 0]);
  });
});

describe('a session', () => {
  const session = { name: 'Plotter', expiresAt: 1000, idToken: 'a' };

  test('lasts until its time is over', () => {
    stubStorage('sessionStorage');
    keep('session', session);
    vi.useFakeTimers({ now: 999 });
    expect(currentSession()).toEqual(session);
    vi.setSystemTime(1000);
    expect(currentSession()).toBeUndefined();
    expect(kept('session')).toEqual(session);
  });

  test('counts once when it is taken, and as none where storage is blocked or holds something else', () => {
    const { texts, failing } = stubStorage('sessionStorage');
    keep('session', session);
    expect(take('session')).toEqual(session);
    expect(take('session')).toBeUndefined();
    keep('session', session);
    for (const key of texts.keys()) texts.set(key, '{');
    expect(kept('session')).toBeUndefined();
    Object.assign(failing, { read: true, write: true });
    expect(take('session')).toBeUndefined();
    expect(() => keep('session', session)).toThrow('No storage');
  });
});

const authorization = (error: string) =>
  new AuthorizationResponseError('No.', { cause: new URLSearchParams({ error, error_description: 'Why' }) });
const token = (error: string, status: number) =>
  new ResponseBodyError('No.', { cause: { error }, response: new Response(null, { status }) });

test.each([
  [authorization('access_denied'), 'cancelled', 'No. (access_denied: Why)'],
  [authorization('server_error'), 'unreachable', 'No. (server_error: Why)'],
  [authorization('temporarily_unavailable'), 'unreachable', 'No. (temporarily_unavailable: Why)'],
  [authorization('invalid_scope'), 'failed', 'No. (invalid_scope: Why)'],
  [token('invalid_grant', 400), 'expired', 'No. (invalid_grant)'],
  [token('invalid_client', 401), 'failed', 'No. (invalid_client)'],
  [token('invalid_client', 500), 'unreachable', 'No. (invalid_client)'],
  [new TypeError('Failed to fetch'), 'unreachable', 'Failed to fetch'],
  [new DOMException('Full', 'QuotaExceededError'), 'storage', 'Full'],
  [new DOMException('Blocked', 'SecurityError'), 'storage', 'Blocked'],
  [new DOMException('Late', 'TimeoutError'), 'unreachable', 'Late'],
  [new DOMException('Off', 'AbortError'), 'unreachable', 'Off'],
  [new DOMException('Odd', 'DataError'), 'failed', 'Odd'],
  [new Error('Wrong', { cause: new Error('key') }), 'failed', 'Wrong (key)'],
  ['text', 'failed', 'text'],
])('of %s a visitor is told that it is a problem of the kind "%s"', (error, problem, detail) => {
  expect(explainFailure(error)).toEqual({ problem, detail });
});
