import { expect, test } from 'vitest';
import { createRelation, searchesFor } from '../../src/receiver/find-person.ts';
import { foldForSearch } from '../../src/receiver/store/fold-for-search.ts';
import type { StoredMessage } from '../../src/receiver/store/message-store.ts';

/** How messages with this one answer concern the address, and whether the search for it finds them. */
function relate(address: string, answer: string, name?: string) {
  const files = name === undefined ? [] : [{ field: 'cv', name, type: '', size: 0 }];
  const message = { answers: { about: answer }, files } as unknown as StoredMessage;
  const folded = foldForSearch(message.answers, files);
  const isFound = searchesFor(address).some((text) => folded.includes(text));
  const relation = createRelation(address)(message);
  // The search finds at least what is looked at.
  expect(isFound || relation === undefined).toBe(true);
  return relation;
}

test.each([
  'ada@example.com',
  ' ADA@Example.COM\n',
  'mailto:ada@example.com',
  'MailTo:ada@example.com?subject=x',
  '<ada@example.com>',
  '<mailto:ada@example.com>;',
  '"ada@example.com",',
  'ａｄａ@example.com',
])('%j is the address', (answer) => expect(relate('ada@example.com', answer)).toBe('from'));

test.each([
  'Write to ada@example.com.',
  'Ada <ada@example.com>',
  'to:ada@example.com,bob@example.com',
  'my address is...ADA@EXAMPLE.COM',
  'see mailto:ada@example.com?subject=x and more',
  '(ada@example.com)\nYours, Ada',
])('%j mentions the address', (answer) => expect(relate('ada@example.com', answer)).toBe('mentions'));

test.each([
  '',
  'not.ada@example.com',
  'nada@example.com',
  'ada+jobs@example.com',
  'ada@example.com.au',
  'ada@example.community',
  'ada@example-com',
  'ada example com',
  'dada@example.com, ada@example.company',
])('%j has another address', (answer) => expect(relate('ada@example.com', answer)).toBeUndefined());

test('a domain with letters of any script is the same in ASCII, and addresses may have any signs', () => {
  const names = ['ä.b-c@bücher.example', 'ä.b-c@xn--bcher-kva.example'];
  for (const address of names) {
    expect(names.map((answer) => relate(address, answer))).toEqual(['from', 'from']);
    expect(names.map((answer) => relate(address, `Ich: ${answer.toUpperCase()}!`))).toEqual([
      'mentions',
      'mentions',
    ]);
    expect(relate(address, 'äxb-c@bücher.example')).toBeUndefined();
  }
  expect(relate('a*b$^@example.com', 'or a*b$^@example.com')).toBe('mentions');
  expect(relate('a*b$^@example.com', 'or aab$^@example.com')).toBeUndefined();
});

test('the name of a file mentions an address', () => {
  expect(relate('ada@example.com', '', 'CV ada@example.com.pdf')).toBe('mentions');
  expect(relate('ada@example.com', '', 'cv.pdf')).toBeUndefined();
});
