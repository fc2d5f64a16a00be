/* The editor of true and false. */
import { save, setValue } from '../edits.ts';
import type { EditorProps } from './field-context.ts';

export function SwitchEditor({ place, value, isRequired, control }: EditorProps) {
  return (
    <input
      type="checkbox"
      role="switch"
      {...control}
      checked={value === true}
      onChange={({ target }) => {
        // What is off by itself needs no key.
        setValue(place, target.checked || isRequired || value === true ? target.checked : undefined);
        void save();
      }}
    />
  );
}
