import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { ContactFormTab } from '../../shared/generated/sections.ts';
import type { FormTarget } from '../../shared/forms/form-target.ts';
import { draftKey, readDraft, removeDraft, writeDraft, type Draft } from './keep-draft.ts';
import { nameInForm, readForm } from './read-form.ts';

/**
 * Keeps what is typed into a form on the device, and puts it back when the form comes alive. `kept` is true while the
 * device keeps something.
 */
export function useDraft(
  formRef: RefObject<HTMLFormElement | null>,
  form: ContactFormTab,
  target: FormTarget,
) {
  const [kept, setKept] = useState(false);
  const sentAs = useRef<string>(undefined);
  const { key, fields } = form;

  function write() {
    const answers = formRef.current ? readForm(formRef.current, fields, target).answers : {};
    if (Object.values(answers).every((answer) => answer === '')) return forget();
    const { current: id } = sentAs;
    setKept(writeDraft(draftKey(key), { answers, ...(id !== undefined && { id }) }));
  }

  function forget() {
    sentAs.current = undefined;
    removeDraft(draftKey(key));
    setKept(false);
  }

  const restore = useEffectEvent(() => {
    const draft = readDraft(draftKey(key));
    if (draft && formRef.current && fill(formRef.current, draft)) sentAs.current = draft.id;
    write();
  });
  useEffect(() => restore(), []);

  /** Puts answers into fields that nobody has typed into; true when the form then says what was sent. */
  function fill(element: HTMLFormElement, { answers }: Draft): boolean {
    let isSame = true;
    for (const { name, kind } of fields) {
      const control = element.elements.namedItem(nameInForm(target, name));
      const answer = answers[name] ?? '';
      if (kind === 'file' || !isControl(control)) continue;
      if (isUntouched(control)) control.value = answer;
      isSame &&= control.value === answer;
    }
    return isSame;
  }

  return {
    kept,
    forget,
    /** What was typed has changed, so that it is another message than the one that was sent before. */
    change() {
      sentAs.current = undefined;
      write();
    },
    /** The id of the message as it stands now: the same until something is changed. */
    identify(): string {
      sentAs.current ??= createId();
      write();
      return sentAs.current;
    },
  };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isControl(element: Element | RadioNodeList | null): element is Control {
  return element !== null && 'value' in element && 'form' in element;
}

function isUntouched(control: Control): boolean {
  if (!('options' in control)) return control.value === control.defaultValue;
  const standard = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  return control.selectedIndex === Math.max(0, standard);
}

/** `crypto.randomUUID` is there only on pages with an encrypted connection. */
function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
