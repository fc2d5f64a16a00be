import type { ContactFormTab } from '../shared/generated/sections.ts';
import type { PageData } from '../shared/page.ts';
import { receiverAddress } from '../shared/forms/form-target.ts';
import { completeFormWords, type CompleteFormWords } from '../shared/forms/form-words.ts';

/** A form as the page that carries it defines it. */
export interface FormDefinition {
  /** The page's path: `/our-garden`. */
  page: string;
  /** Where browsers find the page: its path behind the base of the site, `/site/our-garden`. */
  pageAddress: string;
  /** Where browsers send the form to: `/site/_forms/our-garden/inquiry`. */
  address: string;
  form: ContactFormTab;
  /** The language of the page. */
  lang: string;
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
    const { destination } = form;
    if (destination?.kind !== 'post' || destination.service !== 'receiver') return undefined;
    const { address } = destination;
    const { path, lang } = page;
    const base = address.slice(0, -receiverAddress(path, key).length);
    // A receiver on another host knows that host's address only.
    const pageAddress = base.startsWith('/') ? base + path : path;
    return { page: path, pageAddress, address, form, lang, words: completeFormWords(section.words) };
  }
  return undefined;
}
