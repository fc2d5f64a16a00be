import { useRef } from 'react';
import { words } from '../words.ts';
import type { EditorProps } from './field-context.ts';
import { TextArea } from './TextArea.tsx';
import { useTyped } from './use-typed.ts';

/** Texts up to so many letters have one line. */
const oneLine = 60;

export function TextEditor(props: EditorProps) {
  const { maxLength } = props.field;
  const typed = useTyped(props);
  const area = useRef<HTMLTextAreaElement>(null);
  const isShort = maxLength !== undefined && maxLength <= oneLine;
  return (
    <>
      <TextArea editor={props} typed={typed} area={area} rows={isShort ? 1 : 2} />
      {maxLength !== undefined && <Counter text={typed.text} maxLength={maxLength} />}
    </>
  );
}

/** Says from four fifths on how many letters are left; not of a text whose figures have another length. */
function Counter({ text, maxLength }: { text: string; maxLength: number }) {
  const left = maxLength - [...text].length;
  if (left > maxLength * 0.2 || text.includes('{')) return null;
  return (
    <p className="counter" data-over={left < 0 || undefined}>
      {words.charactersLeft(left)}
    </p>
  );
}
