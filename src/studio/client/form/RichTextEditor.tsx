/* The editor of rich text: Markdown with buttons and keys. */
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { isShortcutOn } from '../shortcuts.ts';
import { SignButton } from '../SignButton.tsx';
import { update } from '../store.ts';
import { words } from '../words.ts';
import type { EditorProps } from './field-context.ts';
import { markLines, markWords, type Marked } from './mark-text.ts';
import { toMarkdown } from './paste.ts';
import { TextArea } from './TextArea.tsx';
import { useTyped } from './use-typed.ts';

const marks = [
  { label: words.bold, sign: 'B', key: 'b', mark: (text: Marked) => markWords(text, '**', '**') },
  { label: words.emphasis, sign: 'I', key: 'i', mark: (text: Marked) => markWords(text, '*', '*') },
  { label: words.link, sign: '↗', key: 'l', mark: (text: Marked) => markWords(text, '[', '](/)') },
  { label: words.subheading, sign: 'H', key: '', mark: (text: Marked) => markLines(text, '### ') },
  { label: words.list, sign: '•', key: '', mark: (text: Marked) => markLines(text, '- ') },
  { label: words.quotation, sign: '❝', key: '', mark: (text: Marked) => markLines(text, '> ') },
];

/** A text with Markdown, as it is written: the page beside it shows the result. */
export function RichTextEditor(props: EditorProps) {
  const typed = useTyped(props);
  const area = useRef<HTMLTextAreaElement>(null);
  const apply = (mark: (text: Marked) => Marked) => {
    const element = area.current!;
    replace(element, mark({ text: element.value, start: element.selectionStart, end: element.selectionEnd }));
    typed.write(element.value);
  };
  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || !isShortcutOn('rich')) return;
    const pressed = marks.find(({ key }) => key === event.key.toLowerCase());
    if (!pressed) return;
    event.preventDefault();
    apply(pressed.mark);
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const html = event.clipboardData.getData('text/html');
    if (html === '') return;
    event.preventDefault();
    const { markdown, left } = toMarkdown(html);
    const element = event.currentTarget;
    element.setRangeText(markdown, element.selectionStart, element.selectionEnd, 'end');
    typed.write(element.value);
    if (left.length > 0) update({ note: { text: words.pasted(left.join(', ')) } });
  };
  return (
    <div>
      <div role="toolbar" aria-label={props.label} className="row">
        {marks.map(({ label, sign, key, mark }) => (
          <SignButton
            key={label}
            sign={sign}
            label={key ? `${label} (Ctrl+${key.toUpperCase()})` : label}
            onClick={() => apply(mark)}
          />
        ))}
      </div>
      <TextArea editor={props} typed={typed} area={area} rows={6} onKeyDown={press} onPaste={paste} />
    </div>
  );
}

/** Replaces what differs in a way that the browser's own "Undo" takes back. */
function replace(area: HTMLTextAreaElement, { text, start, end }: Marked): void {
  area.focus();
  const old = area.value;
  let front = 0;
  while (front < Math.min(old.length, text.length) && old[front] === text[front]) front++;
  let back = 0;
  while (back < Math.min(old.length, text.length) - front && old.at(-1 - back) === text.at(-1 - back)) back++;
  area.setSelectionRange(front, old.length - back);
  const written = text.slice(front, text.length - back);
  // The only way that keeps the browser's history of the field.
  if (!document.execCommand(written === '' ? 'delete' : 'insertText', false, written))
    area.setRangeText(written, front, old.length - back, 'end');
  area.setSelectionRange(start, end);
}
