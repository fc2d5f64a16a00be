/* The editor of lists. */
import { use } from 'react';
import { stepInto, valueAt } from '../../../engine/json/json.ts';
import type { FormField, Json, Place } from '../../protocol.ts';
import { edit, save, setValue } from '../edits.ts';
import { select } from '../selection.ts';
import { SignButton } from '../SignButton.tsx';
import { getState, keyOf, update, useStudio } from '../store.ts';
import { words } from '../words.ts';
import { draftOf } from './draft-of.ts';
import { FieldContext, fieldFor } from './field-context.ts';
import { firstText } from './first-text.ts';
import { focusNext } from './focus-field.ts';

interface ListProps {
  field: FormField;
  place: Place;
  value: readonly Json[];
  variant?: string | undefined;
}

/** The entries of a list, which can be added, removed and moved with single clicks and keys. */
export function ListEditor({ field, place, value, variant }: ListProps) {
  const fields = useStudio((state) => state.site!.forms.fields);
  const item = fieldFor(fields, field.items, value[0]);
  const isFull = field.maxItems !== undefined && value.length >= field.maxItems;
  const add = () => {
    const entry = draftOf(item, fields);
    const at = stepInto(place.at, value.length);
    const isThere = valueAt(getState().values[place.file], place.at) !== undefined;
    if (isThere) edit(place.file, { op: 'insert', at, value: entry });
    else setValue(place, [entry]);
    void save();
    select({ file: place.file, at }, 'form');
  };
  return (
    <div className="list">
      <ol className="stack">
        {value.map((entry, index) => (
          <Entry
            // A moved entry is another one: its fields show their values anew.
            key={`${index} ${value.length}`}
            item={item}
            place={{ file: place.file, at: stepInto(place.at, index) }}
            list={place}
            index={index}
            count={value.length}
            entry={entry}
            variant={variant}
          />
        ))}
      </ol>
      <button type="button" className="add" disabled={isFull} onClick={add}>
        {words.addEntry}
      </button>
      {isFull && <p className="help">{words.mostEntries(field.maxItems!)}</p>}
    </div>
  );
}

interface EntryProps {
  item: FormField;
  place: Place;
  list: Place;
  index: number;
  count: number;
  entry: Json;
  variant: string | undefined;
}

function Entry({ item, place, list, index, count, entry, variant }: EntryProps) {
  const showField = use(FieldContext);
  const name = firstText(entry) || words.entry(index + 1);
  const finish = (said: string, focused: number) => {
    update({ said });
    void save();
    focusNext(focused < 0 ? keyOf(list) : keyOf({ file: list.file, at: stepInto(list.at, focused) }));
  };
  const move = (to: number) => {
    edit(place.file, { op: 'move', at: place.at, to, was: entry });
    finish(`${name}: ${to + 1}`, to);
  };
  const remove = () => {
    edit(place.file, { op: 'remove', at: place.at, was: entry });
    finish(`${words.remove}: ${name}`, Math.min(index, count - 2));
  };
  return (
    <li>
      {showField({ name: words.entry(index + 1), field: item, place, isRequired: true, variant })}
      <div className="entry-buttons">
        <SignButton
          sign="↑"
          label={words.up}
          about={name}
          isDisabled={index === 0}
          onClick={() => move(index - 1)}
        />
        <SignButton
          sign="↓"
          label={words.down}
          about={name}
          isDisabled={index === count - 1}
          onClick={() => move(index + 1)}
        />
        <SignButton sign="×" label={words.remove} about={name} onClick={remove} />
      </div>
    </li>
  );
}
