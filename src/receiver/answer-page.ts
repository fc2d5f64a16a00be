import { parse, type HTMLElement } from 'node-html-parser';
import { escapeHtml } from '../shared/html.ts';
import type { FormDefinition } from './form-definition.ts';
import type { FieldError } from './judge-submission.ts';

/**
 * Answers to a browser that sent a form without scripts are the form's own page: with a confirmation in the place of the
 * form, or with the form as it was sent and its errors beside the fields. The page holds both, out of sight, drawn by the
 * same components as the rest (`FormAnswers.tsx`).
 */
export function sentPage(html: string, definition: FormDefinition): string {
  return edit(html, definition, (element, answer) => {
    element.replaceWith(show(answer('sent')).toString());
  });
}

/** The page with the form as it was sent. */
export function problemPage(
  html: string,
  definition: FormDefinition,
  answers: Readonly<Record<string, string>>,
  errors: FieldError[],
): string {
  const { form, words } = definition;
  return edit(html, definition, (element, answer) => {
    for (const { name } of form.fields) {
      const control = element.querySelector(`[name="${name}"]`);
      if (control) fill(control, answers[name] ?? '');
    }
    const summary = show(answer('problem'));
    const list = summary.querySelector('ul');
    for (const { field, message } of errors) {
      const known = form.fields.find(({ name }) => name === field);
      const text = escapeHtml(`${known?.label ?? words.problem}: ${message}`);
      // The name of a field that is not on the page is the sender's invention.
      const id = `${form.key}-${known?.name}`;
      list?.insertAdjacentHTML('beforeend', `<li>${known ? `<a href="#${id}">${text}</a>` : text}</li>`);
      if (known) mark(element, id, message);
    }
    // The list alone, as it stands in the form's grid.
    element.insertAdjacentHTML('afterbegin', summary.innerHTML);
  });
}

type Edit = (form: HTMLElement, answer: (name: 'sent' | 'problem') => HTMLElement) => void;

function edit(html: string, { form: { key }, page, pageAddress }: FormDefinition, change: Edit): string {
  const document = parse(html, {
    comment: true,
    blockTextElements: { script: true, style: true, pre: true },
  });
  const place = document.querySelector(`[id="${key}"]`);
  const form = place?.querySelector('form');
  if (!place || !form) throw new Error(`The page "${page}" shows no form "${key}".`);
  const find = (name: string) => {
    const found = place.querySelector(`[data-answer="${name}"]`);
    if (!found) throw new Error(`The page "${page}" holds no answer "${name}".`);
    return found;
  };
  change(form, find);
  // What is not shown would be in the page a second time.
  for (const answers of place.querySelectorAll('noscript')) answers.remove();
  // Scripts would draw the form anew, and this page answers one request and not its address.
  for (const script of document.querySelectorAll('script')) script.remove();
  for (const link of document.querySelectorAll('[data-page]')) link.setAttribute('href', pageAddress);
  document.querySelector('head')?.insertAdjacentHTML('beforeend', '<meta name="robots" content="noindex">');
  return document.toString();
}

function show(answer: HTMLElement): HTMLElement {
  answer.removeAttribute('hidden');
  answer.querySelector('[role="group"]')?.setAttribute('autofocus', '');
  return answer;
}

function fill(control: HTMLElement, value: string): void {
  const tag = control.tagName.toLowerCase();
  // Browsers leave out a line break that a field begins with.
  if (tag === 'textarea') control.textContent = value.replace(/^\n/, '\n\n');
  // Nothing but the visitor can fill in a field for a file.
  else if (tag === 'input' && control.getAttribute('type') !== 'file')
    control.setAttribute('value', escapeHtml(value));
  for (const option of tag === 'select' ? control.querySelectorAll('option') : []) {
    if (option.getAttribute('value') === value) option.setAttribute('selected', '');
  }
}

function mark(form: HTMLElement, id: string, message: string): void {
  const control = form.querySelector(`[id="${id}"]`);
  if (!control) return;
  const hints = control.getAttribute('aria-describedby');
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute('aria-describedby', [`${id}-error`, hints].filter(Boolean).join(' '));
  control.parentNode?.setAttribute('data-invalid', 'true');
  control.parentNode?.insertAdjacentHTML('beforeend', `<p id="${id}-error">${escapeHtml(message)}</p>`);
}
