import { styled } from 'styled-components';

/**
 * A form field: a label, then an input, select or textarea, then a paragraph with the error message. `data-invalid`
 * marks it as wrong.
 */
export const FieldLook = styled.div`
  display: grid;
  gap: 7px;
  align-content: start;
  min-width: 0;
  font-size: var(--fs-small);

  label {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  > p {
    font-weight: 500;
    line-height: 1.35;
    color: var(--danger);
  }
  :is(input, select, textarea) {
    width: 100%;
    min-width: 0;
    min-height: 52px;
    padding: 12px 14px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    background-color: var(--white);
    color: var(--ink);
    font: 400 var(--fs-body) / 1.3 var(--text);
  }
  :is(input, select, textarea):focus-visible {
    outline-offset: 2px;
    border-radius: var(--radius);
  }
  select {
    padding-inline-end: 40px;
    appearance: none;
    background: var(--white) var(--chevron) right 16px center / 12px 8px no-repeat;

    &:dir(rtl) {
      background-position-x: 16px;
    }
  }
  &[data-invalid='true'] :is(input, select, textarea) {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
`;
