import { basePrefix, withBase, withoutBase } from '../../src/shared/base.ts';
import { receiverAddress } from '../../src/shared/forms/form-target.ts';
import { splitAddress, toRoute } from '../../src/shared/routes.ts';
import { isSafeHref, safeHref } from '../../src/shared/safe-href.ts';
import { scriptHostsOf } from '../../src/shared/script-hosts.ts';
import { signInHostsOf, signInServiceOf } from '../../src/shared/sign-in-service.ts';
import { parseUrl } from '../../src/shared/parse-url.ts';
import * as web from '../../src/shared/web-address.ts';
import { createSuggester, suggest } from '../../src/shared/suggest.ts';
import { expect, test } from 'vitest';
import { testTables } from './test-tables.ts';

testTables('tests/shared/tables/addresses.txt', {
  'An address below a base': withBase,
  'A path without the base': withoutBase,
  'The prefix of a base': basePrefix,
  'A route': toRoute,
  'The parts of an address': splitAddress,
  'Whether a link is safe': isSafeHref,
  'A rendered link': safeHref,
  'The origin of an https address': web.httpsOrigin,
  'An address for forms: its origin, and whether it is normalized': (address: string) => [
    web.endpointOrigin(address),
    web.isEndpointAddress(address),
  ],
  'Whether a frame may show an address': web.isFrameAddress,
  'Whether an address is the address of a site': web.isSiteAddress,
  'Whether an address is the address of a script': web.isScriptAddress,
  'The hosts of scripts in a policy': (...[srcs]: [string[]]) =>
    scriptHostsOf({ scripts: srcs.map((src) => ({ src, category: 'analytics' })) }),
  'The hosts of a provider in a policy': signInHostsOf,
  'A service to sign in with: a provider and its words': signInServiceOf,
  "The receiver's address for a form of a page": receiverAddress,
});

testTables('tests/shared/tables/suggestions.txt', {
  'The closest of these candidates': (word: string, candidates: string[]) => suggest(word, candidates).meant,
  'Whether the closest is the only candidate with one typo': (word: string, candidates: string[]) =>
    suggest(word, candidates).safe,
  'The answers of a suggester with this budget to searches for "title"': (
    budget: number,
    ...candidates: string[]
  ) => {
    const near = createSuggester(budget);
    return candidates.map((candidate) => near('title', [candidate]).meant ?? null);
  },
});

test('an address with letters of any script is parsed at each of many calls', () => {
  const addresses = ['https://bücher.example/', 'https://a.example/söka', 'https://書籍.example/'];
  // V8 optimizes a function after some thousand calls.
  for (let call = 0; call < 20_000; call++)
    for (const address of addresses) if (!parseUrl(address)) expect.fail(`${address}, call ${call}`);
});
