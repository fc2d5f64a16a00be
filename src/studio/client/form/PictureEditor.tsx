/* The editor of pictures. */
import { Fragment, use } from 'react';
import type { Json } from '../../protocol.ts';
import { isObject, stepInto } from '../../../engine/json/json.ts';
import { save, setValue } from '../edits.ts';
import { keyOf, useStudio } from '../store.ts';
import { labelOf } from '../../label-of.ts';
import { words } from '../words.ts';
import { type EditorProps, FieldContext } from './field-context.ts';
import { OfferedEditor, thumbnailOf } from './OfferedEditor.tsx';

/** A picture of the site: file, alternative text, and the point that stays in sight. */
export function PictureEditor(props: EditorProps) {
  const { field, place, value, label, labelId, control } = props;
  const { properties = [], required = [] } = field;
  const fields = useStudio((state) => state.site!.forms.fields);
  const showField = use(FieldContext);
  // A picture without an alternative text is its path alone.
  const isWhole = isObject(value) || (value === undefined && required.includes('alt'));
  const placeOf = (name: string) => ({ file: place.file, at: stepInto(place.at, name) });
  const path = isWhole ? placeOf('src') : place;
  const { src, focus }: { src?: Json | undefined; focus?: Json | undefined } = isObject(value)
    ? value
    : { src: value };
  const thumbnail = thumbnailOf(String(src));
  const choosePoint = (point: [number, number]) => {
    if (isObject(value)) setValue(placeOf('focus'), point);
    else setValue(place, { src: String(src), focus: point });
    void save();
  };
  return (
    <div className="picture stack" role="group" aria-labelledby={labelId}>
      <OfferedEditor
        {...props}
        field={{ role: 'picture' }}
        place={path}
        value={src}
        label={`${label}: ${labelOf('src')}`}
        control={{ ...control, id: undefined, 'data-at': keyOf(path) }}
      />
      {thumbnail !== undefined &&
        (properties.some(([name]) => name === 'focus') ? (
          <FocusPoint src={thumbnail} value={focus} onChange={choosePoint} />
        ) : (
          <img src={thumbnail} alt="" />
        ))}
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
    <div className="stack">
      {/* The numbers below are for keys. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className="photo"
        onClick={({ currentTarget, clientX, clientY }) => {
          const { left, top, width, height } = currentTarget.getBoundingClientRect();
          // Coordinates are whole pixels: the middle of the clicked one.
          const fromLeft = (clientX + 0.5 - left) / width;
          const fromTop = (clientY + 0.5 - top) / height;
          onChange([percent(fromLeft * 100), percent(fromTop * 100)]);
        }}
      >
        <img src={src} alt="" />
        <span style={{ left: `${x}%`, top: `${y}%` }} />
      </div>
      <fieldset className="row">
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
