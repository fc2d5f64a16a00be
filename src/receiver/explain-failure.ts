import { escapeHtml, startTag } from '../shared/html.ts';
import { languageAttributes, writeSeconds } from '../shared/language.ts';
import { completeFormWords } from '../shared/forms/form-words.ts';
import type { FormDefinition } from './form-definition.ts';
import type { HttpError } from './http-error.ts';

/** The form of the request; undefined when the address has none. */
type Form = Pick<FormDefinition, 'lang' | 'words'> | undefined;

/** Why a message was refused: in the form's words for cases that visitors meet, else in technical words. */
export function explainFailure({ reason, details }: HttpError, form: Form): string {
  const { word, seconds } = details;
  if (word === undefined) return reason;
  const text = wordsOf(form)[word];
  return seconds === undefined ? text : `${text} (${writeSeconds(seconds, languageOf(form))})`;
}

/** The same as a page, for browsers without scripts. */
export function failurePage(error: HttpError, form: Form): string {
  const { notTaken, goBack } = wordsOf(form);
  const why = escapeHtml(explainFailure(error, form));
  const title = error.details.word === undefined ? escapeHtml(notTaken) : why;
  const technical = error.details.word === undefined ? `<p lang="en">${why}</p>` : '';
  return `<!doctype html>${startTag('html', languageAttributes(languageOf(form)))}<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><h1>${title}</h1>${technical}<p>${escapeHtml(goBack)}</p></html>\n`;
}

function wordsOf(form: Form) {
  return form?.words ?? completeFormWords(undefined);
}

function languageOf(form: Form): string {
  return form?.lang ?? 'en';
}
