/* The editor of texts for which the site has suggestions. */
import type { Offer } from '../../protocol.ts';
import { call } from '../api.ts';
import { Combobox, type Option } from '../Combobox.tsx';
import { save } from '../edits.ts';
import { getState, useStudio } from '../store.ts';
import { words } from '../words.ts';
import type { EditorProps } from './field-context.ts';
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
    <div className="row">
      {field.role === 'color' && <span className="swatch" style={{ background: colors[text] ?? text }} />}
      <Combobox
        label={label}
        control={{ ...control, placeholder: field.role === 'picture' ? words.choosePicture : undefined }}
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

/** What a field with a role may hold, with thumbnails of pictures. */
async function findOffers(role: string | undefined, typed: string): Promise<Option[]> {
  const offers = await call<Offer[]>('offers', { role, words: typed });
  return offers.map((offer) => ({ ...offer, picture: thumbnailOf(offer.value) }));
}

/** The address of a picture in the studio; undefined for what is none. */
export function thumbnailOf(value: string): string | undefined {
  if (!/^\/.*\.(?:svg|webp|avif|png|jpe?g)$/.test(value)) return undefined;
  return getState().site!.frame.base.slice(0, -1) + encodeURI(value);
}

/** The keys that the entries of a file have. */
function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = 'key' in value && typeof value.key === 'string' ? [value.key] : [];
  return [...new Set([...keys, ...Object.values(value).flatMap(keysIn)])];
}
