import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { openTabOf } from '../../components/run-tabs.ts';
import type { ContactFormTab } from '../../shared/generated/sections.ts';
import type { FormTarget } from '../../shared/forms/form-target.ts';
import { type Answers, controlNameOf } from './form-message.ts';
import { draftKey, readDraft, removeDraft, writeDraft, type Draft } from './draft-storage.ts';

/**
 * Stores the values of a form on the device and restores them on hydration. `hasDraft` is true while a draft is stored.
 */
export function useDraft(
  formRef: RefObject<HTMLFormElement | null>,
  form: ContactFormTab,
  target: FormTarget,
) {
  const [hasDraft, setHasDraft] = useState(false);
  const messageId = useRef<string>(undefined);
  /** The values that this tab last stored or restored. */
  const lastAnswers = useRef<Answers>(undefined);
  const { key, fields } = form;

  /** The stored controls by field name. Browsers cannot restore a chosen file. */
  function controls(): [name: string, control: Control][] {
    const { current: element } = formRef;
    return fields.flatMap(({ name, kind }): [string, Control][] => {
      const control = element?.elements.namedItem(controlNameOf(target, name)) ?? null;
      return kind !== 'file' && isControl(control) ? [[name, control]] : [];
    });
  }

  const isBlank = () => controls().every(([, control]) => isUntouched(control));

  function write() {
    // The visitor cleared the form. The draft of another tab remains.
    if (isBlank()) return lastAnswers.current && forget({ isOnlyOwn: true });
    const answers = Object.fromEntries(controls().map(([name, { value }]) => [name, value]));
    const { current: id } = messageId;
    setDraft(answers, writeDraft(draftKey(key), { answers, ...(id !== undefined && { id }) }));
  }

  function setDraft(answers: Answers | undefined, isStored: boolean) {
    lastAnswers.current = answers;
    setHasDraft(isStored);
  }

  function forget({ isOnlyOwn = false } = {}) {
    removeDraft(draftKey(key), isOnlyOwn ? lastAnswers.current : undefined);
    messageId.current = undefined;
    setDraft(undefined, false);
  }

  const restore = useEffectEvent(() => {
    const draft = readDraft(draftKey(key));
    const isSame = draft !== undefined && fill(draft);
    if (isSame) {
      messageId.current = draft.id;
      openTabOf(formRef.current);
    }
    setDraft(draft?.answers, isSame);
    // The seven days count from the last input, not from the last visit.
    if (!isSame && !isBlank()) write();
  });
  useEffect(() => restore(), []);

  /** Fills untouched fields. Returns true when the form then equals the draft and is not blank. */
  function fill({ answers }: Draft): boolean {
    let isSame = true;
    for (const [name, control] of controls()) {
      const answer = answers[name] ?? control.value;
      if (isUntouched(control) && control.value !== answer) {
        control.value = answer;
        // Selected, so that typing replaces the restored value.
        if (control === document.activeElement && 'select' in control) control.select();
      }
      isSame &&= control.value === answer;
    }
    return isSame && !isBlank();
  }

  return {
    hasDraft,
    /** Removes the draft; `isOnlyOwn`: unless another tab has stored other values since. */
    forget,
    /** To call after each input: changed values are a new message. */
    change() {
      messageId.current = undefined;
      write();
    },
    /** Returns the id of the message: the same until a value changes. */
    identify(): string {
      messageId.current ??= createId();
      write();
      return messageId.current;
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

/** `crypto.randomUUID` is missing on pages without HTTPS. */
function createId(): string {
  return crypto.getRandomValues(new Uint8Array(16)).join('-');
}
