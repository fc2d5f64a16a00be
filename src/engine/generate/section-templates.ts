export interface NewSection {
  /** `statsStrip` */
  type: string;
  /** `StatsStrip` */
  component: string;
}

/** The names a new section's type gives to its files; undefined when it is not a camelCase noun. */
export function nameSection(type: string): NewSection | undefined {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(type)) return undefined;
  return { type, component: type.charAt(0).toUpperCase() + type.slice(1) };
}

export function schemaTemplate({ type, component }: NewSection): string {
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
  return `${JSON.stringify(schema, null, 2)}\n`;
}

export function componentTemplate({ component }: NewSection): string {
  return `import { RichTextView } from '../../components/RichTextView.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { Band, Wrap } from '../../components/Wrap.tsx';
import type { ${component}Section } from '../../shared/generated/sections.ts';

export function ${component}({ title, text }: ${component}Section) {
  return (
    <Band data-ground="cotton">
      <Wrap>
        <SectionHead title={title} />
        {text && <RichTextView text={text} />}
      </Wrap>
    </Band>
  );
}
`;
}

/**
 * The registry with one more entry, in the order of the alphabet.
 * @throws Error when the file does not look as it should.
 */
export function addToRegistry(registry: string, { type, component }: NewSection): string {
  const entries = /(export const registry: Registry = \{\n)([\s\S]*?)(\n\};)/.exec(registry);
  const [, head, body, tail] = entries ?? [];
  if (entries === null || head === undefined || body === undefined || tail === undefined)
    throw new Error('src/sections/registry.ts holds no "export const registry: Registry = {".');
  const entry = `  ${type}: () => import('./${component}/${component}.tsx').then((m) => m.${component}),`;
  // An entry may go over several lines; it begins where a name stands two spaces in.
  const list = body.split(/\n(?= {2}\w)/);
  const at = list.findIndex((line) => line.trimStart() > entry.trimStart());
  list.splice(at === -1 ? list.length : at, 0, entry);
  return (
    registry.slice(0, entries.index) +
    head +
    list.join('\n') +
    tail +
    registry.slice(entries.index + entries[0].length)
  );
}
