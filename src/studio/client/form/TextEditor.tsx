/* The editor of texts and numbers. */
import { useRef } from 'react';
import type { Json } from '../../protocol.ts';
import { words } from '../words.ts';
import type { EditorProps } from './field-context.ts';
import { TextArea } from './TextArea.tsx';
import { useTyped } from './use-typed.ts';

/** Texts up to so many letters have one line. */
const oneLine = 60;

export function TextEditor(props: EditorProps) {
  const { kind, maxLength, default: usual } = props.field;
  const isNumber = kind === 'number';
  const isShort = isNumber || (maxLength !== undefined && maxLength <= oneLine);
  const typed = useTyped(props, isNumber ? readNumber : undefined);
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <TextArea
        editor={props}
        typed={typed}
        area={area}
        rows={isShort ? 1 : 2}
        inputMode={isNumber ? 'numeric' : undefined}
        placeholder={usual === undefined ? undefined : String(usual)}
      />
      {maxLength !== undefined && <Counter text={typed.text} maxLength={maxLength} />}
    </>
  );
}

/** What is no number yet is written as it is: the check says what belongs there. */
const readNumber = (text: string): Json =>
  text.trim() === '' || !Number.isFinite(Number(text)) ? text : Number(text);

/** Says from four fifths on how many letters are left; not of a text whose figures have another length. */
function Counter({ text, maxLength }: { text: string; maxLength: number }) {
  const left = maxLength - [...text].length;
  if (left > maxLength * 0.2 || text.includes('{')) return null;
  return (
    <p className="counter help" data-over={left < 0 || undefined}>
      {words.charactersLeft(left)}
    </p>
  );
}
