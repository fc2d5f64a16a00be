import { useEffect, useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../../components/Heading.tsx';
import { Button } from '../../components/Button.tsx';
import { Block } from '../../components/Block.tsx';
import { isBlank } from '../../shared/blank.ts';
import type { JourneySearchSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../styles/container-sizes.ts';
import { CityField } from './CityField.tsx';
import { DateField } from './DateField.tsx';

const required = ['from', 'to', 'journeyDate'] as const;
type RequiredField = (typeof required)[number];

/** Asks for a journey. There is no search service yet: a complete form is only logged. */
export function JourneySearch({
  title,
  fromCity,
  toCity,
  journeyDate,
  isForWomen,
  submit,
  cities,
}: JourneySearchSection) {
  const form = useRef<HTMLFormElement>(null);
  /** Every field is marked after a submit with a missing value. */
  const [touched, setTouched] = useState(false);
  const [missing, setMissing] = useState<RequiredField[]>([]);
  // From hydration on the component validates.
  useEffect(() => {
    form.current!.noValidate = true;
  }, []);

  const validate = () => {
    const names = findMissing(form.current!);
    setMissing(names);
    return names;
  };

  function search(event: FormEvent) {
    event.preventDefault();
    const [first] = validate();
    if (first !== undefined) {
      setTouched(true);
      form.current!.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    } else {
      // A placeholder until there is a search service.
      console.log('Journey search', readJourney(form.current!));
    }
  }

  const errorOf = (name: RequiredField, error: string) =>
    touched && missing.includes(name) ? error : undefined;
  const city = { cities, touched, onChange: validate };

  return (
    <Block background="soft">
      <Heading level={2} text={title} />
      <Form ref={form} onSubmit={search} onChange={validate}>
        <Fields>
          <CityField name="from" label={fromCity.label} error={errorOf('from', fromCity.error)} {...city} />
          <CityField name="to" label={toCity.label} error={errorOf('to', toCity.error)} {...city} />
          <DateField
            name="journeyDate"
            label={journeyDate.label}
            touched={touched}
            error={errorOf('journeyDate', journeyDate.error)}
          />
          <Tick data-touched={touched}>
            <input type="checkbox" name="isForWomen" /> {isForWomen.label}
          </Tick>
        </Fields>
        <Button type="submit" data-tone="action">
          {submit}
        </Button>
      </Form>
    </Block>
  );
}

function findMissing(form: HTMLFormElement): RequiredField[] {
  const data = new FormData(form);
  return required.filter((name) => isBlank(String(data.get(name) ?? '')));
}

function readJourney(form: HTMLFormElement) {
  const data = new FormData(form);
  return {
    from: data.get('from'),
    to: data.get('to'),
    journeyDate: data.get('journeyDate'),
    isForWomen: data.has('isForWomen'),
  };
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 20px;
  align-items: start;
  margin-top: 36px;
  padding: clamp(min(1.5rem, 7.5vw), 3vw, 2.75rem);
  border-radius: var(--radius-panel);
  background: var(--surface);
  /* Shown in forced colours, where backgrounds are not. */
  outline: 1px solid transparent;

  /* Aligned with the fields, below their labels. */
  > button {
    margin-top: 30px;
  }
  @container ${belowDesktop} {
    > button {
      flex: 1 1 100%;
      margin: 0;
    }
  }
`;

/** As wide as three fields, so that the button is beside their only row, or below. */
const Fields = styled.div`
  flex: 1 1 calc(45rem + 40px);
  display: flex;
  flex-wrap: wrap;
  gap: 20px;
  align-items: start;

  > div {
    flex: 1 1 15rem;
  }
`;

const Tick = styled.label`
  flex-basis: 100%;
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 44px;
  overflow-wrap: anywhere;

  input {
    flex: none;
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: var(--page-focus);
  }
`;
