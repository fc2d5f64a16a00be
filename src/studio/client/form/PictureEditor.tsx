import { Fragment, use } from 'react';
import { Combobox } from '../Combobox.tsx';
import type { Json } from '../../protocol.ts';
import { isObject, stepInto } from '../../../engine/json/json.ts';
import { save, setValue } from '../edits.ts';
import { keyOf, useStudio } from '../store.ts';
import { words, labelOf } from '../words.ts';
import { type EditorProps, FieldContext } from './field-context.ts';
import { findOffers, thumbnailOf } from './offers.ts';
import { useTyped } from './use-typed.ts';

/** A picture of the site: file, alternative text, and the point that stays in sight. */
export function PictureEditor(props: EditorProps) {
  const { field, place, value, label, labelId, control } = props;
  const { properties = [], required = [] } = field;
  const fields = useStudio((state) => state.site!.forms.fields);
  const showField = use(FieldContext);
  const isWhole = isObject(value) || (value === undefined && required.includes('alt'));
  const placeOf = (name: string) => ({ file: place.file, at: stepInto(place.at, name) });
  const path = isWhole ? placeOf('src') : place;
  const { text, write, events } = useTyped({
    ...props,
    place: path,
    value: isObject(value) ? value.src : value,
  });
  const src = thumbnailOf(text);
  const hasFocus = properties.some(([name]) => name === 'focus');
  const choosePoint = (point: [number, number]) => {
    if (isObject(value)) setValue(placeOf('focus'), point);
    else setValue(place, { src: text, focus: point });
    void save();
  };
  return (
    <div className="picture" role="group" aria-labelledby={labelId}>
      {src !== undefined && !hasFocus && <img src={src} alt="" />}
      {src !== undefined && hasFocus && (
        <FocusPoint src={src} value={isObject(value) ? value.focus : undefined} onChange={choosePoint} />
      )}
      <Combobox
        label={`${label}: ${labelOf('src')}`}
        control={{ ...control, id: undefined, 'data-at': keyOf(path), placeholder: words.choosePicture }}
        value={text}
        find={(typed) => findOffers('picture', typed)}
        onInput={write}
        onChoose={(option) => {
          write(option.value);
          void save();
        }}
        onLeave={events.onBlur}
      />
      {isWhole &&
        properties
          .filter(([name]) => name !== 'src' && name !== 'focus')
          .map(([name, index]) => (
            <Fragment key={name}>
              {showField({
                name,
                field: fields[index]!,
                place: placeOf(name),
                isRequired: required.includes(name),
              })}
            </Fragment>
          ))}
    </div>
  );
}

interface FocusProps {
  src: string;
  value: Json | undefined;
  onChange: (point: [number, number]) => void;
}

const percent = (number: number) => Math.max(0, Math.min(100, Math.round(number)));

/** Click the point, or type it. */
function FocusPoint({ src, value, onChange }: FocusProps) {
  const [x, y] = Array.isArray(value) ? [Number(value[0]), Number(value[1])] : [50, 50];
  const axes = [
    { label: words.fromLeft, number: x, pointAt: (left: number): [number, number] => [left, y] },
    { label: words.fromTop, number: y, pointAt: (top: number): [number, number] => [x, top] },
  ];
  return (
    <div className="focus-point">
      {/* The numbers below are for keys. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className="photo"
        onClick={({ currentTarget, clientX, clientY }) => {
          const { left, top, width, height } = currentTarget.getBoundingClientRect();
          onChange([percent(((clientX - left) / width) * 100), percent(((clientY - top) / height) * 100)]);
        }}
      >
        <img src={src} alt="" />
        <span style={{ left: `${x}%`, top: `${y}%` }} data-set={Array.isArray(value) || undefined} />
      </div>
      <fieldset>
        <legend>{words.focus}</legend>
        {axes.map(({ label, number, pointAt }) => (
          <label key={label}>
            {label}
            <input
              type="number"
              min={0}
              max={100}
              value={number}
              onChange={({ target }) => onChange(pointAt(percent(target.valueAsNumber || 0)))}
            />
          </label>
        ))}
      </fieldset>
    </div>
  );
}
