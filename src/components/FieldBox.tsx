import { styled } from 'styled-components';

/**
 * A form field: a label, then an input, select or textarea, then a paragraph with the error message. `data-invalid`
 * marks it as wrong.
 */
export const FieldBox = styled.div`
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
    color: var(--field-error);
  }
  :is(input, select, textarea) {
    width: 100%;
    min-width: 0;
    min-height: 52px;
    padding: 12px 14px;
    border: 1px solid var(--field-line);
    border-radius: var(--radius-field);
    background-color: var(--field-background);
    color: var(--field-text);
    font: 400 var(--fs-body) / 1.3 var(--text);
  }
  :is(input, select, textarea):focus-visible {
    outline-offset: 2px;
  }
  select {
    padding-inline-end: 40px;
    appearance: none;
    background: var(--field-background) var(--chevron) right 16px center / 12px 8px no-repeat;

    &:dir(rtl) {
      background-position-x: 16px;
    }
  }
  &[data-invalid='true'] :is(input, select, textarea) {
    border-color: var(--field-error);
    box-shadow: inset 0 0 0 1px var(--field-error);
  }
`;
