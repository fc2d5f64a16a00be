import { AuthorizationResponseError, ResponseBodyError } from 'oauth4webapi';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { explainFailure } from '../../src/shell/provider/explain-failure.ts';
import { currentSession, keep, kept, take } from '../../src/shell/provider/tab-storage.ts';
import { readText, writeText } from '../../src/shell/stored-text.ts';
import { stubStorage } from './stub-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what the browser keeps', () => {
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
