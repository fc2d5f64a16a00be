/* The editor of choices, colour schemes and patterns. */
import { Pattern } from '../../../components/Pattern.tsx';
import type { Pattern as PatternName } from '../../../shared/generated/sections.ts';
import type { FormField, Json } from '../../protocol.ts';
import { save, setValue } from '../edits.ts';
import { useStudio } from '../store.ts';
import { labelOf } from '../../label-of.ts';
import { words } from '../words.ts';
import type { EditorProps } from './field-context.ts';

/** More choices than this are closed to the one that is chosen. */
const mostOpen = 3;

/** Choices with what each means. */
export function ChoiceEditor(props: EditorProps) {
  const { field, value, isRequired } = props;
  const known = field.choices ?? [];
  const chosen = known.find((choice) => choice.value === value);
  const choices = [
    ...(isRequired ? [] : [{ value: undefined, description: undefined }]),
    ...known,
    // Another value stays, until somebody chooses one.
    ...(chosen || value === undefined ? [] : [{ value, description: undefined }]),
  ];
  const radios = <Radios {...props} choices={choices} />;
  if (isDrawn(field) || known.length <= mostOpen) return radios;
  return (
    <details className="nested">
      <summary id={props.control.id} aria-labelledby={`${props.labelId} ${props.control.id}`}>
        <span className="title">{nameOf(field, value)}</span>
        <span className="about">{chosen?.description}</span>
      </summary>
      <div className="fields">{radios}</div>
    </details>
  );
}

const isPattern = ({ title }: FormField) => title === 'Pattern';

const isDrawn = (field: FormField) => field.role === 'scheme' || isPattern(field);

function nameOf(field: FormField, value: Json | undefined): string {
  if (value !== undefined) return labelOf(String(value));
  return field.default === undefined ? words.none : `${words.none} (${labelOf(String(field.default))})`;
}

interface RadiosProps extends EditorProps {
  choices: readonly { value: Json | undefined; description?: string | undefined }[];
}

function Radios({ field, place, value, labelId, control, choices }: RadiosProps) {
  const drawn = isDrawn(field);
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={control['aria-describedby']}
      className={drawn ? 'swatches row' : 'choices stack'}
    >
      {choices.map((choice) => (
        <label
          key={String(choice.value)}
          className={drawn ? undefined : 'box'}
          title={drawn ? `${nameOf(field, choice.value)}. ${choice.description ?? ''}` : undefined}
        >
          <input
            type="radio"
            name={control.id}
            data-at={control['data-at']}
            checked={choice.value === value}
            onChange={() => {
              setValue(place, choice.value);
              void save();
            }}
          />
          {drawn && <Swatch field={field} value={choice.value} />}
          <span>
            <strong>{nameOf(field, choice.value)}</strong>
            {!drawn && choice.description !== undefined && <small>{choice.description}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}

/** The colours of a scheme, or the drawing of a pattern. */
function Swatch({ field, value }: { field: FormField; value: Json | undefined }) {
  const scheme = useStudio((state) => state.site!.schemes[String(value)]);
  if (isPattern(field))
    return (
      <span className="swatch drawn" aria-hidden="true">
        {value !== undefined && <Pattern name={value as PatternName} color={0} />}
      </span>
    );
  return (
    <span
      className="swatch"
      style={scheme && { background: scheme.background, color: scheme.text }}
      aria-hidden="true"
    >
      {value === undefined ? '' : 'Aa'}
    </span>
  );
}
