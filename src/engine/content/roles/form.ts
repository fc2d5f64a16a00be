import { findDestination, targetOf } from '../form-destinations.ts';
import { isObject, type Json } from '../../json/json.ts';
import type { Role } from '../role.ts';
import { noteAt } from '../role-values.ts';

/** A form: an object with a "key", a "destination" and "fields". Its target depends on its page. */
export const form: Role = {
  read({ value, pointer }) {
    if (!isObject(value)) return [];
    const { key, destination, fields, notice, confirm } = value;
    const questions = Array.isArray(fields) ? fields : [];
    const formUse = {
      ...noteAt('form', String(key), pointer),
      destination: textOf(destination),
      sends: { notice: notice !== undefined, confirm: confirm === true },
      fields: questions.flatMap((field, index) =>
        isObject(field) ? [{ pointer: `${pointer}/fields/${index}`, value: field }] : [],
      ),
    };
    if (typeof destination !== 'string') return [formUse];
    return [formUse, noteAt('destination', destination, `${pointer}/destination`)];
  },
  resolve(value, { forms, base }, page) {
    if (!isObject(value)) return value;
    const destination = textOf(value.destination);
    const target = targetOf(forms, destination, { page, key: String(value.key), base });
    const notice = value.notice ?? findDestination(forms, destination)?.notice;
    return { ...value, ...(notice !== undefined && { notice }), destination: target };
  },
  type: { name: 'FormTarget', file: '../forms/form-target.ts' },
};

function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
