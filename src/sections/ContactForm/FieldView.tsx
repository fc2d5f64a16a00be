import { type ComponentProps, Fragment, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Isolated } from '../../components/Isolated.tsx';
import { FieldBox } from '../../components/FieldBox.tsx';
import { useLanguage } from '../../components/use-language.ts';
import {
  emailPattern,
  explainLimits,
  type FormLanguage,
  limitsOf,
  tickAnswer,
} from '../../shared/forms/judge-answers.ts';
import { acceptedTypes, wordsOfFiles } from '../../shared/forms/file-kinds.ts';
import type { CompleteFormWords } from '../../shared/forms/form-words.ts';
import { isFromToday, limitOn, todayHere } from '../../shared/forms/limits.ts';
import type { FormField, FormFieldKind } from '../../shared/generated/sections.ts';
import { Consent, Options } from './ChoiceView.tsx';
import { Said } from './Said.tsx';

interface ControlProps {
  field: FormField;
  /** The `name` attribute that the form's destination expects. */
  name: string;
  id: string;
  invalid: boolean;
  /** The ids of what describes the control. */
  hints: string | undefined;
  language: FormLanguage;
}

const inputTypes: Record<
  Exclude<
    FormFieldKind,
    'select' | 'choice' | 'checkbox' | 'date' | 'time' | 'number' | 'paragraph' | 'file'
  >,
  string
> = {
  text: 'text',
  email: 'email',
  phone: 'tel',
};

/**
 * The control of a field. It is uncontrolled, so that hydration loses nothing typed before. It has no `maxlength`, so
 * that pasted text is not cut.
 */
function FieldControl({ field, name, id, invalid, hints, language }: ControlProps) {
  const { kind, optional, autocomplete, options, placeholder } = field;
  const shared = {
    id,
    name,
    required: !optional,
    autoComplete: autocomplete,
    'aria-invalid': invalid || undefined,
    'aria-describedby': hints,
  };
  switch (kind) {
    case 'paragraph':
      return <textarea {...shared} />;
    case 'file':
      return <FileInput {...shared} field={field} />;
    case 'choice':
      return <Options field={field} name={name} id={id} invalid={invalid} hints={hints} />;
    case 'checkbox':
      return <Consent {...shared} field={field} value={tickAnswer(field, true, language)} />;
    case 'date':
    case 'time':
      return <MomentInput {...shared} field={field} />;
    case 'number':
      // The browsers' own fields for numbers take signs by the language of the browser, and lose others.
      return <input {...shared} type="text" inputMode={keyboardOf(field)} />;
    case 'select':
      return (
        <select {...shared}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options?.map((option) => (
            // `value` stays when a browser translates the text.
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      );
    default:
      return (
        <input {...shared} type={inputTypes[kind]} pattern={kind === 'email' ? emailPattern : undefined} />
      );
  }
}

function FileInput({ field, ...shared }: ComponentProps<'input'> & { field: FormField }) {
  const types = acceptedTypes(field);
  const accept = [...Object.keys(types), ...new Set(Object.values(types))].join(',');
  return <input {...shared} type="file" accept={accept} multiple={field.several} />;
}

/** Keyboards of digits have no sign for numbers below zero. */
function keyboardOf({ least, decimals }: FormField) {
  if (least !== undefined && least < 0) return undefined;
  return decimals ? 'decimal' : 'numeric';
}

/** The prerendered page does not know today: limits that are counted from it come with the code. */
function MomentInput({ field, ...shared }: ComponentProps<'input'> & { field: FormField }) {
  const today = useSyncExternalStore(neverChanges, () => todayHere()[0], unknown);
  const { earliest, latest } = limitsOf(field);
  const limitOf = (limit: string | undefined) => {
    if (limit === undefined || !isFromToday(limit)) return limit;
    return today && limitOn(limit, today);
  };
  return <Moment {...shared} type={field.kind} min={limitOf(earliest)} max={limitOf(latest)} />;
}

const neverChanges = () => () => {};
const unknown = () => undefined;

interface Props extends Pick<ControlProps, 'field' | 'name' | 'id'> {
  /** Over both columns of the form. */
  isWide: boolean;
  error: string | undefined;
  words: CompleteFormWords;
}

/** A field with its label above and its error message below. */
export function FieldView({ field, isWide, name, id, error, words }: Props) {
  const { kind } = field;
  const { lang } = useLanguage();
  const invalid = error !== undefined;
  const limits = explainLimits(field, { words, lang }).map(([, text]) => text);
  const hint = [...(kind === 'file' ? [words[wordsOfFiles(field).hint]] : []), ...limits];
  const hints = [invalid && `${id}-error`, hint.length > 0 && `${id}-hint`].filter(Boolean).join(' ');
  const label = (
    <>
      <Isolated text={field.label} />
      {field.optional && (
        <>
          {' ('}
          <Said>{words.optional}</Said>)
        </>
      )}
    </>
  );
  return (
    <Root data-wide={isWide} data-invalid={invalid}>
      {kind === 'choice' ? <Name id={`${id}-label`}>{label}</Name> : <label htmlFor={id}>{label}</label>}
      <FieldControl
        field={field}
        name={name}
        id={id}
        invalid={invalid}
        hints={hints || undefined}
        language={{ words, lang }}
      />
      {hint.length > 0 && (
        <Hint id={`${id}-hint`}>
          {hint.map((text, index) => (
            <Fragment key={text}>
              {index > 0 && <br />}
              <Said>{text}</Said>
            </Fragment>
          ))}
        </Hint>
      )}
      {invalid && (
        <p id={`${id}-error`}>
          <Said>{error}</Said>
        </p>
      )}
    </Root>
  );
}

const Root = styled(FieldBox)`
  &[data-wide='true'] {
    grid-column: 1 / -1;
  }
  textarea {
    min-height: 112px;
    resize: vertical;
  }
  [type='file'] {
    padding: 7px;
  }
  ::file-selector-button {
    height: 36px;
    margin-inline-end: 12px;
    padding: 0 14px;
    border: 0;
    border-radius: var(--radius-picture);
    background: color-mix(in srgb, var(--page-text) 9%, transparent);
    font: 600 var(--fs-small) var(--text);
  }
`;

const Hint = styled.span`
  line-height: 1.35;
  color: var(--fg-mute);
`;

/** The label of several controls. */
const Name = styled.span`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** Some phones give these fields a height, a width and an alignment of their own. */
const Moment = styled.input`
  && {
    appearance: none;
    text-align: start;
    /* Browsers cut the end of a date off. */
    font-size: min(var(--fs-body), 7vw);
  }
  &::-webkit-date-and-time-value {
    text-align: start;
  }
`;
