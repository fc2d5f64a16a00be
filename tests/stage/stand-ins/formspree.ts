import { preflight, startStandIn, textOf, wantsJson, type StandIn } from './stand-in.ts';

/**
 * Formspree: one address per form. It answers JSON to those who ask for it, with `ok`, or with `error` and a list of
 * `errors`, each with `code`, `message` and, when it is about one, `field`. Others are led to a page that says thanks.
 * What robots fill in (`_gotcha`) is dropped without a word. `form` is the form's id.
 */
export function startFormspree(form: string): Promise<StandIn> {
  return startStandIn((request, sent, accept) => {
    if (request.method === 'OPTIONS') return preflight;
    if (request.url === '/thanks')
      return { status: 200, body: '<!doctype html><title>Thanks!</title><h1>Thanks!</h1>' };
    if (request.method !== 'POST' || request.url !== `/f/${form}`)
      return {
        status: 404,
        body: { error: 'Form not found', errors: [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }] },
      };
    if (sent.entries.length === 0)
      return {
        status: 400,
        body: { error: 'Empty form', errors: [{ code: 'EMPTY', message: 'Form is empty' }] },
      };
    if (!/^[^@\s]+@[^@\s]+\.[a-z]{2,}$/.test(textOf(sent, 'email')))
      return {
        status: 422,
        body: {
          error: 'Validation errors',
          errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }],
        },
      };
    if (textOf(sent, '_gotcha') === '') accept(sent);
    if (!wantsJson(request)) return { status: 302, headers: { location: '/thanks' } };
    return { status: 200, body: { ok: true, next: '/thanks' } };
  });
}
