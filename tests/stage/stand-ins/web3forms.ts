import { preflight, startStandIn, textOf, wantsJson, type Reply, type StandIn } from './stand-in.ts';

/**
 * Web3Forms: one address for all, told apart by `access_key`. Whether it took a message stands in `success`, why not in
 * `message`. It is for browsers: a server that writes to it is refused. `key` is the account's.
 */
export function startWeb3Forms(key: string): Promise<StandIn> {
  const refuse = (status: number, message: string): Reply => ({ status, body: { success: false, message } });
  return startStandIn((request, sent, accept) => {
    if (request.method === 'OPTIONS') return preflight;
    if (request.url === '/success')
      return { status: 200, body: '<!doctype html><title>Sent</title><h1>Form submitted</h1>' };
    if (request.method !== 'POST' || request.url !== '/submit') return refuse(404, 'Not found');
    if (request.headers.origin === undefined)
      return refuse(403, 'This method is not allowed. Use our API in client side.');
    if (textOf(sent, 'access_key') !== key) return refuse(400, 'Invalid access key');
    // The sender's name and address head the mail.
    if (textOf(sent, 'name') === '' || textOf(sent, 'email') === '')
      return refuse(400, 'Missing name or email');
    if (textOf(sent, 'botcheck') !== '') return refuse(400, 'Spam detected');
    accept(sent);
    if (!wantsJson(request)) return { status: 303, headers: { location: '/success' } };
    return {
      status: 200,
      body: { success: true, message: 'Email sent successfully!', data: Object.fromEntries(sent.entries) },
    };
  });
}
