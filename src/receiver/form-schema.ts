import type { FormField } from '../shared/generated/sections.ts';
import { emailPattern, fileTypes, maxFileSize, maxLengthOf } from '../shared/forms/field-rules.ts';
import type { FormDefinition } from './form-definition.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * The JSON Schema of a form's messages, made from the form's own definition. A message is an object of texts by field
 * name; a file is `{ type, size }`, its media type and its bytes.
 */
export function formSchema({ form }: Pick<FormDefinition, 'form'>): JsonSchema {
  const required = form.fields.filter(({ optional }) => !optional).map(({ name }) => name);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: form.title,
    type: 'object',
    required,
    additionalProperties: false,
    properties: Object.fromEntries(form.fields.map((field) => [field.name, fieldSchema(field)])),
  };
}

function fieldSchema(field: FormField): JsonSchema {
  const { label: title, kind, optional = false, options = [] } = field;
  if (kind === 'file') {
    const properties = {
      type: { enum: Object.values(fileTypes) },
      size: { type: 'integer', maximum: maxFileSize },
    };
    return { title, type: 'object', required: ['type', 'size'], additionalProperties: false, properties };
  }
  if (kind === 'select') return { title, enum: optional ? [...options, ''] : options };
  return { title, type: 'string', maxLength: maxLengthOf(field), ...patternOf(kind, optional) };
}

/** A text of nothing but spaces is no answer. */
function patternOf(kind: FormField['kind'], optional: boolean): JsonSchema {
  // Spaces around it are allowed where no two parts of the pattern could both take them: it stays linear.
  const email = `${emailPattern}\\s*`;
  if (kind === 'email') return { pattern: `^\\s*${optional ? `(?:${email})?` : email}$` };
  return optional ? {} : { pattern: '\\S' };
}
