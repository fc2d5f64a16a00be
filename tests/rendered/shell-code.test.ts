import { AuthorizationResponseError, ResponseBodyError } from 'oauth4webapi';
import { explainFailure } from '../../src/shell/provider/explain-failure.ts';
import { testTables } from '../shared/test-tables.ts';

const errors: Record<string, (name: string, status: number) => unknown> = {
  'response to the request': (error) =>
    new AuthorizationResponseError('No.', {
      cause: new URLSearchParams({ error, error_description: 'Why' }),
    }),
  'response with a token': (error, status) =>
    new ResponseBodyError('No.', { cause: { error }, response: new Response(null, { status }) }),
  TypeError: (message) => new TypeError(message),
  DOMException: (name) => new DOMException('No.', name),
  'error with a cause': (message) => new Error('Wrong', { cause: new Error(message) }),
  text: (text) => text,
};

testTables('tests/rendered/sign-in-failures.txt', {
  'An error: the problem that a visitor is told of, and the detail for developers': (
    kind: string,
    name: string,
    status: number,
  ) => explainFailure(errors[kind]!(name, status)),
});
