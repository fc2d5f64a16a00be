import { isObject, type JsonObject } from '../../json/json.ts';
import type { Use } from '../facts.ts';
import { type Role, toUse } from '../role.ts';

/** A form: an object with a "key", a "destination" and "fields". Its target depends on its page. */
export const form: Role = {
  read(value, facts, { pointer, unknown }) {
    if (!isObject(value)) return undefined;
    const { destination, recipient } = value;
    const fields = fieldsOf(value, pointer);
    const textsOf = (property: string): Use[] =>
      fields.flatMap(({ field, at }) => {
        const text = field[property];
        return typeof text === 'string' ? [toUse(text, `${at}/${property}`)] : [];
      });
    const isAddressed =
      typeof recipient === 'string' && recipient !== '' && !unknown.has(`${pointer}/recipient`);
    facts.forms.push({
      destination: typeof destination === 'string' ? toUse(destination, `${pointer}/destination`) : undefined,
      recipient: isAddressed ? toUse(recipient, `${pointer}/recipient`) : undefined,
      controls: fields.flatMap(({ field, at }) => {
        const has = ['options', 'placeholder'].filter((property) => Object.hasOwn(field, property));
        return typeof field.kind === 'string'
          ? [{ name: String(field.name), kind: field.kind, pointer: at, has }]
          : [];
      }),
      fields: textsOf('name'),
      files: textsOf('kind').filter((kind) => kind.value === 'file'),
    });
    return undefined;
  },
  type: { name: 'FormTarget', file: '../forms/form-target.ts' },
};

function fieldsOf({ fields }: JsonObject, pointer: string): { field: JsonObject; at: string }[] {
  return (Array.isArray(fields) ? fields : []).flatMap((field, index) =>
    isObject(field) ? [{ field, at: `${pointer}/fields/${index}` }] : [],
  );
}
