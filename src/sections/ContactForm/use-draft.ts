import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { openTabOf } from '../../components/run-tabs.ts';
import type { ContactFormTab } from '../../shared/generated/sections.ts';
import type { FormTarget } from '../../shared/forms/form-target.ts';
import type { Answers } from './form-message.ts';
import { answersIn, fillIn, isBlank, storedFields } from './draft-controls.ts';
import { draftKey, readDraft, removeDraft, writeDraft } from './draft-storage.ts';

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
  const { key } = form;
  const fieldsNow = () => storedFields(formRef.current, form.fields, target);

  function write() {
    const fields = fieldsNow();
    // The visitor cleared the form. The draft of another tab remains.
    if (isBlank(fields)) return lastAnswers.current && forget({ isOnlyOwn: true });
    const answers = answersIn(fields);
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
    const fields = fieldsNow();
    const isSame = draft !== undefined && fillIn(fields, draft.answers);
    if (isSame) {
      messageId.current = draft.id;
      openTabOf(formRef.current);
    }
    setDraft(draft?.answers, isSame);
    // The seven days count from the last input, not from the last visit.
    if (!isSame && !isBlank(fields)) write();
  });
  useEffect(() => restore(), []);

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

/** `crypto.randomUUID` is missing on pages without HTTPS. */
function createId(): string {
  return crypto.getRandomValues(new Uint8Array(16)).join('-');
}
