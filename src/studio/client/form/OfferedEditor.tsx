import { Combobox, type Option } from '../Combobox.tsx';
import { save } from '../edits.ts';
import { useStudio } from '../store.ts';
import type { EditorProps } from './field-context.ts';
import { findOffers } from './offers.ts';
import { useTyped } from './use-typed.ts';

/** A text for which the site has offers, such as an address. Another one counts, too. */
export function OfferedEditor(props: EditorProps) {
  const { field, place, label, control } = props;
  const { text, write, events } = useTyped(props);
  const root = useStudio((state) => state.values[place.file]);
  const colors = useStudio((state) => state.site!.colors);
  const find = (typed: string): Option[] | Promise<Option[]> =>
    field.role === 'key' ? keysIn(root).map((key) => ({ value: key })) : findOffers(field.role, typed);
  return (
    <div className="offered">
      {field.role === 'color' && <span className="swatch" style={{ background: colors[text] ?? text }} />}
      <Combobox
        label={label}
        control={control}
        value={text}
        find={find}
        onInput={write}
        onChoose={({ value }) => {
          write(value);
          void save();
        }}
        onLeave={events.onBlur}
      />
    </div>
  );
}

function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = 'key' in value && typeof value.key === 'string' ? [value.key] : [];
  return [...new Set([...keys, ...Object.values(value).flatMap(keysIn)])];
}
