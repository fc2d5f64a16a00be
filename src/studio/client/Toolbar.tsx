/* The line at the top: search, width, state of saving, undo, shortcuts. */
import { useRef, useState } from 'react';
import { takeStep } from './pages.ts';
import { PageSearch } from './PageSearch.tsx';
import { isShortcutOn, shortcuts, switchShortcut } from './shortcuts.ts';
import { SignButton } from './SignButton.tsx';
import { filesOf, update, useStudio } from './store.ts';
import { words } from './words.ts';

export function Toolbar() {
  const mode = useStudio((state) => state.mode);
  const width = useStudio((state) => state.width);
  const isFormShown = useStudio((state) => state.isFormShown);
  return (
    <header className="toolbar row">
      <PageSearch />
      <Choice
        className="half"
        label={words.half}
        options={words.halves}
        value={isFormShown}
        onChoose={(isForm) => update({ isFormShown: isForm })}
      />
      <Choice
        className="width"
        label={words.width}
        options={words.widths}
        value={width}
        onChoose={(chosen) => update({ width: chosen })}
      />
      <label className="row" title={words.letPageHelp}>
        <input
          type="checkbox"
          role="switch"
          checked={mode === 'use'}
          onChange={({ target }) => update({ mode: target.checked ? 'use' : 'edit' })}
        />
        <span>{words.letPage}</span>
      </label>
      <SaveState />
      <StepButton direction="undo" sign="↶" />
      <StepButton direction="redo" sign="↷" />
      <Shortcuts />
    </header>
  );
}

interface ChoiceProps<Value> {
  className: string;
  label: string;
  options: readonly { label: string; value: Value }[];
  value: Value;
  onChoose: (value: Value) => void;
}

function Choice<Value>({ className, label, options, value, onChoose }: ChoiceProps<Value>) {
  return (
    <div role="group" className={className} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.label}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

function StepButton({ direction, sign }: { direction: 'undo' | 'redo'; sign: string }) {
  const name = useStudio((state) => state.page?.[direction]);
  const label = name === undefined ? words[direction] : `${words[direction]}: ${name}`;
  return (
    <SignButton
      sign={sign}
      label={label}
      isDisabled={name === undefined}
      onClick={() => void takeStep(direction)}
    />
  );
}

function SaveState() {
  const page = useStudio((state) => state.page!);
  const isSending = useStudio((state) => state.isSending);
  const problem = useStudio((state) => state.problem);
  const files = filesOf(page);
  const isStuck = problem !== undefined || files.some((file) => file.problem !== undefined);
  const isSaving = isSending || files.some((file) => file.isUnsaved);
  const state = isStuck ? 'stuck' : isSaving ? 'saving' : 'saved';
  return (
    <span className="save-state" data-state={state}>
      {words.saveStates[state]}
    </span>
  );
}

function Shortcuts() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [, change] = useState(0);
  return (
    <>
      <SignButton sign="?" label={words.shortcuts} onClick={() => dialog.current?.showModal()} />
      <dialog ref={dialog} className="box" aria-labelledby="shortcuts">
        <h2 id="shortcuts">{words.shortcuts}</h2>
        <p className="help">{words.shortcutsOff}</p>
        <ul>
          {shortcuts.map(({ id, keys, does }) => (
            <li key={id}>
              <label className="row">
                <input
                  type="checkbox"
                  checked={isShortcutOn(id)}
                  onChange={({ target }) => {
                    switchShortcut(id, target.checked);
                    change((turn) => turn + 1);
                  }}
                />
                <span>{does}</span>
                <kbd>{keys}</kbd>
              </label>
            </li>
          ))}
        </ul>
        <button type="button" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </dialog>
    </>
  );
}
