import type { FormWords, Section } from '../../shared/generated/sections.ts';
import { targetOf } from './form-destinations.ts';
import { fieldsIn } from '../schemas/field.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import type { Site } from './site.ts';
import { walkFields } from './walk-fields.ts';

/** Facts about a form's page. */
export interface FormsPage {
  route: string;
  /** The words of forms in the page's language, if the site defines some. */
  words: FormWords;
}

/**
 * Adds the target and the words to every form in a block. Returns blocks without a form as they are, and
 * copies the others: a shared block appears on many pages, and a form's address contains its page.
 */
export function routeForms(site: Site, section: Section, page: FormsPage): Section {
  if (!holdsForms(site, section)) return section;
  const field = site.schemas?.sections.get(section.type)?.field;
  const holder = [structuredClone(section) as unknown as JsonObject];
  walkFields({ holder, key: 0 }, field, '', ({ role }, form) => {
    if (role !== 'form' || !isObject(form)) return;
    const place = { page: page.route, key: String(form.key), base: site.base };
    const target = targetOf(site.forms, textOf(form.destination), place);
    Object.assign(form, { destination: target });
  });
  const block = holder[0] as unknown as Section & { words?: FormWords };
  if (Object.keys(page.words).length > 0) block.words = { ...page.words, ...block.words };
  return block;
}

/** True when blocks of the section's type may contain forms. */
export function holdsForms(site: Site, { type }: Section): boolean {
  const field = site.schemas?.sections.get(type)?.field;
  return field !== undefined && [...fieldsIn(field)].some(({ role }) => role === 'form');
}

function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
