import { type Ref, useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { Arrow, Button } from '../../components/Button.tsx';
import { controlName } from '../../components/control-name.ts';
import { RichTextView } from '../../components/RichTextView.tsx';
import { type FormTarget, keyField } from '../../shared/forms/form-target.ts';
import type { CompleteFormWords } from '../../shared/forms/form-words.ts';
import type { ContactFormTab, FormField, FormFieldKind } from '../../shared/generated/sections.ts';
import { belowTablet } from '../../styles/container-sizes.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FieldView } from './FieldView.tsx';
import { FormAnswers, Notice } from './Notice.tsx';
import { controlNameOf, formAttributes } from './form-message.ts';
import { Said } from './Said.tsx';
import { controlId, useMessage } from './use-message.ts';

interface Props {
  form: ContactFormTab;
  words: CompleteFormWords;
}

/**
 * Sends the form to its destination and reports the result in a panel over the form, which keeps its values. Without
 * scripts the browser submits and validates the form itself.
 */
export function MessageForm({ form, words }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { target, phase, report, hasDraft, submit, change, forget, retry, goBack } = useMessage(
    form,
    words,
    element,
    button,
  );
  const { errors, about, attempt, focus } = report;
  useEffect(() => {
    // From hydration on `useMessage` validates.
    element.current!.noValidate = true;
    // Some browsers fill in fields without `input`.
    element.current!.addEventListener('change', ({ target: control }) =>
      control!.dispatchEvent(new Event('input', { bubbles: true })),
    );
  }, []);
  const wide = fillsRow(form.fields);
  const fieldId = (name: string) => controlId(form.key, name);

  return (
    <Root>
      <Form
        ref={element}
        {...formAttributes(form, target)}
        inert={phase.name !== 'writing'}
        onSubmit={submit}
        onInput={change}
      >
        <HiddenFields target={target} words={words} />
        <Legend>{form.title}</Legend>
        {attempt > 0 && (about !== undefined || Object.keys(errors).length > 0) && (
          <ErrorSummary
            key={attempt}
            title={words.problem}
            about={about}
            fields={form.fields}
            errors={errors}
            fieldId={fieldId}
            takesFocus={focus === 'list'}
          />
        )}
        {form.note !== undefined && <FormNote text={form.note} />}
        {form.fields.map((field, index) => (
          <FieldView
            key={field.name}
            field={field}
            isWide={wide[index]!}
            name={controlNameOf(target, field.name)}
            id={fieldId(field.name)}
            error={errors[field.name]}
            words={words}
          />
        ))}
        <SubmitRow label={form.submit} button={button} words={words} hasDraft={hasDraft} onForget={forget} />
      </Form>
      {target.kind === 'post' && target.service === 'receiver' && <FormAnswers words={words} />}
      <Notice phase={phase} form={form} words={words} hasDraft={hasDraft} onBack={goBack} onRetry={retry} />
    </Root>
  );
}

/** The button that sends the form, with the notes beside it. */
function SubmitRow({
  label,
  button,
  ...note
}: NoteProps & { label: string; button: Ref<HTMLButtonElement> }) {
  return (
    <Foot>
      <Button ref={button} type="submit" data-tone="action">
        {label} <Arrow />
      </Button>
      <Notes>
        <Note>
          <Said>{note.words.required}</Said>
        </Note>
        <DraftNote {...note} />
      </Notes>
    </Foot>
  );
}

/** Kinds of fields that take both columns. */
const wideKinds: readonly (FormFieldKind | undefined)[] = ['paragraph', 'choice', 'checkbox'];

/** Whether each field takes both columns: those of wide kinds, and a field that would be alone in its row. */
function fillsRow(fields: readonly FormField[]): boolean[] {
  let before = 0;
  return fields.map(({ kind }, index) => {
    const isWide = wideKinds.includes(kind);
    const next = fields[index + 1];
    const isLast = !next || wideKinds.includes(next.kind);
    before = isWide ? 0 : before + 1;
    return isWide || (isLast && before % 2 === 1);
  });
}

/** Form and panel share one grid cell, so the page keeps its height. */
const Root = styled.div`
  display: grid;

  > * {
    grid-area: 1 / 1;
  }
  /* Where scripts are off it would lie over the form and take the clicks. */
  > noscript {
    pointer-events: none;
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

/** The form's name, for when no tab shows it: without scripts and in print all forms are visible. */
const Legend = styled.p`
  grid-column: 1 / -1;
  font: var(--heading-style) var(--heading-weight, 520) var(--fs-card-small) / calc(1.2 * var(--leading))
    var(--display);

  @media screen {
    html.js & {
      display: none;
    }
  }
`;

const note = css`
  grid-column: 1 / -1;
  font-size: var(--fs-small);
  color: var(--fg-mute);
`;

const Note = styled.p`
  ${note}
`;

const FormNote = styled(RichTextView)`
  ${note}
`;

const Foot = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 16px 24px;
  align-items: center;
`;

/** The note on a draft takes the place of the one on required fields, so that the form keeps its height. */
const Notes = styled.div`
  flex: 1 1 16rem;
  display: grid;
  align-items: center;

  > * {
    grid-area: 1 / 1;
  }
  &:has(> [data-stored='true']) > :first-child {
    visibility: hidden;
  }
`;

/** The constant values that a browser without scripts sends, and the honeypot field. */
function HiddenFields({ target, words }: { target: FormTarget; words: CompleteFormWords }) {
  if (target.kind === 'email') return null;
  return (
    <div hidden>
      {Object.entries(target.values).map(([name, value]) => (
        <input key={name} type="hidden" name={controlName(name)} value={value} />
      ))}
      {/* Netlify only accepts fields that it found in the published page. */}
      {target.service === 'netlify' && <input type="hidden" name={keyField} />}
      {target.trap !== undefined && (
        <label>
          {words.trap}
          <input name={controlName(target.trap)} tabIndex={-1} autoComplete="off" />
        </label>
      )}
    </div>
  );
}

interface NoteProps {
  words: CompleteFormWords;
  /** True while a draft is stored. Until then the note is invisible. */
  hasDraft: boolean;
  onForget: () => void;
}

/** Says that a draft is stored on the device, and offers to delete it. Absent without scripts, which store none. */
export function DraftNote({ words, hasDraft, onForget }: NoteProps) {
  return (
    <Draft data-scripts-only="" data-stored={hasDraft}>
      <Said>{words.kept}</Said>{' '}
      <Forget type="button" onClick={onForget}>
        <Said>{words.forget}</Said>
      </Forget>
    </Draft>
  );
}

const Draft = styled.p`
  font-size: var(--fs-small);
  color: var(--fg-mute);

  &[data-stored='false'] {
    visibility: hidden;
  }
`;

const Forget = styled.button`
  padding-block: 4px;
  overflow-wrap: anywhere;
  text-align: start;
  text-decoration: underline;

  &:hover {
    color: var(--hover);
  }
`;
