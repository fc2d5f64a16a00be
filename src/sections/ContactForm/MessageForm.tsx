import { useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { Arrow } from '../../components/Arrow.tsx';
import { Button } from '../../components/Button.tsx';
import { useLive } from '../../components/use-live.ts';
import type { ContactFormTab } from '../../shared/generated/sections.ts';
import { belowTablet } from '../../theme/media.ts';
import { composeMessage, mailtoAddress } from './compose-message.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FieldView } from './FieldView.tsx';
import { findError, findErrors, readAnswers, type FormErrors } from './find-errors.ts';
import type { CompleteFormWords } from './form-words.ts';
import { Handover } from './Handover.tsx';

interface Props {
  form: ContactFormTab;
  words: CompleteFormWords;
}

/**
 * Hands what was typed to the visitor's e-mail program, then says so over the form, which keeps everything typed.
 * Without scripts the browser does the same by the form's own action, and checks it by its own rules.
 */
export function MessageForm({ form, words }: Props) {
  const [errors, setErrors] = useState<FormErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [message, setMessage] = useState<string>();
  const live = useLive();
  const button = useRef<HTMLButtonElement>(null);
  const fieldId = (name: string) => `${form.key}-${name}`;
  const sent = message !== undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answers = readAnswers(event.currentTarget);
    const found = findErrors(form.fields, answers, words);
    setErrors(found);
    setAttempt(attempt + 1);
    if (Object.keys(found).length > 0) return;
    const composed = composeMessage(form, answers);
    setMessage(composed);
    location.assign(mailtoAddress(form, composed));
  }

  function goBack() {
    setMessage(undefined);
    // The button cannot take the focus before the form is drawn again.
    requestAnimationFrame(() => button.current?.focus());
  }

  /** A field that was found wrong is judged anew with every change; the others wait for the next attempt. */
  function judgeAgain(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    const field = form.fields.find((candidate) => candidate.name === name);
    if (!field || errors[name] === undefined) return;
    const { [name]: _, ...others } = errors;
    const error = findError(field, readAnswers(event.currentTarget)[name] ?? '', words);
    setErrors(error === undefined ? others : { ...others, [name]: error });
  }

  return (
    <Root>
      <Form
        action={mailtoAddress(form)}
        method="post"
        encType="text/plain"
        noValidate={live}
        inert={sent}
        onSubmit={submit}
        onInput={judgeAgain}
      >
        <Legend>{form.title}</Legend>
        {Object.keys(errors).length > 0 && (
          <ErrorSummary
            key={attempt}
            title={words.problem}
            fields={form.fields}
            errors={errors}
            fieldId={fieldId}
          />
        )}
        {form.note !== undefined && <Note>{form.note}</Note>}
        {form.fields.map((field) => (
          <FieldView
            key={field.name}
            field={field}
            id={fieldId(field.name)}
            error={errors[field.name]}
            optional={words.optional}
          />
        ))}
        <Foot>
          <Button ref={button} type="submit" data-tone="action">
            {form.submit} <Arrow />
          </Button>
          <Note>{words.required}</Note>
        </Foot>
      </Form>
      {sent && <Handover form={form} message={message} words={words} onBack={goBack} />}
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
  @media ${belowTablet} {
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
