import type { Json } from '../../protocol.ts';
import type { EditorProps } from './field-context.ts';
import { useTyped } from './use-typed.ts';

/** What is no number yet is written as it is: the check says what belongs there. */
const readNumber = (text: string): Json =>
  text.trim() === '' || !Number.isFinite(Number(text)) ? text : Number(text);

export function NumberEditor(props: EditorProps) {
  const { text, events } = useTyped(props, readNumber);
  return (
    <input
      type="text"
      inputMode="numeric"
      {...props.control}
      className="short"
      value={text}
      placeholder={props.field.default === undefined ? undefined : String(props.field.default)}
      {...events}
    />
  );
}
