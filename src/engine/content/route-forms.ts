import type { FormWords, Section } from '../../shared/generated/sections.ts';
import { targetOf } from './form-destinations.ts';
import type { FieldPlan } from '../schemas/plan-fields.ts';
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
  const plan = site.schemas?.sections.get(section.type)?.plan;
  const holder = [structuredClone(section) as unknown as JsonObject];
  walkFields({ holder, key: 0 }, plan, '', ({ role }, form) => {
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
  return plansForms(site.schemas?.sections.get(type)?.plan);
}

const known = new WeakMap<FieldPlan, boolean>();

function plansForms(plan: FieldPlan | undefined): boolean {
  if (!plan) return false;
  const found = known.get(plan);
  if (found !== undefined) return found;
  // Known before its parts are asked, so that a plan may contain itself.
  known.set(plan, false);
  const holds =
    plan.role === 'form' || plansForms(plan.items) || [...plan.properties.values()].some(plansForms);
  known.set(plan, holds);
  return holds;
}

function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
