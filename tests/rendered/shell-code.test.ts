import { AuthorizationResponseError, ResponseBodyError } from 'oauth4webapi';
import { expect, test } from 'vitest';
import { explainFailure } from '../../src/shell/provider/explain-failure.ts';

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
