/* The text of a field while somebody types in it. */
import { useState } from 'react';
import type { Json } from '../../protocol.ts';
import { save, setValue } from '../edits.ts';
import type { EditorProps } from './field-context.ts';

export type Typed = ReturnType<typeof useTyped>;

/**
 * A field owns its text until it is left: nothing is written into it while somebody types. An optional one
 * that is empty has no key. `read`: the value of a text.
 */
export function useTyped(
  { place, value, isRequired }: Pick<EditorProps, 'place' | 'value' | 'isRequired'>,
  read: (text: string) => Json = (text) => text,
) {
  const valueOf = (text: string) => (text === '' && !isRequired ? undefined : read(text));
  const shown = value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  const [typed, setTyped] = useState<string>();
  const [isComposing, setComposing] = useState(false);
  // Somebody else has written the same place, or a step was undone: that is what the field shows now.
  const isOwn =
    typed !== undefined && (isComposing || JSON.stringify(valueOf(typed)) === JSON.stringify(value));
  const write = (text: string) => {
    setTyped(text);
    setValue(place, valueOf(text));
  };
  return {
    text: isOwn ? typed : shown,
    write,
    events: {
      // Nothing is written while letters are put together, such as those of Japanese.
      onChange: ({ target }: { target: { value: string } }) =>
        isComposing ? setTyped(target.value) : write(target.value),
      onCompositionStart: ({ currentTarget }: { currentTarget: { value: string } }) => {
        setTyped(currentTarget.value);
        setComposing(true);
      },
      onCompositionEnd: ({ currentTarget }: { currentTarget: { value: string } }) => {
        setComposing(false);
        write(currentTarget.value);
      },
      onBlur: () => {
        if (typed === undefined) return;
        setTyped(undefined);
        void save();
      },
    },
  };
}
