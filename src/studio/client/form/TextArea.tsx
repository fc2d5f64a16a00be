/* The text field of the editors of texts. */
import { type ComponentProps, type RefObject, useLayoutEffect } from 'react';
import type { EditorProps } from './field-context.ts';
import { Placeholders } from './Placeholders.tsx';
import type { Typed } from './use-typed.ts';

interface TextAreaProps extends ComponentProps<'textarea'> {
  editor: EditorProps;
  typed: Typed;
  area: RefObject<HTMLTextAreaElement | null>;
}

export function TextArea({ editor, typed, area, ...attributes }: TextAreaProps) {
  const { text, write, events } = typed;
  useLayoutEffect(() => fit(area.current, text), [area, text]);
  return (
    <>
      <textarea
        ref={area}
        {...editor.control}
        value={text}
        required={editor.isRequired}
        {...events}
        {...attributes}
      />
      <Placeholders text={text} area={area} onInsert={write} />
    </>
  );
}

/** As high as its text, where the browser does not do that by itself. */
function fit(area: HTMLTextAreaElement | null, text: string): void {
  // Nothing to measure.
  if (!area || area.value !== text || CSS.supports('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + 2}px`;
}
