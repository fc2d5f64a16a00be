import { extname } from 'node:path';
import type { ExampleSite, ExpectedFinding, RuleExample, RuleMeta } from '../diagnostics/rule.ts';
import { showValue } from './show-value.ts';
import { measurePicture } from '../pictures/measure-picture.ts';

/** Files are not printed whole when they are long on purpose. */
const maxLetters = 400;

const fixedNote = 'No setting changes this rule: without it pages could not be rendered, or not safely.';

/** A rule in Markdown: what it wants, why, and its examples with what they are told. */
export function describeRule({ id, severity, isFixed, summary, why, examples }: RuleMeta): string {
  return [
    `## ${id}`,
    `*${severity}${isFixed ? ', always' : ''}*. ${summary} ${why}`,
    ...examples.flatMap((example) => listParts(example).map(([name, text]) => `${name}\n\n${fence(text)}`)),
  ].join('\n\n');
}

/** A rule for a terminal. */
export function explainRuleMeta({ id, severity, isFixed, summary, why, examples }: RuleMeta): string {
  const parts = examples
    .flatMap(listParts)
    .map(([name, text]) => `${name}\n\n${text.replaceAll(/^(?=.)/gm, '  ')}`);
  return `${[`${id} (${severity})`, summary, why, ...(isFixed ? [fixedNote] : []), ...parts].join('\n\n')}\n`;
}

function listParts({ bad, finds, good }: RuleExample): [name: string, text: string][] {
  return [
    ['Wrong:', showSite(bad)],
    ['Found:', finds.map(showFinding).join('\n\n')],
    ['Right:', showSite(good)],
  ];
}

function fence(text: string): string {
  return `\`\`\`text\n${text}\n\`\`\``;
}

function showFinding({ file = 'pages/index.json', slice, message, hint }: ExpectedFinding): string {
  const place = slice === '' ? file : `${file} at ${shorten(slice)}`;
  return [place, `  ${message}`, ...(hint === undefined ? [] : [`  ${hint}`])].join('\n');
}

function showSite({
  page = {},
  hero,
  blocks = [],
  files = {},
  links = [],
  folders = [],
}: ExampleSite): string {
  const sections = [...(hero ? [{ type: 'hero', ...hero }] : []), ...blocks];
  const home = { ...page, ...(sections.length > 0 && { sections }) };
  const parts = [
    ...(Object.keys(home).length > 0 ? [showFile('pages/index.json', home)] : []),
    ...Object.entries(files).map(([file, content]) => showFile(file, content)),
    ...links.map((link) => `${link}, which is a symbolic link`),
    ...folders.map((folder) => `${folder}, which is a folder`),
  ];
  return parts.length > 0 ? parts.join('\n\n') : 'the site without the mistake';
}

function showFile(file: string, content: unknown): string {
  if (content === undefined) return `no ${file}`;
  if (Buffer.isBuffer(content)) return showBytes(file, content);
  if (typeof content === 'string') return `${file}\n${shorten(content)}`;
  if (isEmpty(content)) return file;
  return `${file}\n${shorten(showValue(content))}`;
}

function showBytes(file: string, bytes: Buffer): string {
  const picture = measurePicture(bytes, extname(file).slice(1));
  if (typeof picture === 'string') return `${file}, not in UTF-8\n${bytes.toString('latin1')}`;
  return `${file}, a picture of ${picture.width} × ${picture.height} pixels`;
}

function isEmpty(content: unknown): boolean {
  return typeof content === 'object' && content !== null && Object.keys(content).length === 0;
}

function shorten(text: string): string {
  return text.length <= maxLetters ? text : `${text.slice(0, maxLetters / 4)} … and so on`;
}
