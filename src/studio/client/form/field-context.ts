/* What the parts of the form pass to each other. */
import { createContext, type ReactNode } from 'react';
import type { FormField, Json, Place } from '../../protocol.ts';

export interface FieldProps {
  name: string;
  field: FormField;
  place: Place;
  isRequired?: boolean;
  /** The variant of the block around it. */
  variant?: string | undefined;
}

/** What every editor of a value gets. */
export interface EditorProps {
  field: FormField;
  place: Place;
  value: Json | undefined;
  label: string;
  isRequired: boolean;
  /** The id of the label, for what is no single control. */
  labelId: string;
  /** Attributes of the control: the label, help and findings belong to it. */
  control: {
    /** Undefined where the control has a label of its own. */
    id: string | undefined;
    'data-at': string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  };
}

/** Shows a field. Fields hold groups and lists, which hold fields. */
export const FieldContext = createContext<(props: FieldProps) => ReactNode>(() => undefined);

/** The field of a property or an entry; one for its value, if no schema describes it. */
export function fieldFor(
  fields: readonly FormField[],
  index: number | undefined,
  value: Json | undefined,
): FormField {
  if (index !== undefined && fields[index]) return fields[index];
  if (Array.isArray(value)) return { kind: 'array' };
  return { kind: (value === undefined ? 'string' : typeof value) as FormField['kind'] };
}
