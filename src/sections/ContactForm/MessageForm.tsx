import { useEffect, useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { Arrow } from '../../components/Arrow.tsx';
import { Button } from '../../components/Button.tsx';
import { useLive } from '../../components/use-live.ts';
import type { ContactFormTab } from '../../shared/generated/sections.ts';
import type { FormPost } from '../../shared/forms/form-target.ts';
import type { CompleteFormWords } from '../../shared/forms/form-words.ts';
import { belowTablet } from '../../theme/room.ts';
import { Arrived } from './Arrived.tsx';
import { composeMessage, mailtoAddress } from './compose-message.ts';
import type { Outcome } from './deliver.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FieldView } from './FieldView.tsx';
import { findError, findErrors, type FormErrors } from './find-errors.ts';
import { FormAnswers } from './FormAnswers.tsx';
import { formAttributes } from './form-attributes.ts';
import { Handover } from './Handover.tsx';
import { HiddenFields } from './HiddenFields.tsx';
import { KeptNote } from './KeptNote.tsx';
import { Progress } from './Progress.tsx';
import { nameInForm, readForm } from './read-form.ts';
import { useDelivery } from './use-delivery.ts';
import { useDraft } from './use-draft.ts';

interface Props {
  form: ContactFormTab;
  words: CompleteFormWords;
}

/** What is wrong, and how it is brought to the visitor: as a list that takes the focus, or at the first field. */
interface Problem {
  errors: FormErrors;
  about?: string;
  attempt: number;
  focus: 'list' | 'field';
}

/**
 * Sends what was typed to the form's destination and says what became of it, over the form, which keeps everything
 * typed. Without scripts the browser does the same by the form's own action, and checks it by its own rules.
 */
export function MessageForm({ form, words }: Props) {
  const target = form.destination ?? { kind: 'email' };
  const [problem, setProblem] = useState<Problem>({ errors: {}, attempt: 0, focus: 'list' });
  const [mailed, setMailed] = useState<string>();
  const live = useLive();
  const element = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const draft = useDraft(element, form, target);
  const { delivery, send, stop } = useDelivery();
  const { errors, about } = problem;
  const fieldId = (name: string) => `${form.key}-${name}`;
  const covered = mailed !== undefined || delivery.phase !== 'idle';

  useEffect(() => {
    const [first] = Object.keys(problem.errors);
    if (problem.focus === 'field' && first !== undefined)
      document.getElementById(`${form.key}-${first}`)?.focus();
  }, [problem, form.key]);

  function show(found: FormErrors, focus: Problem['focus'], whole?: string) {
    const attempt = problem.attempt + 1;
    setProblem({ errors: found, attempt, focus, ...(whole !== undefined && { about: whole }) });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { answers, files } = readForm(event.currentTarget, form.fields, target);
    const found = findErrors(form.fields, answers, words, files);
    show(found, 'list');
    if (Object.keys(found).length > 0) return;
    if (target.kind === 'post') return void sendTo(target);
    const message = composeMessage(form, answers);
    setMailed(message);
    location.assign(mailtoAddress(form, message));
  }

  async function sendTo(post: FormPost) {
    if (!element.current) return;
    const trap = post.trap === undefined ? '' : new FormData(element.current).get(post.trap);
    const parcel = { ...readForm(element.current, form.fields, target), id: draft.identify() };
    const outcome = await send(post, { ...parcel, trap: typeof trap === 'string' ? trap : '' });
    if (outcome?.kind === 'refused') refuse(outcome);
    if (outcome?.kind !== 'arrived') return;
    element.current?.reset();
    draft.forget();
  }

  function refuse({ errors: refused, about: whole }: Extract<Outcome, { kind: 'refused' }>) {
    const own = form.fields.flatMap(({ name }) =>
      refused[name] === undefined ? [] : [[name, refused[name]]],
    );
    // A field that is not on the page belongs to a newer form, or to an older one.
    const isForeign = Object.keys(refused).length > own.length;
    show(Object.fromEntries(own), own.length > 0 ? 'field' : 'list', isForeign ? words.changed : whole);
  }

  function goBack() {
    stop();
    setMailed(undefined);
    // The button cannot take the focus before the form is drawn again.
    requestAnimationFrame(() => button.current?.focus());
  }

  /** A field that was found wrong is judged anew with every change; the others wait for the next attempt. */
  function change(event: FormEvent<HTMLFormElement>) {
    draft.change();
    const control = event.target as HTMLInputElement;
    const field = form.fields.find(({ name }) => nameInForm(target, name) === control.name);
    if (!field || errors[field.name] === undefined) return;
    const { answers, files } = readForm(event.currentTarget, form.fields, target);
    const { [field.name]: _, ...others } = errors;
    const error = findError(field, answers[field.name] ?? '', words, files[field.name]);
    const left = error === undefined ? others : { ...others, [field.name]: error };
    setProblem({ ...problem, errors: left, focus: 'list' });
  }

  function forget() {
    element.current?.reset();
    draft.forget();
    setProblem({ ...problem, errors: {} });
    document.getElementById(fieldId(form.fields[0]?.name ?? ''))?.focus();
  }

  const message = () =>
    element.current ? composeMessage(form, readForm(element.current, form.fields, target).answers) : '';

  return (
    <Root>
      <Form
        ref={element}
        {...formAttributes(form, target)}
        noValidate={live}
        inert={covered}
        onSubmit={submit}
        onInput={change}
      >
        <HiddenFields target={target} />
        <Legend>{form.title}</Legend>
        {(about !== undefined || Object.keys(errors).length > 0) && (
          <ErrorSummary
            key={problem.attempt}
            title={words.problem}
            about={about}
            fields={form.fields}
            errors={errors}
            fieldId={fieldId}
            takesFocus={problem.focus === 'list'}
          />
        )}
        {form.note !== undefined && <Note>{form.note}</Note>}
        {form.fields.map((field) => (
          <FieldView
            key={field.name}
            field={field}
            name={nameInForm(target, field.name)}
            id={fieldId(field.name)}
            error={errors[field.name]}
            words={words}
          />
        ))}
        <Foot>
          <Button ref={button} type="submit" data-tone="action">
            {form.submit} <Arrow />
          </Button>
          <Note>{words.required}</Note>
        </Foot>
        <KeptNote words={words} kept={draft.kept} onForget={forget} />
      </Form>
      {target.kind === 'post' && target.service === 'receiver' && <FormAnswers words={words} />}
      {mailed !== undefined && (
        <Handover
          title={words.sentTitle}
          text={words.sentText}
          form={form}
          message={mailed}
          words={words}
          onBack={goBack}
        />
      )}
      {delivery.phase === 'sending' && <Progress delivery={delivery} words={words} onStop={goBack} />}
      {delivery.phase === 'arrived' && <Arrived words={words} onBack={goBack} />}
      {delivery.phase === 'failed' && target.kind === 'post' && (
        <Handover
          title={words.failedTitle}
          text={words.failedText}
          form={form}
          message={message()}
          words={words}
          onBack={goBack}
          onRetry={() => void sendTo(target)}
        />
      )}
    </Root>
  );
}

/** Form and confirmation lie in one cell, so the page keeps its height. */
const Root = styled.div`
  display: grid;

  > * {
    grid-area: 1 / 1;
    min-width: 0;
  }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 18px 20px;
  align-content: start;

  &[inert] {
    visibility: hidden;
  }
  @container ${belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Tells the forms apart when no tab does: without scripts all of them are in view. */
const Legend = styled.p`
  grid-column: 1 / -1;
  font: 520 var(--fs-card-small) / 1.2 var(--display);

  html.js & {
    display: none;
  }
`;

const Note = styled.p`
  grid-column: 1 / -1;
  font-size: var(--fs-small);
  color: var(--fg-mute);
`;

const Foot = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 16px 24px;
  align-items: center;
`;
