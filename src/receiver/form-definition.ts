import type { ContactFormTab } from '../shared/generated/sections.ts';
import type { PageData } from '../shared/page.ts';
import { completeFormWords, type CompleteFormWords } from '../shared/forms/form-words.ts';

/** A form as the page that carries it defines it. */
export interface FormDefinition {
  /** The page's path: `/contact-us`. */
  page: string;
  form: ContactFormTab;
  words: CompleteFormWords;
}

/** Where forms and their pages come from: a built site, or one in development. */
export interface FormSource {
  /** The page's data; undefined when there is no such page now. */
  readPage(page: string): Promise<PageData | undefined>;
  /** The page's document, for answers that are pages. */
  readDocument(page: string): Promise<string | undefined>;
}

/** The form of a page with this key, if its messages go to the receiver. */
export function findForm(page: PageData, key: string): FormDefinition | undefined {
  for (const section of page.sections) {
    if (section.type !== 'contactForm') continue;
    const form = section.tabs.find((tab) => tab.key === key);
    if (!form) continue;
    const isOurs = form.destination?.kind === 'post' && form.destination.service === 'receiver';
    return isOurs ? { page: page.path, form, words: completeFormWords(section.words) } : undefined;
  }
  return undefined;
}
