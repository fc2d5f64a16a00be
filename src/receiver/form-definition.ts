import type { ContactFormTab } from '../shared/generated/sections.ts';
import type { MailWords } from '../shared/generated/site.ts';
import type { PageData } from '../shared/page.ts';
import { receiverAddress } from '../shared/forms/form-target.ts';
import { completeFormWords, type CompleteFormWords } from '../shared/forms/form-words.ts';

/** A form as its page defines it. */
export interface FormDefinition {
  /** The page's route: `/our-garden`. */
  page: string;
  /** The page's path for browsers, with the base of the site: `/site/our-garden`. */
  pageAddress: string;
  /** The form's path for browsers: `/site/_forms/our-garden/inquiry`. */
  address: string;
  form: ContactFormTab;
  /** The language of the page. */
  lang: string;
  words: CompleteFormWords;
  /** The site's own words for e-mails. */
  mailWords: MailWords | undefined;
}

/** Source of forms and their pages: a built site or the development server. */
export interface FormSource {
  /** The page's data; undefined when there is no such page. */
  readPage(page: string): Promise<PageData | undefined>;
  /** All forms of the receiver, page by page. */
  listForms?(): Promise<FormDefinition[]>;
  /** The page's HTML; undefined when there is no such page. */
  readDocument(page: string): Promise<string | undefined>;
}

/** The form of a page with this key; undefined when its messages do not go to the receiver. */
export function findForm(page: PageData, key: string): FormDefinition | undefined {
  for (const section of page.sections) {
    if (section.type !== 'contactForm') continue;
    const form = section.tabs.find((tab) => tab.key === key);
    if (!form) continue;
    const { destination } = form;
    if (destination?.kind !== 'post' || destination.service !== 'receiver') return undefined;
    const { address } = destination;
    const { path, lang, mailWords } = page;
    const base = address.slice(0, -receiverAddress(path, key).length);
    // A receiver on another host does not know the base of the site.
    const pageAddress = base.startsWith('/') ? base + path : path;
    const words = completeFormWords(section.words);
    return { page: path, pageAddress, address, form, lang, words, mailWords };
  }
  return undefined;
}

/** The forms of a page whose messages go to the receiver. */
export function formsOf(page: PageData): FormDefinition[] {
  const tabs = page.sections.flatMap((section) => (section.type === 'contactForm' ? section.tabs : []));
  return tabs.flatMap(({ key }) => findForm(page, key) ?? []);
}
