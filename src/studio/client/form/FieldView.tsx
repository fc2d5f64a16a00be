/* A field of the form: chooses the editor, and puts label, help and findings around it. */
import { memo, useId } from 'react';
import type { FormField, Json } from '../../protocol.ts';
import { isObject, valueAt } from '../../../engine/json/json.ts';
import { keyOf, useStudio } from '../store.ts';
import { labelOf } from '../../label-of.ts';
import { words } from '../words.ts';
import { ChoiceEditor } from './ChoiceEditor.tsx';
import type { EditorProps, FieldProps } from './field-context.ts';
import { FindingsAt, worstOf } from './Findings.tsx';
import { firstText } from './first-text.ts';
import { Fold } from './Fold.tsx';
import { Group } from './Group.tsx';
import { ListEditor } from './ListEditor.tsx';
import { OfferedEditor } from './OfferedEditor.tsx';
import { PictureEditor } from './PictureEditor.tsx';
import { RichTextEditor } from './RichTextEditor.tsx';
import { SwitchEditor } from './SwitchEditor.tsx';
import { TextEditor } from './TextEditor.tsx';

const editors = {
  picture: PictureEditor,
  choice: ChoiceEditor,
  offered: OfferedEditor,
  rich: RichTextEditor,
  switch: SwitchEditor,
  text: TextEditor,
};

const editorsByRole = new Map<string, keyof typeof editors>([
  ['picture', 'picture'],
  ['socialPicture', 'picture'],
  ['richText', 'rich'],
  ...['url', 'file', 'download', 'icon', 'font', 'themePicture', 'key', 'sharedBlock', 'color'].map(
    (role) => [role, 'offered'] as const,
  ),
]);

/** Undefined for a group or a list. A value of another kind than its schema wants is a text. */
function editorFor({ role = '', choices, kind }: FormField, value: Json | undefined) {
  const byRole = editorsByRole.get(role);
  if (byRole === 'picture') return byRole;
  const isNested = typeof value === 'object' && value !== null;
  if (isNested || (value === undefined && (kind === 'object' || kind === 'array'))) return undefined;
  if (choices) return 'choice';
  if (byRole) return byRole;
  return kind === 'boolean' && typeof value !== 'string' ? 'switch' : 'text';
}

/** A field with its label, help, editor and findings. A key in one field renders no other one. */
export const FieldView = memo(function FieldView(props: FieldProps) {
  const { field, place } = props;
  const value = useStudio((state) => valueAt(state.values[place.file], place.at));
  const kind = editorFor(field, value);
  return kind ? (
    <ValueField {...props} value={value} kind={kind} />
  ) : (
    <NestedField {...props} value={value} />
  );
}, isSameField);

/** True for the same field: only the object of its place is made anew with each rendering. */
function isSameField(before: FieldProps, after: FieldProps): boolean {
  return (
    keyOf(before.place) === keyOf(after.place) &&
    before.name === after.name &&
    before.field === after.field &&
    before.isRequired === after.isRequired &&
    before.variant === after.variant
  );
}

function NestedField({ name, field, place, variant, value }: FieldProps & { value: Json | undefined }) {
  const isList = !isObject(value) && (Array.isArray(value) || field.kind === 'array');
  const entries = Array.isArray(value) ? value : [];
  return (
    <Fold
      kind="nested"
      place={place}
      title={labelOf(name)}
      about={isList ? words.entries(entries.length) : firstText(value)}
    >
      {field.description !== undefined && <p className="help">{field.description}</p>}
      {isList ? (
        <ListEditor field={field} place={place} value={entries} variant={variant} />
      ) : (
        <Group field={field} place={place} variant={variant} />
      )}
    </Fold>
  );
}

interface ValueFieldProps extends FieldProps {
  value: Json | undefined;
  kind: keyof typeof editors;
}

function ValueField({ name, field, place, isRequired = false, value, kind }: ValueFieldProps) {
  const id = useId();
  const all = useStudio((state) => state.page!.findings);
  const findings = all.filter(({ file, pointer }) => file === place.file && pointer === place.at);
  const Editor = editors[kind];
  const label = labelOf(name);
  const labelId = `${id}-label`;
  const help = helpOf(field);
  const describing = [help && `${id}-help`, ...findings.map((_, index) => `${id}-finding-${index}`)];
  const control: EditorProps['control'] = {
    id,
    'data-at': keyOf(place),
    'aria-describedby': describing.filter(Boolean).join(' ') || undefined,
    'aria-invalid': findings.some(({ severity }) => severity === 'error') || undefined,
  };
  const isGroup = kind === 'choice' || kind === 'picture';
  const LabelTag = isGroup ? 'p' : 'label';
  return (
    <div className="field" data-at={keyOf(place)} data-invalid={worstOf(findings)} data-kind={kind}>
      <LabelTag className="label" id={labelId} {...(!isGroup && { htmlFor: id })}>
        {label}
        {!isRequired && <small> {words.optional}</small>}
      </LabelTag>
      <Editor {...{ field, place, value, label, isRequired, labelId, control }} />
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <FindingsAt findings={findings} id={id} />
    </div>
  );
}

/** Its description; what that says of each value is beside the value. */
function helpOf({ description = '', choices }: FormField): string {
  if (!choices?.some((choice) => choice.description)) return description;
  return /^(.*?)(?= "[^"]*": )/s.exec(description)?.[1] ?? description;
}
