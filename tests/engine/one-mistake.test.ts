import { expect, test } from 'vitest';
import { inspectWith, siteFiles, testMissingSigns, texts } from './many/one-edit.ts';

test('the site is as it should be before', async () => {
  expect(await inspectWith('none', '')).toEqual([]);
});

testMissingSigns(40);

test.each([
  [
    'a link to a page that does not exist',
    'pages/index.json',
    /"href": "\/[a-z][^"#]*"/,
    '"href": "/nowhere-at-all"',
    'link-target-exists',
  ],
  [
    'a picture that does not exist',
    'pages/write-to-us.json',
    /"\/pictures\/[^"]*"/,
    '"/pictures/missing.svg"',
    'asset-exists',
  ],
  [
    'a section type that does not exist',
    'pages/index.json',
    /"type": "heroSlider"/,
    '"type": "heroSlidr"',
    'schema/unknown-type',
  ],
  ['an unknown placeholder', 'pages/gardeners.json', /\{brand\}/, '{brnad}', 'placeholder-known'],
  ['a blank title', 'pages/gardeners.json', /"title": "[^"]*"/, '"title": " "', 'title-not-blank'],
  [
    'an unsafe link',
    'pages/index.json',
    /"href": "\/[^"]*"/,
    '"href": "javascript:alert(1)"',
    'link-address-safe',
  ],
  [
    'a shared block that does not exist',
    'pages/growing/tools.json',
    /"use": "shed"/,
    '"use": "shde"',
    'shared-block-exists',
  ],
  ['a broken shared block', 'pages/_shared/shed.json', /"type"/, '"typ"', 'schema/unknown-property'],
  ['a shared block that is no JSON', 'pages/_shared/shed.json', /"type":/, '"type"', 'file/json-syntax'],
  ['a broken brand file', 'pages/_site/brand.json', /"brand":/, '"brand"', 'file/json-syntax'],
  ['a misspelt figure', 'pages/_site/brand.json', /"facts":/, '"fact":', 'schema/unknown-property'],
  [
    'a broken list of planned links',
    'pages/_site/planned-links.json',
    /"paths":/,
    '"path":',
    'schema/unknown-property',
  ],
  [
    'a figure of the wrong kind',
    'pages/_site/brand.json',
    /"beds": "[^"]*"/,
    '"beds": 120',
    'schema/wrong-type',
  ],
  [
    'a figure that is too long',
    'pages/_site/brand.json',
    /"beds": "[^"]*"/,
    '"beds": "more than a hundred"',
    'schema/too-long',
  ],
  [
    'a site address that is none',
    'pages/_site/brand.json',
    /"url": "[^"]*"/,
    '"url": "https://exa mple.com:99999"',
    'schema/wrong-form',
  ],
  [
    'an e-mail address that is none',
    'pages/_site/brand.json',
    /"email": "[^"]*"/,
    '"email": "hello at"',
    'schema/wrong-form',
  ],
  [
    'a planned link that is no address',
    'pages/_site/planned-links.json',
    /"\/growing\/meadow"/,
    '"/growing/Meadow"',
    'schema/wrong-form',
  ],
  ['an alias that is no address', 'pages/write-to-us.json', /"\/write"/, '"write"', 'schema/wrong-form'],
])('%s is one finding on the whole site', async (_, file, from, to, rule) => {
  const text = texts.get(file) ?? '';
  expect(text).toMatch(from);
  const found = await inspectWith(file, text.replace(from, to));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(` ${rule} `);
});

test.each([...siteFiles, 'pages/write-to-us.json', 'pages/index.json'])(
  '%s in Latin-1, empty, too large or too deep is one finding on the whole site',
  async (file) => {
    const text = texts.get(file) ?? '';
    const latin = Buffer.from(text.replace(/[a-z](?="[,\s\]}])/, 'é'), 'latin1');
    expect((await inspectWith(file, latin)).map(ruleOf)).toEqual(['file/invalid-utf8']);
    expect((await inspectWith(file, '')).map(ruleOf)).toEqual(['file/json-syntax']);
    expect((await inspectWith(file, text + ' '.repeat(1024 * 1024))).map(ruleOf)).toEqual(['file/too-large']);
    const deep = text.replace('{', `{"deep": ${'{"a":'.repeat(100)}1${'}'.repeat(100)},`);
    expect((await inspectWith(file, deep)).map(ruleOf)).toEqual(['file/too-deep']);
  },
);

function ruleOf(finding: string): string | undefined {
  return finding.split(' ')[1];
}
