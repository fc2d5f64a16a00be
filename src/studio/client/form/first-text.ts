import { isObject, type Json } from '../../../engine/json/json.ts';

/** What a block or an entry is called by: its first text. */
export function firstText(value: Json | undefined): string {
  if (typeof value === 'string') return value;
  if (!isObject(value)) return '';
  const named = ['title', 'heading', 'label', 'name', 'question', 'text', 'value', 'lead'];
  const texts = named.map((key) => value[key]).filter((text) => typeof text === 'string');
  return texts.find((text) => text !== '') ?? '';
}
