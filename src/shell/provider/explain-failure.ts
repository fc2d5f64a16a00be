import * as oauth from 'oauth4webapi';
import type { SignInFailure } from './tab-storage.ts';

/** Maps an error to a failure that visitors are told of, and details for developers. */
export function explainFailure(error: unknown): { failure: SignInFailure; detail: string } {
  return { failure: failureOf(error), detail: messageOf(error) + causeOf(error) };
}

function failureOf(error: unknown): SignInFailure {
  if (error instanceof oauth.AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'cancelled';
    return isOverloaded(error.error) ? 'unreachable' : 'failed';
  }
  if (error instanceof oauth.ResponseBodyError) {
    // An authorization code is valid once and for a short time.
    if (error.error === 'invalid_grant') return 'expired';
    return isOverloaded(error.error) || error.status >= 500 ? 'unreachable' : 'failed';
  }
  if (error instanceof oauth.OperationProcessingError) {
    const { cause } = error;
    return cause instanceof Response && cause.status >= 500 ? 'unreachable' : 'failed';
  }
  if (error instanceof TypeError) return 'unreachable';
  if (!(error instanceof DOMException)) return 'failed';
  if (error.name === 'QuotaExceededError' || error.name === 'SecurityError') return 'storage';
  return error.name === 'TimeoutError' || error.name === 'AbortError' ? 'unreachable' : 'failed';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function isOverloaded(code: string): boolean {
  return code === 'server_error' || code === 'temporarily_unavailable';
}

function causeOf(error: unknown): string {
  if (error instanceof oauth.ResponseBodyError || error instanceof oauth.AuthorizationResponseError)
    return ` (${error.error}${error.error_description === undefined ? '' : `: ${error.error_description}`})`;
  return error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
}
