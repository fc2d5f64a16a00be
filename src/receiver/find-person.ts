import { domainToASCII, domainToUnicode } from 'node:url';
import { fold } from './store/fold-for-search.ts';
import type { StoredMessage } from './store/message-store.ts';

/** How a message concerns a person: an answer is the address, or only contains it, as a file's name may. */
export type Relation = 'from' | 'mentions';

/** Letters of an address and around it, in one form: small, and without wide forms. */
const normalize = (text: string) => text.normalize('NFKC').toLowerCase();

/** An address as it may be written: with the letters of its domain, and with the domain in ASCII. */
function spellingsOf(address: string): string[] {
  const normal = normalize(address);
  const at = normal.lastIndexOf('@') + 1;
  const domains = [domainToUnicode, domainToASCII].map((spell) => spell(normal.slice(at)));
  return [...new Set([normal, ...domains.filter(Boolean).map((domain) => normal.slice(0, at) + domain)])];
}

/** The folded texts of which each message that concerns an address contains one. */
export function searchesFor(address: string): string[] {
  return [...new Set(spellingsOf(address).map(fold))];
}

/** Returns a function that says how a message concerns an address, which is written without brackets. */
export function createRelation(address: string): (message: StoredMessage) => Relation | undefined {
  const spellings = spellingsOf(address).map((text) =>
    text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`),
  );
  // Other addresses may contain this one: not.ada@example.com, ada@example.com.au.
  const within = new RegExp(
    String.raw`(?<![\p{L}\p{N}_%+-]|[\p{L}\p{N}]\.)(?:${spellings.join('|')})(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])`,
    'u',
  );
  const isIn = (text: string) => within.test(normalize(text));
  /** Around an address may be brackets, `mailto:` and its subject. */
  const isAddress = (text: string) =>
    isIn(text) &&
    !/[\p{L}\p{N}]/u.test(normalize(text).replace(within, '').replace('mailto:', '').replace(/\?.*/, ''));
  return ({ answers, files }) => {
    const texts = Object.values(answers);
    if (texts.some(isAddress)) return 'from';
    return texts.some(isIn) || files.some(({ name }) => isIn(name.replace(/\.[^.]*$/, '')))
      ? 'mentions'
      : undefined;
  };
}
