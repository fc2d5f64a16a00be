import { parseUrl } from '../../../shared/parse-url.ts';
import { endpointOrigin, httpsOrigin } from '../../../shared/web-address.ts';
import { quote } from '../../text/messages.ts';
import { isObject, type Json } from '../../json/json.ts';
import { siteFile } from '../../content/document.ts';
import { judgeEach, type Words } from '../rule.ts';

export const signInProviderUsable = judgeEach('fixed', ({ document, report }) => {
  const { provider } = siteFile(document, 'sign-in');
  if (!isObject(provider)) return;
  const { issuer, clientId, hosts } = provider;
  const tell = (at: string, words: Words | undefined) => words && report(`/provider/${at}`, words);
  if (isWritten(issuer)) tell('issuer', explainAddress(issuer, false));
  for (const [index, host] of Array.isArray(hosts) ? hosts.entries() : [])
    if (isWritten(host)) tell(`hosts/${index}`, explainAddress(host, true));
  if (typeof clientId === 'string' && /\s/.test(clientId))
    tell('clientId', {
      message:
        clientId.trim() === ''
          ? 'Missing client id: there are only spaces.'
          : `Unexpected space in the client id ${quote(clientId)}.`,
      hint: 'Copy it once more from the service: it is one word.',
    });
});

function isWritten(value: Json | undefined): value is string {
  return typeof value === 'string' && value !== '';
}

/** A problem with the address of the service, or of a further host of it, which has no path; undefined when it is valid. */
function explainAddress(value: string, isHost: boolean): Words | undefined {
  if (/\s/.test(value))
    return {
      message: `Unexpected space in the address ${quote(value)}.`,
      hint: 'An address holds no spaces. Take it out.',
    };
  const expected = `Expected the address of a sign-in service instead of ${quote(value)}.`;
  if (!value.startsWith('https://') && !value.startsWith('http://'))
    return { message: expected, hint: 'Begin with "https://", as in "https://accounts.example.com".' };
  const url = parseUrl(value);
  // The path of its description is none of an issuer.
  const [path = ''] = isHost || !url ? [] : url.pathname.split('/.well-known/');
  const meant = (url?.origin ?? '') + (path === '/' ? '' : path);
  if (url && url.href !== parseUrl(meant)?.href)
    return {
      message: `Unexpected parts in the address ${quote(value)}.`,
      hint: `Leave out names, passwords, ${isHost ? 'paths' : '"/.well-known/…"'} and whatever follows "?" or "#". Write "${meant}".`,
    };
  if (endpointOrigin(value) !== undefined) return undefined;
  if (httpsOrigin(value.replace('http:', 'https:')) !== undefined)
    return {
      message: `Unsafe address ${quote(value)}.`,
      hint: 'Begin with "https:": over "http:" others can read and change what is sent. Only "http://localhost" may be used, for trying things out.',
    };
  return {
    message: expected,
    hint: 'After "//" the name of a host is expected, as in "https://accounts.example.com".',
  };
}
