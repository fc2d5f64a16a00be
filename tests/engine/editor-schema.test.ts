import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { getLanguageService, type CompletionItem, type JSONDocument } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { expect, test } from 'vitest';

interface Settings {
  'json.schemas': { fileMatch: string[]; url: string }[];
}

const root = pathToFileURL(`${process.cwd()}/`);
const settings: Settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
const service = getLanguageService({
  schemaRequestService: (url) => Promise.resolve(readFileSync(new URL(url), 'utf8')),
  workspaceContext: { resolveRelativePath: (relative, resource) => new URL(relative, resource).href },
});
// What the editor does with the settings of the project.
service.configure({
  schemas: settings['json.schemas'].map(({ fileMatch, url }) => ({
    fileMatch,
    uri: new URL(url, root).href,
  })),
});

interface Opened {
  document: TextDocument;
  json: JSONDocument;
  position: { line: number; character: number };
}

/** Opens a text in the editor; the cursor stands where the text has a "█". */
function open(path: string, marked: string): Opened {
  const offset = marked.indexOf('█');
  const document = TextDocument.create(new URL(path, root).href, 'json', 1, marked.replace('█', ''));
  return { document, json: service.parseJSONDocument(document), position: document.positionAt(offset) };
}

async function complete(path: string, marked: string): Promise<CompletionItem[]> {
  const { document, json, position } = open(path, marked);
  return (await service.doComplete(document, position, json))?.items ?? [];
}

async function problemsOf(path: string, text: string): Promise<string[]> {
  const { document, json } = open(path, text);
  return (await service.doValidation(document, json)).map(({ message }) => String(message));
}

const page = (sections: string) =>
  `{ "title": "A page", "description": "What it offers.", "sections": [${sections}] }`;

test('the type of a block is completed with every section type, each with its description', async () => {
  const items = await complete('pages/about.json', page('{ "type": "█" }'));
  const labels = items.map(({ label }) => label.replaceAll('"', ''));
  expect(labels).toEqual(expect.arrayContaining(['hero', 'statsStrip', 'shared']));
  const hero = items.find(({ label }) => label.includes('hero'));
  expect(JSON.stringify(hero?.documentation)).toContain(
    JSON.parse(readFileSync('section-schemas/hero.json', 'utf8')).description.slice(0, 20),
  );
});

test('only the properties of the chosen type are completed', async () => {
  const items = await complete('pages/about.json', page('{ "type": "statsStrip", █ }'));
  const labels = items.map(({ label }) => label);
  expect(labels).toContain('stats');
  expect(labels).not.toContain('cards');
  expect(labels).not.toContain('tabs');
});

test('a whole block is offered inside the list of sections', async () => {
  const items = await complete('pages/about.json', page('█'));
  const snippet = items.find(({ label }) => label === 'statsStrip');
  expect(snippet?.insertText).toContain('"stats"');
});

test('a new empty file completes to a page', async () => {
  expect((await complete('pages/company/new.json', '█')).map(({ label }) => label)).toContain('page');
});

test('hovering a property says what it is', async () => {
  const { document, json, position } = open(
    'pages/about.json',
    page('{ "type": "statsStrip", "st█ats": [] }'),
  );
  const hover = await service.doHover(document, position, json);
  expect(JSON.stringify(hover?.contents)).toContain('The figures, the most important one first');
});

test('hovering the picture of a page for social networks says what networks are given', async () => {
  const text = page('').replace('"sections"', '"socialPicture": { "sr█c": "" }, "sections"');
  const { document, json, position } = open('pages/about.json', text);
  const hover = await service.doHover(document, position, json);
  expect(JSON.stringify(hover?.contents)).toContain(
    'A JPEG or PNG picture of 1200 × 630 pixels and at most 600 KB is given to networks as it is',
  );
});

test('an unknown property is one problem, of its own type only', async () => {
  expect(
    await problemsOf('pages/about.json', page('{ "type": "richText", "titel": "x", "body": "A text." }')),
  ).toEqual(['Property titel is not allowed.']);
});

test('an unknown type is one problem', async () => {
  const problems = await problemsOf('pages/about.json', page('{ "type": "carousel" }'));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('Value is not accepted. Valid values: ');
});

test('a limit is for the text visitors read, not for a placeholder', async () => {
  const stats = (value: string) =>
    page(`{ "type": "statsStrip", "stats": [{ "value": "${value}", "label": "projects" }] }`);
  expect(await problemsOf('pages/about.json', stats('{facts.projects}'))).toEqual([]);
  expect(await problemsOf('pages/about.json', stats('more than 4200'))).toEqual([
    'String is longer than the maximum length of 12.',
  ]);
});

test('the pages of this site have no problem in the editor', async () => {
  for (const path of [
    'pages/index.json',
    'pages/contact-us.json',
    'pages/_shared/technologies.json',
    'pages/_site/brand.json',
    'pages/_site/navigation.json',
  ]) {
    expect(await problemsOf(path, readFileSync(path, 'utf8')), path).toEqual([]);
  }
});

test('a file of _site is completed after its own schema', async () => {
  const labels = (await complete('pages/_site/brand.json', '{ █ }')).map(({ label }) => label);
  expect(labels).toContain('facts');
  expect(labels).not.toContain('sections');
});
