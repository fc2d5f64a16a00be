export interface NewSection {
  /** `statsStrip` */
  type: string;
  /** `StatsStrip` */
  component: string;
}

/** The names of a new section's files; undefined when the type is not a camelCase noun. */
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

/** A section without browser code, like most sections. */
export function definitionTemplate({ type, component }: NewSection): string {
  return `import { defineSection } from '../define-section.ts';

export default defineSection<'${type}'>({
  component: import.meta.env.SSR && (() => import('./${component}.tsx').then((m) => m.${component})),
});
`;
}

/**
 * Adds a section to `src/sections/index.ts`, in alphabetical order.
 * @throws Error when the file has an unexpected format.
 */
export function addToIndex(index: string, { type, component }: NewSection): string {
  const lines = index.split('\n');
  const insert = (line: string, isLater: (other: string) => boolean) => {
    const at = lines.findIndex(isLater);
    if (at === -1) throw new Error('src/sections/index.ts holds no list of sections.');
    lines.splice(at, 0, line);
  };
  const imported = `import ${type} from './${component}/section.ts';`;
  const listed = `  ${type},`;
  insert(imported, (other) => other.startsWith('import type') || other > imported);
  insert(listed, (other) => other === '};' || (other.startsWith('  ') && other > listed));
  return lines.join('\n');
}
