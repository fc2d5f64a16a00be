import { UsageError } from '../../command-line/read-arguments.ts';
import { explainUnwritable } from '../files/page-files.ts';
import type { JsonObject } from '../json/json.ts';
import { capitalize } from './describe-section.ts';

/** The folder of a company's own schemas. */
export const ownSchemas = 'section-schemas/own';

/** The list of a company's own section types. */
export const index = 'src/own/index.ts';

/**
 * The files of a new section type, by path. `type`: its name in camelCase. `isInteractive`: with state and a browser
 * test.
 * @throws UsageError for a name that it cannot have.
 */
export function draftSection(type: string, isInteractive = false): Record<string, string> {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(type))
    throw new UsageError('Expected a name in camelCase, such as "quote" or "priceTable".');
  const isUsed = type === 'block' || type === 'shared';
  const refusal = isUsed ? 'The project uses it itself. Choose another name.' : explainUnwritable(type);
  if (refusal !== undefined)
    throw new UsageError(`"${type}" cannot be the name of a section type. ${refusal}`);
  const component = capitalize(type);
  return {
    [`${ownSchemas}/${type}.json`]: JSON.stringify(draftSchema(type)),
    [`src/own/${component}/${component}.tsx`]: draftComponent(component, isInteractive),
    ...(isInteractive && {
      [`tests/browser/own/${toWords(type).replaceAll(' ', '-')}.spec.ts`]: draftTest(type),
    }),
  };
}

/** `priceTable` → `price table` */
function toWords(type: string): string {
  return type.replaceAll(/(?!^)([A-Z])/g, ' $1').toLowerCase();
}

function draftSchema(type: string): JsonObject {
  const words = toWords(type);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${type}.json`,
    title: `${capitalize(type)}Section`,
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
}

function draftComponent(component: string, isInteractive: boolean): string {
  const state = isInteractive ? 'const [count, setCount] = useState(0);' : '';
  const counter = `
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
      <output>{count}</output>`;
  return `${isInteractive ? "import { useState } from 'react';\n" : ''}import { Block } from '../../components/Block.tsx';
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
}

/** A test of the button that an interactive component has. */
function draftTest(type: string): string {
  return `import { expect, test } from '../test.ts';

test('${type}: a click is counted', async ({ page }) => {
  await page.goto('/__catalogue/${type}/0');
  const section = page.locator('[data-section="${type}"]');
  await section.getByRole('button', { name: 'Count' }).click();
  await expect(section.getByRole('status')).toHaveText('1');
});
`;
}

/**
 * The text of src/own/index.ts with a section at the end of its list. Unless it is interactive, it has no browser code,
 * like most sections.
 * @throws Error when that has an unexpected format.
 */
export function listSection(text: string, type: string, isInteractive = false): string {
  const component = capitalize(type);
  const load = `() => import('./${component}/${component}.tsx')`;
  const definition = isInteractive
    ? `component: ${load}, island: { when: 'visible', hydrate: true }`
    : `component: import.meta.env.SSR && (${load})`;
  const end = text.indexOf('} satisfies Partial<Sections>;');
  if (end === -1)
    throw new Error(
      `${index} has no list of sections: "export const sections = { … } satisfies Partial<Sections>;"`,
    );
  return `${text.slice(0, end)}  ${type}: { ${definition} },\n${text.slice(end)}`;
}
