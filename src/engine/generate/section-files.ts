import { UsageError } from '../../command-line/read-arguments.ts';
import { explainUnwritable } from '../files/page-files.ts';
import { capitalize } from './describe-section.ts';

/**
 * The files of a new section type, by path. `type`: its name in camelCase. `isInteractive`: with state and a browser
 * test.
 * @throws UsageError for a name that it cannot have.
 */
export function draftSection(type: string, isInteractive = false): Record<string, string> {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(type))
    throw new UsageError('Expected a name in camelCase, such as "quote" or "priceTable".');
  const isUsed = type === 'block' || type === 'shared';
  const problem = isUsed ? 'The project uses it itself. Choose another name.' : explainUnwritable(type);
  if (problem) throw new UsageError(`"${type}" cannot be the name of a section type. ${problem}`);
  const component = capitalize(type);
  const words = component.replaceAll(/(?!^)([A-Z])/g, ' $1').toLowerCase();
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${type}.json`,
    title: `${component}Section`,
    description: `Say here, for a content editor, what the ${words} section shows and when to use it.`,
    type: 'object',
    required: ['type', 'title'],
    additionalProperties: false,
    properties: {
      type: { const: type, description: `The ${words} section.` },
      id: { $ref: 'defs.json#/$defs/id' },
      hidden: { $ref: 'defs.json#/$defs/hidden' },
      title: { $ref: 'defs.json#/$defs/heading' },
      text: { $ref: 'defs.json#/$defs/richText' },
    },
    examples: [
      { type, title: `A title for the ${words} section` },
      {
        type,
        id: 'example',
        hidden: false,
        title: `A title for the ${words} section`,
        text: 'One **paragraph** of text.',
      },
    ],
  };
  const state = isInteractive ? 'const [count, setCount] = useState(0);' : '';
  const counter = `
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
      <output>{count}</output>`;
  const code = `${isInteractive ? "import { useState } from 'react';\n" : ''}import { Block } from '../../components/Block.tsx';
import { RichTextView } from '../../components/RichTextView.tsx';
import type { ${component}Section } from '../../shared/generated/sections.ts';

export function ${component}({ title, text }: ${component}Section) {
  ${state}
  return (
    <Block background="page" title={title}>
      {text && <RichTextView text={text} />}${isInteractive ? counter : ''}
    </Block>
  );
}
`;
  const test = `import { expect, test } from './test.ts';

test('${type}: a click is counted', async ({ page }) => {
  await page.goto('/__catalogue/${type}/0');
  const section = page.locator('[data-section="${type}"]');
  await section.getByRole('button', { name: 'Count' }).click();
  await expect(section.getByRole('status')).toHaveText('1');
});
`;
  return {
    [`section-schemas/${type}.json`]: JSON.stringify(schema),
    [`src/sections/${component}/${component}.tsx`]: code,
    ...(isInteractive && { [`tests/browser/${words.replaceAll(' ', '-')}.spec.ts`]: test }),
  };
}

/**
 * The text of src/sections/index.ts with a section in its list, which is in alphabetical order. Unless it is interactive,
 * it has no browser code, like most sections.
 * @throws Error when that has an unexpected format.
 */
export function listSection(index: string, type: string, isInteractive = false): string {
  const component = capitalize(type);
  const load = `() => import('./${component}/${component}.tsx')`;
  const definition = isInteractive
    ? `component: ${load}, island: { when: 'visible', hydrate: true }`
    : `component: import.meta.env.SSR && (${load})`;
  const lines = index.split('\n');
  const list = lines.findIndex((line) => line.includes(': Sections = {'));
  const isLater = (line: string) => line === '};' || (/^ {2}\w/.test(line) && line.trim() > `${type}:`);
  const at = lines.findIndex((line, number) => number > list && isLater(line));
  if (list === -1 || at === -1) throw new Error('src/sections/index.ts holds no list of sections.');
  return lines.toSpliced(at, 0, `  ${type}: { ${definition} },`).join('\n');
}
