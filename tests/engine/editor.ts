import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type CompletionItem, getLanguageService } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';

/** An editor with a file of content open in it. In a text, the cursor stands where there is a "█". */
export interface Editor {
  complete(path: string, marked: string): Promise<CompletionItem[]>;
  /** What it says of the place under the mouse. */
  hover(path: string, marked: string): Promise<string>;
  problems(path: string, text: string): Promise<string[]>;
}

/**
 * What editors do with the settings of the project: a service that completes and explains JSON, with the schemas that
 * `.vscode/settings.json` names. `own` gives schemas that would lie in no file of the project.
 */
export function openEditor(own: (url: string) => string | undefined = () => undefined): Editor {
  const root = pathToFileURL(`${process.cwd()}/`);
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
    'json.schemas': { fileMatch: string[]; url: string }[];
  };
  const service = getLanguageService({
    schemaRequestService: async (url) => own(url) ?? readFileSync(new URL(url), 'utf8'),
    workspaceContext: { resolveRelativePath: (relative, resource) => new URL(relative, resource).href },
  });
  service.configure({
    schemas: settings['json.schemas'].map(({ fileMatch, url }) => ({
      fileMatch,
      uri: new URL(url, root).href,
    })),
  });
  const open = (path: string, marked: string) => {
    const url = new URL(path, root).href;
    const document = TextDocument.create(url, 'json', 1, marked.replace('█', ''));
    const position = document.positionAt(marked.indexOf('█'));
    return { document, json: service.parseJSONDocument(document), position };
  };
  return {
    async complete(path, marked) {
      const { document, json, position } = open(path, marked);
      return (await service.doComplete(document, position, json))?.items ?? [];
    },
    async hover(path, marked) {
      const { document, json, position } = open(path, marked);
      return JSON.stringify((await service.doHover(document, position, json))?.contents);
    },
    async problems(path, text) {
      const { document, json } = open(path, text);
      return (await service.doValidation(document, json)).map(({ message }) => String(message));
    },
  };
}

/** A page with these blocks, as text. */
export function pageText(sections: string): string {
  return `{ "title": "A page", "description": "What it offers.", "sections": [${sections}] }`;
}

export function labelsOf(items: CompletionItem[]): string[] {
  return items.map(({ label }) => label.replaceAll('"', ''));
}
