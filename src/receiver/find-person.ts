import { domainToASCII, domainToUnicode } from 'node:url';
import { readAnswer } from '../shared/forms/field-rules.ts';
import { fold } from './store/fold-for-search.ts';
import type { StoredMessage } from './store/message-store.ts';

/** How a message concerns a person: an answer is the address, or only contains it, as a file's name may. */
export type Relation = 'from' | 'mentions';

/** Letters of an address and around it, in one form: small, and without wide forms. */
const normalize = (text: string) => text.normalize('NFKC').toLowerCase();

/** An address as it may be written: with the letters of its domain, and with the domain in ASCII. */
function spellingsOf(address: string): string[] {
  const normal = normalize(readAnswer({ kind: 'email' }, address));
  const at = normal.lastIndexOf('@') + 1;
  const domains = [domainToUnicode, domainToASCII].map((spell) => spell(normal.slice(at)));
  return [...new Set([normal, ...domains.filter(Boolean).map((domain) => normal.slice(0, at) + domain)])];
}

/** The folded texts of which each message that concerns an address contains one. */
export function searchesFor(address: string): string[] {
  return [...new Set(spellingsOf(address).map(fold))];
}

/** Returns a function that says how a message concerns an address. */
export function createRelation(address: string): (message: StoredMessage) => Relation | undefined {
  const spellings = spellingsOf(address);
  const escaped = spellings.map((spelling) => spelling.replaceAll(/[^\p{L}\p{N}@]/gu, String.raw`\$&`));
  // Other addresses may contain this one: not.ada@example.com, ada@example.com.au.
  const within = new RegExp(
    String.raw`(?<![\p{L}\p{N}_%+-]|[\p{L}\p{N}]\.)(?:${escaped.join('|')})(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])`,
    'u',
  );
  return ({ answers, files }) => {
    const texts = Object.values(answers);
    if (texts.some((text) => spellingsOf(text).some((spelling) => spellings.includes(spelling))))
      return 'from';
    const isIn = (text: string) => within.test(normalize(text));
    return texts.some(isIn) || files.some(({ name }) => isIn(name)) ? 'mentions' : undefined;
  };
}
