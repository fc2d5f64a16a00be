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
  const apply = ({ label, mark }: (typeof marks)[number]) => {
    const element = area.current!;
    const { value, selectionStart, selectionEnd } = element;
    replace(element, mark({ text: value, start: selectionStart, end: selectionEnd }));
    typed.write(element.value);
    if (label === words.link && element.value.length > value.length)
      update({ note: { text: words.linkHint } });
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
    replace(element, insertMarkdown(element, markdown));
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

/** A text with Markdown in place of what is chosen. Headings, lists and paragraphs stand between empty lines. */
function insertMarkdown(
  { value, selectionStart, selectionEnd }: HTMLTextAreaElement,
  markdown: string,
): Marked {
  const before = value.slice(0, selectionStart);
  const after = value.slice(selectionEnd);
  const isBlocks = /^(?:#|- |> |\d+\. )|\n/.test(markdown);
  const front = isBlocks && before.trim() !== '' ? `${before.trimEnd()}\n\n${markdown}` : before + markdown;
  const back = isBlocks && after.trim() !== '' ? `\n\n${after.trimStart()}` : after;
  return { text: front + back, start: front.length, end: front.length };
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
