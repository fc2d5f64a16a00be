import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Isolated } from '../../components/Isolated.tsx';
import { Run } from '../../components/RichTextView.tsx';
import type { FormField } from '../../shared/generated/sections.ts';

interface OptionsProps {
  field: FormField;
  name: string;
  id: string;
  invalid: boolean;
  hints: string | undefined;
}

/** The options of a choice. The first one has the id of the field, to which errors lead. */
export function Options({ field, name, id, invalid, hints }: OptionsProps) {
  const { options = [], several, optional } = field;
  return (
    <Boxes
      data-many=""
      role={several ? 'group' : 'radiogroup'}
      aria-labelledby={`${id}-label`}
      aria-describedby={hints}
      // A group of boxes cannot have these.
      aria-required={several || optional ? undefined : true}
      aria-invalid={(!several && invalid) || undefined}
    >
      {options.map((option, index) => (
        <label key={option}>
          <input
            id={index === 0 ? id : `${id}-${index}`}
            name={name}
            type={several ? 'checkbox' : 'radio'}
            // Without scripts, the browser would require this very one of several boxes.
            required={!several && !optional}
            // `value` stays when a browser translates the text.
            value={option}
          />
          <span>
            <Isolated text={option} />
          </span>
        </label>
      ))}
    </Boxes>
  );
}

/** A consent. Its `value` is the answer of the ticked box. */
export function Consent({ field, ...shared }: ComponentProps<'input'> & { field: FormField }) {
  return (
    <Boxes>
      <label>
        {/* Some browsers tick what was ticked before a reload, unless they may not complete it. */}
        <input {...shared} type="checkbox" autoComplete="off" />
        <span>
          {field.statement?.map(
            (block, index) => 'children' in block && <Run key={index} nodes={block.children} />,
          )}
        </span>
      </label>
    </Boxes>
  );
}

const Boxes = styled.div`
  display: grid;
  gap: 2px 20px;

  &[data-many] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  }
  [data-invalid='true'] & {
    border-inline-start: 3px solid var(--field-error);
    padding-inline-start: 12px;
  }
  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 12px;
    padding-block: 10px;
    cursor: pointer;
  }
  label > input {
    width: min(1.25rem, 26px);
    height: min(1.25rem, 26px);
    min-height: 0;
    margin-top: 0.125rem;
    accent-color: var(--field-text);
  }
  [data-invalid='true'] & label > input {
    box-shadow: none;
  }
  label > span {
    /* Whole words on a phone with large text. */
    font: 400 min(var(--fs-body), 8vw) / 1.5 var(--text);
  }
  a {
    text-decoration: underline;
  }
`;
