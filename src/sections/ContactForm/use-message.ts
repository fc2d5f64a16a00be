import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { controlName } from '../../components/control-name.ts';
import { useLanguage } from '../../components/use-language.ts';
import { findViolation } from '../../shared/forms/judge-answers.ts';
import { todayHere } from '../../shared/forms/limits.ts';
import type { FormPost, FormTarget } from '../../shared/forms/form-target.ts';
import type { CompleteFormWords } from '../../shared/forms/form-words.ts';
import type { ContactFormTab, FormField } from '../../shared/generated/sections.ts';
import { deliver, type Outcome, type OutgoingMessage, type Phase } from './deliver.ts';
import {
  composeMessage,
  controlNameOf,
  findErrors,
  type FormErrors,
  mailtoAddress,
  readForm,
} from './form-message.ts';
import { useDraft } from './use-draft.ts';

/** State and handlers of a form: validation, delivery and draft. */
export function useMessage(
  form: ContactFormTab,
  words: CompleteFormWords,
  element: RefObject<HTMLFormElement | null>,
  button: RefObject<HTMLButtonElement | null>,
) {
  const target: FormTarget = form.destination ?? { kind: 'email' };
  const { fields, key } = form;
  const draft = useDraft(element, form, target);
  const { report, show, correct } = useErrorReport(key);
  const language = { words, lang: useLanguage().lang };
  const { phase, send, stop, setPhase } = useDelivery();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = readForm(event.currentTarget, fields, target, language);
    const errors = findErrors(fields, typed.answers, { ...language, today: todayHere() }, typed.files);
    show({ errors, focus: 'list' });
    if (Object.keys(errors).length > 0) return;
    if (target.kind === 'post') return void sendTo(target);
    setPhase({ name: 'mailed', ...typed });
    location.assign(mailtoAddress(form, composeMessage(form, typed.answers, typed.files)));
  }

  async function sendTo(post: FormPost): Promise<void> {
    if (!element.current) return;
    const trap = post.trap === undefined ? '' : new FormData(element.current).get(controlName(post.trap));
    const typed = readForm(element.current, fields, target, language);
    const id = draft.identify();
    const outcome = await send(post, { ...typed, id, trap: typeof trap === 'string' ? trap : '' });
    const refused = refusalOf(outcome, words);
    if (refused) return show(reportRefusal(refused, fields, words));
    if (outcome?.kind === 'taken') {
      // The message sent under this id differed, for example by a file. A new id makes this another message.
      draft.change();
      return sendTo(post);
    }
    if (outcome?.kind !== 'arrived') return;
    element.current?.reset();
    draft.forget({ isOnlyOwn: true });
  }

  /** Validates a field on input if it has an error or is too long. Others wait until the form is submitted. */
  function change(event: FormEvent<HTMLFormElement>) {
    draft.change();
    const control = event.target as HTMLInputElement;
    const field = fields.find(({ name }) => controlNameOf(target, name) === control.name);
    if (!field) return;
    const { answers, files } = readForm(event.currentTarget, [field], target, language);
    const circumstances = { ...language, today: todayHere() };
    const { [field.name]: shownError, ...otherErrors } = report.errors;
    if (
      shownError !== undefined ||
      findViolation(field, answers[field.name] ?? '', circumstances) === 'tooLong'
    )
      correct({ ...otherErrors, ...findErrors([field], answers, circumstances, files) });
  }

  return {
    target,
    report,
    phase,
    hasDraft: draft.hasDraft,
    submit,
    change,
    retry() {
      if (target.kind === 'post') void sendTo(target);
    },
    goBack() {
      stop();
      // The button cannot take the focus before React has rendered the form.
      requestAnimationFrame(() => button.current?.focus());
    },
    forget() {
      element.current?.reset();
      draft.forget();
      correct({});
      document.getElementById(controlId(key, fields[0]?.name ?? ''))?.focus();
    },
  };
}

/** The errors with which a destination refused a message, or for files that were lost on the way; undefined for none. */
function refusalOf(outcome: Outcome | undefined, words: CompleteFormWords): FormErrors | undefined {
  if (outcome?.kind === 'refused') return outcome.errors;
  if (outcome?.kind !== 'fileLost') return undefined;
  return Object.fromEntries(outcome.fields.map((name) => [name, words[outcome.reason]]));
}

/** The errors of a refusal. Where one is for an unknown field, page and receiver are of different versions. */
function reportRefusal(
  refused: FormErrors,
  fields: readonly FormField[],
  words: CompleteFormWords,
): Omit<ErrorReport, 'attempt'> {
  const errors = fields.flatMap(({ name }) => {
    const error = refused[name];
    return error === undefined ? [] : [[name, error] as const];
  });
  const isForeign = Object.keys(refused).length > errors.length;
  return {
    errors: Object.fromEntries(errors),
    focus: errors.length > 0 ? 'field' : 'list',
    ...(isForeign && { about: words.changed }),
  };
}

/** The id of a field's control. No anchor of a page has an underscore. */
export function controlId(form: string, field: string): string {
  return `${form}_${field}`;
}

/** The errors, and where the focus goes: to the list of errors or to the first field. */
interface ErrorReport {
  errors: FormErrors;
  /** An error that concerns the whole form. */
  about?: string;
  /** Counts submissions. As the list's key it makes React render a new list each time. 0 before the first. */
  attempt: number;
  focus: 'list' | 'field' | 'none';
}

/** State of a form's errors. */
function useErrorReport(key: string) {
  const [report, setReport] = useState<ErrorReport>({ errors: {}, attempt: 0, focus: 'none' });

  useEffect(() => {
    const [first] = Object.keys(report.errors);
    if (report.focus === 'field' && first !== undefined)
      document.getElementById(controlId(key, first))?.focus();
  }, [report, key]);

  return {
    report,
    /** Sets the errors of a submission; none when it may go on. */
    show(shown: Omit<ErrorReport, 'attempt'>) {
      setReport(({ attempt }) => ({ ...shown, attempt: attempt + 1 }));
    },
    /** Updates the errors on input. The focus stays in the field. */
    correct(errors: FormErrors) {
      setReport((before) => ({ ...before, errors, focus: 'none' }));
    },
  };
}

/**
 * Sends one message at a time. `send` resolves with the outcome: undefined when it was stopped or another message is
 * being sent.
 */
function useDelivery() {
  const [phase, setPhase] = useState<Phase>({ name: 'writing' });
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  function stop() {
    current.current?.abort();
    current.current = undefined;
    setPhase({ name: 'writing' });
  }

  async function send(target: FormPost, message: OutgoingMessage): Promise<Outcome | undefined> {
    if (current.current) return undefined;
    const { signal } = (current.current = new AbortController());
    setPhase({ name: 'sending' });
    try {
      return await deliver(target, message, signal, setPhase);
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      if (!signal.aborted) current.current = undefined;
    }
    return undefined;
  }

  return { phase, send, stop, setPhase };
}
