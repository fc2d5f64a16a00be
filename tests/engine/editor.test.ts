import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { getLanguageService } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { openSite } from '../../src/engine/content/open-site.ts';
import {
  contentSchemaFolder,
  editorFolder,
  generateContentSchemas,
  generateEditorSchemas,
} from '../../src/engine/generate/editor-schemas.ts';
import type { JsonObject } from '../../src/engine/json/json.ts';
import { indexAssets } from '../../src/engine/files/asset-index.ts';
import { check } from '../../src/engine/check/check.ts';
import { createPictureStore } from '../../src/engine/pictures/picture-store.ts';
import { fixtureFiles } from '../stage/fixture-files.ts';
import { projectSchemas } from '../stage/project-schemas.ts';
import { testCases } from './written-cases.ts';

const assets = indexAssets(fixtureFiles, 'public');
const pictures = createPictureStore({ fileSystem: fixtureFiles, assets });
const site = openSite({ fileSystem: fixtureFiles, assets, pictures, schemas: projectSchemas });
const { pages } = await check(site);
const toTexts = (schemas: ReadonlyMap<string, JsonObject>) =>
  new Map(Array.from(schemas, ([name, schema]) => [name, JSON.stringify(schema)]));
/** The schemas for editors, and those that `npm run dev` writes beside them. */
const general = toTexts(generateEditorSchemas(projectSchemas));
const made = toTexts(generateContentSchemas(site, pages));

const root = pathToFileURL(`${process.cwd()}/`);
const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
  'json.schemas': { fileMatch: string[]; url: string }[];
};

/** An editor with the project's settings, with or without the schemas made of the site's content. */
function openEditor(schemas: ReadonlyMap<string, string> | undefined) {
  const service = getLanguageService({
    async schemaRequestService(url) {
      const [, name] = url.split(`/${contentSchemaFolder}/`);
      if (schemas && name !== undefined) return schemas.get(name) ?? '';
      const [, known = ''] = url.split(`/${editorFolder}/`);
      return general.get(known) ?? readFileSync(new URL(url), 'utf8');
    },
    workspaceContext: { resolveRelativePath: (relative, resource) => new URL(relative, resource).href },
  });
  service.configure({
    schemas: settings['json.schemas'].map(({ fileMatch, url }) => ({
      fileMatch,
      uri: new URL(url, root).href,
    })),
  });
  return (path: string, marked: string) => {
    const text = marked.replace('█', '');
    const document = TextDocument.create(new URL(path, root).href, 'json', 1, text);
    const json = service.parseJSONDocument(document);
    const position = document.positionAt(marked.indexOf('█'));
    return {
      offers: async () => (await service.doComplete(document, position, json))?.items ?? [],
      says: async () => (await service.doHover(document, position, json))?.contents,
      problems: async () =>
        (await service.doValidation(document, json)).map(({ message }) => String(message)),
    };
  };
}

const editors = { before: openEditor(undefined), behind: openEditor(made) };

interface Given {
  file?: string;
  /** The text of the file or one block of a page; "█" marks the cursor. */
  text?: string;
  block?: string;
  /** The request: completions, hover text, or problems. */
  ask: 'offers' | 'says' | 'problems';
  /** Before or after the content schemas are generated. */
  when?: keyof typeof editors;
}

/** Longer lists are cut. */
const most = 40;

testCases(
  ['tests/engine/editor.md'],
  async ({ file = 'pages/about.json', ask, when = 'behind', ...given }: Given) => {
    const page = `{ "title": "A page", "description": "What it offers.", "sections": [${given.block}] }`;
    const opened = editors[when](file, given.text ?? page);
    if (ask === 'says') return JSON.stringify(await opened.says(), null, 2);
    if (ask === 'problems') return (await opened.problems()).join('\n') || 'None.';
    const items = (await opened.offers()).map(({ label, documentation }) => {
      const words = JSON.stringify(documentation ?? '')
        .replaceAll(/\\n|"/g, ' ')
        .trim();
      return `${label.replaceAll('"', '')} ${words.slice(0, 60)}`.trim();
    });
    const sorted = items.toSorted();
    if (sorted.length <= most) return sorted.join('\n');
    const endings = new Set(sorted.flatMap((item) => /\.\w+$/.exec(item)?.[0] ?? []));
    const last = endings.size > 0 ? `, which end in ${[...endings].join(', ')}` : '';
    return [...sorted.slice(0, 5), `${sorted.length} in all${last}`].join('\n');
  },
);

test('content that passes the check has no problem in the editor', async () => {
  for (const name of fixtureFiles.list('pages').filter((file) => file.endsWith('.json'))) {
    // Adapts paths as if the file were in the project's own content folder, two levels higher.
    const text = String(fixtureFiles.read(`pages/${name}`)).replace('"../../', '"');
    for (const open of Object.values(editors))
      expect(await open(`pages/${name}`, text).problems(), name).toEqual([]);
  }
});

test('icons are completed by their names, and by words in English and German', async () => {
  const text =
    '{ "sections": [{ "type": "processSteps", "title": "How", "steps": [{ "title": "Call", "icon": "█" }] }] }';
  const labels = (await editors.behind('pages/about.json', text).offers()).map(({ label }) => label);
  for (const word of ['phone', 'telefon', 'heart-pulse', 'herz-puls', 'öffnungszeiten', 'doctor'])
    expect(labels).toContain(`"${word}"`);
  // These words are patterns of before.
  for (const word of ['frame', 'diamond']) expect(labels).not.toContain(`"${word}"`);
});
