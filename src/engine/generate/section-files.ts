import { UsageError } from '../../command-line/read-arguments.ts';

/**
 * The files of a new section type, by path. `type`: its name in camelCase. `isInteractive`: with state, code for the
 * browser and a browser test. Without, it has no browser code, like most sections. @throws UsageError for another name.
 */
export function draftSection(type: string, isInteractive = false): Record<string, string> {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(type))
    throw new UsageError('Expected a name in camelCase, such as "quote" or "priceTable".');
  const component = nameComponent(type);
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
      type: { const: type, description: `A ${words} section.` },
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
  const load = `() => import('./${component}.tsx').then((m) => m.${component})`;
  const definition = `import { defineSection } from '../define-section.ts';

export default defineSection<'${type}'>({
  component: ${isInteractive ? load : `import.meta.env.SSR && (${load})`},
  ${isInteractive ? "island: { when: 'visible', hydrate: true }," : ''}
});
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
    [`src/sections/${component}/section.ts`]: definition,
    ...(isInteractive && { [`tests/browser/${words.replaceAll(' ', '-')}.spec.ts`]: test }),
  };
}

/** The text of src/sections/index.ts with a section in both of its lists, which are in alphabetical order. */
export function listSection(index: string, type: string): string {
  const add = (line: string) => (list: string) => {
    const lines = list.trimEnd().split('\n');
    const isBefore = (other: string) => other < line;
    const [before, after] = [lines.filter(isBefore), lines.filter((other) => !isBefore(other))];
    return `${[...before, line, ...after].join('\n')}\n`;
  };
  return index
    .replace(/^(?:import \w+ from .*\n)+/, add(`import ${type} from './${nameComponent(type)}/section.ts';`))
    .replace(/^(?: {2}\w+,\n)+/m, add(`  ${type},`));
}

/** `statsStrip` → `StatsStrip` */
function nameComponent(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1);
}
