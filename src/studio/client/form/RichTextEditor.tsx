/* The editor of rich text: Markdown with buttons and keys. */
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { isShortcutOn } from '../shortcuts.ts';
import { SignButton } from '../SignButton.tsx';
import { update } from '../store.ts';
import { words } from '../words.ts';
import type { EditorProps } from './field-context.ts';
import { insertBlocks, markLines, markWords, type Marked } from './mark-text.ts';
import { toMarkdown } from './paste.ts';
import { TextArea } from './TextArea.tsx';
import { useTyped } from './use-typed.ts';

interface Mark {
  label: string;
  sign: string;
  /** Pressed with Ctrl or ⌘. */
  key?: string;
  mark: (text: Marked) => Marked;
  /** What is left to do, once it is there. */
  hint?: string;
}

const marks: Mark[] = [
  { label: words.bold, sign: 'B', key: 'b', mark: (text: Marked) => markWords(text, '**', '**') },
  { label: words.emphasis, sign: 'I', key: 'i', mark: (text: Marked) => markWords(text, '*', '*') },
  {
    label: words.link,
    sign: '↗',
    key: 'l',
    mark: (text: Marked) => markWords(text, '[', '](/)'),
    hint: words.linkHint,
  },
  { label: words.subheading, sign: 'H', mark: (text: Marked) => markLines(text, '### ') },
  { label: words.list, sign: '•', mark: (text: Marked) => markLines(text, '- ') },
  { label: words.quotation, sign: '❝', mark: (text: Marked) => markLines(text, '> ') },
];

/** A text with Markdown, as it is written: the page beside it shows the result. */
export function RichTextEditor(props: EditorProps) {
  const typed = useTyped(props);
  const area = useRef<HTMLTextAreaElement>(null);
  const apply = ({ mark, hint }: Mark) => {
    const element = area.current!;
    const before = markedIn(element);
    const after = mark(before);
    replace(element, after);
    typed.write(after.text);
    if (hint !== undefined && after.text.length > before.text.length) update({ note: { text: hint } });
  };
  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || !isShortcutOn('rich')) return;
    const pressed = marks.find(({ key }) => key === event.key.toLowerCase());
    if (!pressed) return;
    event.preventDefault();
    apply(pressed);
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const html = event.clipboardData.getData('text/html');
    if (html === '') return;
    event.preventDefault();
    const { markdown, left } = toMarkdown(html);
    const element = event.currentTarget;
    replace(element, insertBlocks(markedIn(element), markdown));
    typed.write(element.value);
    if (left.length > 0) update({ note: { text: words.pasted(left.join(', ')) } });
  };
  return (
    <div>
      <div role="toolbar" aria-label={props.label} className="row">
        {marks.map((mark) => (
          <SignButton
            key={mark.label}
            sign={mark.sign}
            label={mark.key ? `${mark.label} (Ctrl+${mark.key.toUpperCase()})` : mark.label}
            onClick={() => apply(mark)}
          />
        ))}
      </div>
      <TextArea editor={props} typed={typed} area={area} rows={6} onKeyDown={press} onPaste={paste} />
    </div>
  );
}

const markedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Marked => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

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
