import { expect, test } from 'vitest';
import { findGarbled } from '../../src/engine/text/find-garbled.ts';
import { findMarkup } from '../../src/engine/text/find-markup.ts';

/** What people write and mean so. */
const honest = [
  'a < b and b > c',
  'if a <b and c> d',
  'AT&T',
  'AT&T; and others',
  'C#',
  'R&D',
  'Q&A',
  'Fish & chips',
  '2 * 3 * 4',
  '5*3*2',
  '#1 in Pune',
  'snake_case_name',
  '__init__.py',
  '_private',
  '[sic]',
  'He wrote [sic] (1998)',
  'array[0](1)',
  'I <3 Pune',
  'List<String>',
  'Map<K, V>',
  'Name* and surname*',
  'from 5 €*, up to 6 €*',
  '* without VAT',
  '- 5 °C',
  '~20 people',
  'about ~5 to ~6',
  "rock 'n' roll",
  '5 ` 3',
  'A • B • C',
  'x & y;',
  'C++',
  '.NET & Java',
  '🎉 Ready!',
  '👩‍💻 at work',
  'Příliš žluťoučký kůň úpěl ďábelské ódy',
  'Über uns: Größe, Maß, Ärger',
  'ÄÖÜ',
  '»CAFÉ« und »TÖLÖ«',
  'L’été à Âge égal, « déjà » vu',
  'ÂGE',
  'SÃO PAULO',
  'São Paulo, Ação',
  'På svenska: Å, ä, ö',
  '”NIVÅ” – ”PÅ”',
  'HÄ…',
  'crème brûlée – 5 €',
  'Zażółć gęślą jaźń',
  'Größer als 5 × 3 ÷ 2 ± 1',
  '25 °C',
  '© 2026 · all rights',
  '½ price',
  'naïve façade',
];

test.each(honest)('%j is left alone', (text) => {
  expect([findMarkup(text), findGarbled(text)]).toEqual([undefined, undefined]);
});

test.each([
  ['fÃ¼r', 'Ã¼', 'ü'],
  ['Ã¼ber', 'Ã¼', 'ü'],
  ['Itâ€™s', 'â€™', '’'],
  ['5 â‚¬', 'â‚¬', '€'],
  ['25Â°C', 'Â°', '°'],
  ['mÃ¤Ãig schÃ¶n', 'Ã¤Ãig schÃ¶', 'äßig schö'],
  ['pÅ™Ã­liÅ¡', 'Å™Ã­liÅ¡', 'říliš'],
])('in %j %j is found, and %j was meant', (text, found, meant) => {
  expect(findGarbled(text)).toMatchObject({ text: found, meant });
});

test.each([
  ['Made <b>to last', '<b>'],
  ['Line<br/>break', '<br/>'],
  ['<a href="/x">here', '<a href="/x">'],
  ['a&nbsp;b', '&nbsp;'],
  ['a &#8211; b', '&#8211;'],
  ['**bold** text', '**bold**'],
  ['an *emphasis* here', '*emphasis*'],
  ['see [us](/our-garden)', '[us](/our-garden)'],
  ['## Title', '## '],
  ['the `check` command', '`check`'],
  ['~~old~~ new', '~~old~~'],
  ['• one', '•'],
  ['- one\n- two', '- '],
  ['__very important__ thing', '__very important__'],
])('in %j the markup %j is found', (text, found) => {
  expect(findMarkup(text)?.text).toBe(found);
});
