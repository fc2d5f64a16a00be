import { parseUrl } from '../../../shared/parse-url.ts';
import { endpointOrigin, httpsOrigin } from '../../../shared/web-address.ts';
import { quote } from '../../text/messages.ts';
import { isObject, type Json } from '../../json/json.ts';
import { siteFile } from '../../content/document.ts';
import type { Words } from '../../diagnostics/finding.ts';
import type { Rule } from '../rule.ts';

export const signInProviderUsable: Rule = {
  isFixed: true,
  document({ document, report }) {
    const { provider } = siteFile(document, 'sign-in');
    if (!isObject(provider)) return;
    const { issuer, clientId, hosts } = provider;
    const tell = (at: string, words: Words | undefined) =>
      words && report({ at: 'value', pointer: `/provider/${at}` }, words);
    if (isWritten(issuer)) tell('issuer', explainAddress(issuer) ?? explainIssuer(issuer));
    for (const [index, host] of Array.isArray(hosts) ? hosts.entries() : [])
      if (isWritten(host)) tell(`hosts/${index}`, explainAddress(host) ?? explainHost(host));
    if (typeof clientId === 'string' && /\s/.test(clientId))
      tell('clientId', {
        message:
          clientId.trim() === ''
            ? 'Missing client id: there are only spaces.'
            : `Unexpected space in the client id ${quote(clientId)}.`,
        hint: 'Copy it once more from the service: it is one word.',
      });
  },
};

function isWritten(value: Json | undefined): value is string {
  return typeof value === 'string' && value !== '';
}

/** Path of a service's description, after its issuer. */
const discovery = '/.well-known/';

/** A problem with the address of the service itself. */
function explainIssuer(value: string): Words | undefined {
  const end = value.indexOf(discovery);
  if (end === -1) return undefined;
  return {
    message: `Unexpected ${quote(value.slice(end))} in the issuer.`,
    hint: `This is the address of its description. Write "${value.slice(0, end)}".`,
  };
}

/** A problem with a further address of a sign-in service, which must be a host only. */
function explainHost(value: string): Words | undefined {
  const { origin } = new URL(value);
  if (value === origin) return undefined;
  return { message: `Unexpected path in the host ${quote(value)}.`, hint: `Write "${origin}".` };
}

/** A problem with any address of a sign-in service; undefined when it is valid. */
function explainAddress(value: string): Words | undefined {
  if (/\s/.test(value))
    return {
      message: `Unexpected space in the address ${quote(value)}.`,
      hint: 'An address holds no spaces. Take it out.',
    };
  if (!value.startsWith('https://') && !value.startsWith('http://'))
    return {
      message: `Expected the address of a sign-in service instead of ${quote(value)}.`,
      hint: `Begin with "https://", as in "https://accounts.example.com".`,
    };
  const address = parseUrl(value);
  if (address && `${address.username}${address.password}${address.search}${address.hash}` !== '')
    return {
      message: `Unexpected parts in the address ${quote(value)}.`,
      hint: `Leave out names, passwords and whatever follows "?" or "#". Write "${address.origin}${address.pathname === '/' ? '' : address.pathname}".`,
    };
  if (endpointOrigin(value) !== undefined) return undefined;
  if (httpsOrigin(value.replace('http:', 'https:')) !== undefined)
    return {
      message: `Unsafe address ${quote(value)}.`,
      hint: 'Begin with "https:": over "http:" others can read and change what is sent. Only "http://localhost" may be used, for trying things out.',
    };
  return {
    message: `Expected the address of a sign-in service instead of ${quote(value)}.`,
    hint: 'After "//" the name of a host is expected, as in "https://accounts.example.com".',
  };
}
