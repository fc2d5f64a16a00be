/* Figures and names in braces, below a text. */
import type { RefObject } from 'react';
import { openPage } from '../pages.ts';
import { select } from '../selection.ts';
import { useStudio } from '../store.ts';
import { words } from '../words.ts';

interface PlaceholdersProps {
  text: string;
  area: RefObject<HTMLTextAreaElement | null>;
  onInsert: (text: string) => void;
}

/** What a text names in braces, with its value; and what it may name, once a brace is typed. */
export function Placeholders({ text, area, onInsert }: PlaceholdersProps) {
  const values = useStudio((state) => state.site!.placeholders);
  const file = useStudio((state) => state.site!.brandFile);
  const used = [...new Set([...text.matchAll(/\{([\w.]+)\}/g)].map(([, name]) => name!))].filter((name) =>
    Object.hasOwn(values, name),
  );
  const begun = /\{([\w.]*)$/.exec(text.slice(0, area.current?.selectionStart ?? text.length));
  const offers = begun
    ? Object.keys(values).filter((name) => name.toLowerCase().includes(begun[1]!.toLowerCase()))
    : [];
  if (used.length + offers.length === 0) return null;
  const insert = (name: string) => {
    const at = area.current?.selectionStart ?? text.length;
    const start = at - begun![0].length;
    const end = text[at] === '}' ? at + 1 : at;
    onInsert(`${text.slice(0, start)}{${name}}${text.slice(end)}`);
    area.current?.focus();
  };
  return (
    <div className="placeholders help">
      {offers.length > 0 && (
        <ul className="box" aria-label={words.placeholder}>
          {offers.map((name) => (
            <li key={name}>
              <button
                type="button"
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => insert(name)}
              >
                <code>{`{${name}}`}</code> {values[name]}
              </button>
            </li>
          ))}
        </ul>
      )}
      {used.map((name) => (
        <p key={name}>
          <code>{`{${name}}`}</code> = {values[name]}{' '}
          {file !== undefined && (
            <button type="button" className="plain" onClick={() => void openValue(file, name)}>
              {words.changeValue}
            </button>
          )}
        </p>
      ))}
    </div>
  );
}

async function openValue(file: string, name: string): Promise<void> {
  await openPage({ file });
  select({ file, at: `/${name.replaceAll('.', '/')}` }, 'form');
}
