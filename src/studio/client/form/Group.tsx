/* An object in the form: its fields, and "Add …" for those that it lacks. */
import { Fragment, use, useState } from 'react';
import { isObject, type JsonObject, stepInto, valueAt } from '../../../engine/json/json.ts';
import type { FormField, Place } from '../../protocol.ts';
import { keyOf, useStudio } from '../store.ts';
import { labelOf } from '../../label-of.ts';
import { firstSentence, words } from '../words.ts';
import { FieldContext, fieldFor } from './field-context.ts';
import { focusNext } from './focus-field.ts';

interface GroupProps {
  field: FormField;
  place: Place;
  /** A block or a file: its variant decides what it shows. */
  isTop?: boolean;
  /** The variant of the block around it. */
  variant?: string | undefined;
}

interface Property {
  name: string;
  field: FormField;
  isRequired: boolean;
  /** The sentence of a field that the variant does not show. */
  unused: string | undefined;
}

/** The properties of an object in the order of its schema; what is missing and may be added is behind a button. */
export function Group({ field, place, isTop = false, variant: given }: GroupProps) {
  const value = useStudio((state) => valueAt(state.values[place.file], place.at));
  const fields = useStudio((state) => state.site!.forms.fields);
  const showField = use(FieldContext);
  const [shown, setShown] = useState<readonly string[]>([]);
  const object = isObject(value) ? value : {};
  const variant = isTop ? String(object.variant ?? field.variant ?? '') : given;
  const all = listProperties(field, fields, object, variant);
  const isPresent = ({ name, isRequired }: Property) =>
    isRequired || Object.hasOwn(object, name) || shown.includes(name);
  const present = all.filter(isPresent);
  // A text that is emptied has no key, but somebody may go on typing in its field.
  if (present.some(({ name }) => !shown.includes(name))) setShown(present.map(({ name }) => name));
  const unused = present.filter((property) => property.unused !== undefined);
  const placeOf = (name: string) => ({ file: place.file, at: stepInto(place.at, name) });
  const view = ({ name, field: property, isRequired }: Property) => (
    <Fragment key={name}>
      {showField({ name, field: property, place: placeOf(name), isRequired, variant })}
    </Fragment>
  );
  return (
    <div className="group stack">
      {present.filter((property) => property.unused === undefined).map(view)}
      {unused.length > 0 && (
        <div className="unused box stack">
          <h3>{words.notShown}</h3>
          {unused.map((property) => (
            <div key={property.name}>
              <p className="hint box">{property.unused}</p>
              {view(property)}
            </div>
          ))}
        </div>
      )}
      <AddMenu
        properties={all.filter((property) => !isPresent(property))}
        onAdd={(name) => {
          setShown([...shown, name]);
          focusNext(keyOf(placeOf(name)));
        }}
      />
    </div>
  );
}

/** Those of the schema, and others that are there. */
function listProperties(
  { properties = [], required = [], values }: FormField,
  fields: readonly FormField[],
  object: JsonObject,
  variant: string | undefined,
): Property[] {
  const names = new Set(properties.map(([name]) => name));
  const others = Object.keys(object).filter((name) => !names.has(name));
  return [...properties, ...others.map((name) => [name, values] as const)]
    .map(([name, index]) => {
      const field = fieldFor(fields, index, object[name]);
      const { usedIn } = field;
      const isUsed = !usedIn || !variant || usedIn.variants.includes(variant);
      return {
        name,
        field,
        // One that the schema does not name would not be offered again.
        isRequired: required.includes(name) || !names.has(name),
        unused: isUsed ? undefined : usedIn.sentence,
      };
    })
    .filter(({ name, field }) => !isLeftOut(name, field));
}

/** Lists blocks, or says which kind a block is: nothing to type. */
const isLeftOut = (name: string, field: FormField) =>
  field.isBlocks === true || field.const !== undefined || name === '$schema';

interface AddMenuProps {
  properties: readonly Property[];
  onAdd: (name: string) => void;
}

function AddMenu({ properties, onAdd }: AddMenuProps) {
  if (properties.length === 0) return null;
  const isUnused = ({ unused }: Property) => Number(unused !== undefined);
  return (
    <details
      className="adding"
      onToggle={({ currentTarget }) =>
        currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' })
      }
    >
      <summary className="add">{words.add}</summary>
      <ul className="box">
        {properties
          .toSorted((a, b) => isUnused(a) - isUnused(b))
          .map(({ name, field, unused }) => (
            <li key={name}>
              <button
                type="button"
                onClick={({ currentTarget }) => {
                  currentTarget.closest('details')!.open = false;
                  onAdd(name);
                }}
              >
                <strong>{labelOf(name)}</strong>
                <small>{unused ?? firstSentence(field.description ?? '')}</small>
              </button>
            </li>
          ))}
      </ul>
    </details>
  );
}
