import { targetOf } from '../form-destinations.ts';
import { isObject, type Json } from '../../json/json.ts';
import type { Role } from '../role.ts';
import { type FormField, noteAt } from '../uses.ts';

/** A form: an object with a "key", a "destination" and "fields". Its target depends on its page. */
export const form: Role = {
  read({ value, pointer }) {
    if (!isObject(value)) return [];
    const { key, destination, fields } = value;
    return [
      {
        ...noteAt('form', String(key), pointer),
        destination: textOf(destination),
        fields: Array.isArray(fields)
          ? fields.flatMap((field, index) => fieldOf(field, `${pointer}/fields/${index}`))
          : [],
      },
      ...(typeof destination === 'string'
        ? [noteAt('destination', destination, `${pointer}/destination`)]
        : []),
    ];
  },
  resolve(value, { forms, base }, page) {
    if (!isObject(value)) return value;
    const target = targetOf(forms, textOf(value.destination), { page, key: String(value.key), base });
    return { ...value, destination: target };
  },
  type: { name: 'FormTarget', file: '../forms/form-target.ts' },
};

function fieldOf(field: Json, pointer: string): FormField[] {
  if (!isObject(field)) return [];
  const has = ['options', 'placeholder'].filter((property) => Object.hasOwn(field, property));
  return [{ pointer, name: textOf(field.name), kind: textOf(field.kind), has }];
}

function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
