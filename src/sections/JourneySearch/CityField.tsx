import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { FieldBox } from '../../components/FieldBox.tsx';
import type { City } from '../../shared/generated/sections.ts';
import { useCityBox } from './use-city-box.ts';
import { useScrollFactor } from './use-scroll-factor.ts';

interface Props {
  name: string;
  label: string;
  cities: City[];
  touched: boolean;
  /** Shown below the field. */
  error: string | undefined;
  /** Called when a city is chosen from the list, which fires no event. */
  onChange: () => void;
}

/** A text field with city suggestions. */
export function CityField({ name, label, cities, touched, error, onChange }: Props) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { input, suggestions, highlighted, choose, handlers } = useCityBox(cities, onChange);
  const open = suggestions.length > 0;
  useScrollFactor(list);

  useEffect(() => {
    list.current?.children[highlighted]?.scrollIntoView({ block: 'nearest' });
  }, [highlighted]);

  return (
    <FieldBox data-invalid={error !== undefined} data-touched={touched}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        name={name}
        required
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-cities`}
        aria-activedescendant={highlighted === -1 ? undefined : `${id}-${highlighted}`}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        {...handlers}
      />
      {error !== undefined && <p id={`${id}-error`}>{error}</p>}
      <Below>
        {/* Browsers stop with Tab at what scrolls: the focus belongs to the field. */}
        <List ref={list} id={`${id}-cities`} role="listbox" aria-label={label} hidden={!open} tabIndex={-1}>
          {suggestions.map((city, index) => (
            // The field has the focus and takes the keys.
            <Option
              key={city.name}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === highlighted}
              // Keeps the focus in the field: losing it closes the list before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(city)}
            >
              {city.name}
              {city.state !== undefined && <small>{city.state}</small>}
            </Option>
          ))}
        </List>
      </Below>
    </FieldBox>
  );
}

/** Positions the list below the error message, which must stay readable. */
const Below = styled.div`
  position: relative;
  height: 0;
`;

const List = styled.ul`
  position: absolute;
  inset: 0 0 auto;
  z-index: 2;
  max-height: 240px;
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: var(--radius-field);
  background: var(--field-background);
  color: var(--field-text);
  box-shadow: var(--shadow-menu);
`;

const Option = styled.li`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  align-items: baseline;
  min-height: 44px;
  padding: 10px 14px;
  font-size: var(--fs-ui);
  cursor: pointer;

  small {
    font-size: var(--fs-label);
    color: var(--page-muted);
  }
  &:hover {
    background: var(--page-background);
  }
  &[aria-selected='true'] {
    background: var(--tint-2-background);
  }
  &[aria-selected='true'] small {
    color: var(--page-soft);
  }
`;
