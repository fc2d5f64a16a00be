/* A text field with suggestions, on plain elements. */
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { words } from './words.ts';

/** More are found by typing. */
const mostOptions = 50;

export interface Option {
  value: string;
  title?: string | undefined;
  /** Beside the title. */
  note?: string | undefined;
  picture?: string | undefined;
}

interface ComboboxProps {
  label: string;
  value: string;
  /** Attributes of the text field. With an `id` it has a label elsewhere. */
  control?: (ComponentProps<'input'> & { 'data-at'?: string }) | undefined;
  /** The options for what is typed. */
  find: (text: string) => Promise<Option[]> | Option[];
  /** Enter takes the first option, as what is typed is none by itself. */
  takesFirst?: boolean;
  onInput: (text: string) => void;
  onChoose: (option: Option) => void;
  onLeave: () => void;
}

/** A text field with suggestions. */
export function Combobox(props: ComboboxProps) {
  const { label, value, control, find, takesFirst = false, onInput, onChoose, onLeave } = props;
  const id = useId();
  const { options, active, look, close, move } = useOptions(find);
  const choose = (option: Option | undefined) => {
    close();
    if (option) onChoose(option);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) move(step);
    else if (event.key === 'Enter' && options) choose(options[takesFirst ? Math.max(0, active) : active]);
    else if (event.key === 'Escape' && options) close();
    else return;
    event.preventDefault();
  };
  return (
    <div className="combobox">
      <input
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-label={control?.id === undefined ? label : undefined}
        aria-expanded={options !== undefined}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
        {...control}
        value={value}
        onClick={() => !options && look('')}
        onChange={({ target }) => {
          onInput(target.value);
          look(target.value);
        }}
        onBlur={() => {
          close();
          onLeave();
        }}
        onKeyDown={press}
      />
      <OptionList id={id} label={label} options={options} active={active} onChoose={choose} />
    </div>
  );
}

/** The options that are open, and the one that the keys have reached. */
function useOptions(find: ComboboxProps['find']) {
  const [{ options, active }, set] = useState<{ options?: Option[] | undefined; active: number }>({
    active: -1,
  });
  const asked = useRef(0);
  // An answer may come after the keys have reached an option.
  const show = (list: Option[] | undefined) =>
    set((last) => {
      const reached = last.options?.[last.active]?.value;
      const shown = list?.slice(0, mostOptions);
      return { options: shown, active: shown?.findIndex(({ value }) => value === reached) ?? -1 };
    });
  const look = (text: string) => {
    const turn = ++asked.current;
    const answer = find(text);
    if (Array.isArray(answer)) show(answer);
    else void answer.then((list) => turn === asked.current && show(list));
  };
  const close = () => {
    asked.current++;
    show(undefined);
  };
  const move = (step: number) => {
    const count = options?.length ?? 0;
    if (!options) look('');
    else if (count > 0)
      set({ options, active: (active + step + (active < 0 && step < 0 ? 1 : 0) + count) % count });
  };
  return { options, active, look, close, move };
}

interface OptionListProps {
  id: string;
  label: string;
  options: Option[] | undefined;
  active: number;
  onChoose: (option: Option) => void;
}

function OptionList({ id, label, options, active, onChoose }: OptionListProps) {
  const list = useRef<HTMLUListElement>(null);
  const isCut = options !== undefined && options.length >= mostOptions;
  useEffect(() => list.current?.children[active]?.scrollIntoView({ block: 'nearest' }), [active]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- The pattern of a combobox.
    <ul ref={list} className="box" id={`${id}-list`} role="listbox" aria-label={label} hidden={!options}>
      {options?.map((option, index) => (
        // The input keeps the focus, and has the keys.
        <li
          key={option.value}
          id={`${id}-${index}`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
          role="option"
          aria-selected={index === active}
          onMouseDown={(event) => {
            event.preventDefault();
            onChoose(option);
          }}
        >
          {option.picture !== undefined && <img src={option.picture} alt="" loading="lazy" />}
          <span>{option.title || option.value}</span>
          {(option.note ?? option.title) && <small>{option.note ?? option.value}</small>}
        </li>
      ))}
      {options?.length === 0 && <li>{words.noMatch}</li>}
      {isCut && <li>{words.moreMatches}</li>}
    </ul>
  );
}
