import { useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import type { FormField } from '../../shared/generated/sections.ts';
import { Said } from './Said.tsx';
import type { FormErrors } from './form-message.ts';

interface Props {
  title: string;
  /** An error that concerns the whole message. */
  about?: string | undefined;
  fields: FormField[];
  errors: FormErrors;
  fieldId: (name: string) => string;
  takesFocus?: boolean;
}

/** Links to the fields with errors. */
export function ErrorSummary({ title, about, fields, errors, fieldId, takesFocus }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) root.current?.focus();
  }, [takesFocus]);

  return (
    <Root ref={root} role="group" aria-label={title} tabIndex={-1}>
      <strong>
        <Said>{title}</Said>
      </strong>
      {about !== undefined && (
        <p>
          <Said>{about}</Said>
        </p>
      )}
      <ul>
        {fields.map(
          ({ name, label }) =>
            errors[name] !== undefined && (
              <li key={name}>
                <a
                  href={`#${fieldId(name)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(fieldId(name))?.focus();
                  }}
                >
                  {`${label}: ${errors[name]}`}
                </a>
              </li>
            ),
        )}
      </ul>
    </Root>
  );
}

export const errorBox = css`
  border-inline-start: 3px solid var(--field-error);
  border-radius: min(var(--radius-card), 12px);
  background: color-mix(in srgb, var(--field-error) 6%, var(--white-background));
  font-size: var(--fs-small);
`;

const Root = styled.div`
  grid-column: 1 / -1;
  padding: 16px 20px;
  ${errorBox}

  a {
    display: inline-block;
    padding-block: 4px;
    color: var(--field-error);
    text-decoration: underline;
  }
`;
