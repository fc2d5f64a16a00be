import { parse, type HTMLElement } from 'node-html-parser';
import { escapeHtml } from '../shared/html.ts';
import type { FormDefinition } from './form-definition.ts';
import type { FieldError } from './to-message.ts';

/**
 * Without scripts a browser gets the form's own page as the answer: with a confirmation instead of the form,
 * or with the filled-in form and its errors. The page contains both answers as hidden HTML, rendered by the
 * same components as the rest (`ContactForm/Notice.tsx`).
 */
export function sentPage(html: string, definition: FormDefinition): string {
  return edit(html, definition, definition.words.arrivedTitle, (element, answer) => {
    element.replaceWith(show(answer('sent')).toString());
  });
}

/** The page with the filled-in form and its errors. */
export function errorsPage(
  html: string,
  definition: FormDefinition,
  answers: Readonly<Record<string, string>>,
  errors: FieldError[],
): string {
  const { form, words } = definition;
  return edit(html, definition, words.problem, (element, answer) => {
    for (const { name } of form.fields) {
      for (const control of element.querySelectorAll(`[name="${name}"]`)) fill(control, answers[name] ?? '');
    }
    const summary = show(answer('problem'));
    const list = summary.querySelector('ul');
    for (const { field, message } of errors) {
      const formField = form.fields.find(({ name }) => name === field);
      const text = escapeHtml(`${formField?.label ?? words.problem}: ${message}`);
      // An unknown field name comes from the sender, so it is not used as an id.
      const id = `${form.key}_${formField?.name}`;
      list?.insertAdjacentHTML('beforeend', `<li>${formField ? `<a href="#${id}">${text}</a>` : text}</li>`);
      if (formField) mark(element, id, message);
    }
    // Only the content, because it becomes part of the form's grid.
    element.insertAdjacentHTML('afterbegin', summary.innerHTML);
  });
}

type Edit = (form: HTMLElement, answer: (name: 'sent' | 'problem') => HTMLElement) => void;

/** `news`: what has happened, with which the title begins. Screen readers read it first. */
function edit(
  html: string,
  { form: { key }, page, pageAddress }: FormDefinition,
  news: string,
  change: Edit,
): string {
  const document = parse(html, {
    comment: true,
    blockTextElements: { script: true, style: true, pre: true },
  });
  const place = document.querySelector(`[id="${key}"]`);
  const form = place?.querySelector('form');
  if (!place || !form) throw new Error(`The page "${page}" shows no form "${key}".`);
  const find = (name: string) => {
    const answer = place.querySelector(`[data-answer="${name}"]`);
    if (!answer) throw new Error(`The page "${page}" holds no answer "${name}".`);
    return answer;
  };
  change(form, find);
  // Hidden answers would appear in the page a second time.
  for (const answers of place.querySelectorAll('noscript')) answers.remove();
  // Scripts would render the form again. This page also answers one request only, not its address.
  for (const script of document.querySelectorAll('script')) script.remove();
  for (const link of document.querySelectorAll('[data-page]')) link.setAttribute('href', pageAddress);
  document.querySelector('title')?.insertAdjacentHTML('afterbegin', `${escapeHtml(news)} – `);
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
  // Browsers drop a leading line break.
  if (tag === 'textarea') control.textContent = value.replace(/^\n/, '\n\n');
  // Only the visitor can fill in a file field.
  const type = tag === 'input' && control.getAttribute('type');
  if (type === 'radio' || type === 'checkbox') {
    const option = control.getAttribute('value') ?? '';
    if (value.split('\n').includes(option)) control.setAttribute('checked', '');
  } else if (type !== false && type !== 'file') control.setAttribute('value', escapeHtml(value));
  for (const option of tag === 'select' ? control.querySelectorAll('option') : []) {
    if (option.getAttribute('value') === value) option.setAttribute('selected', '');
  }
}

function mark(form: HTMLElement, id: string, message: string): void {
  const input = form.querySelector(`[id="${id}"]`);
  const root = input?.closest('[data-invalid]');
  // Of a choice, the group of its options.
  const control = root?.querySelector('[role]') ?? input;
  if (!control || !root) return;
  const hints = control.getAttribute('aria-describedby');
  if (control.getAttribute('role') !== 'group') control.setAttribute('aria-invalid', 'true');
  control.setAttribute('aria-describedby', [`${id}-error`, hints].filter(Boolean).join(' '));
  root.setAttribute('data-invalid', 'true');
  root.insertAdjacentHTML('beforeend', `<p id="${id}-error">${escapeHtml(message)}</p>`);
}
