import type { FormWords, Section } from '../../shared/generated/sections.ts';
import { targetOf } from './form-destinations.ts';
import { fieldsIn } from '../schemas/field.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import type { Site } from './site.ts';
import { walkFields } from './walk-fields.ts';

/** What a form is told about the page it stands on. */
export interface FormsPage {
  route: string;
  /** What forms say in the page's language, where the site has words of its own for it. */
  words: FormWords;
}

/**
 * A block of a page with every form in it told where to send and what to say. Blocks without a form are handed back as
 * they are; the others are copied, because a shared block stands on many pages and a form's address names its page.
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

/** Whether blocks of the section's type may hold forms. */
export function holdsForms(site: Site, { type }: Section): boolean {
  const field = site.schemas?.sections.get(type)?.field;
  return field !== undefined && [...fieldsIn(field)].some(({ role }) => role === 'form');
}

function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
