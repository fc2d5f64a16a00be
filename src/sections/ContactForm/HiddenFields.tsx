import type { CompleteFormWords } from '../../shared/forms/form-words.ts';
import { keyField, type FormTarget } from '../../shared/forms/form-target.ts';

/** What the browser sends along when there are no scripts, and the field that only robots fill in. */
export function HiddenFields({ target, words }: { target: FormTarget; words: CompleteFormWords }) {
  if (target.kind === 'email') return null;
  return (
    <div hidden>
      {Object.entries(target.values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Netlify takes the fields that it found in the published page, and no other. */}
      {target.service === 'netlify' && <input type="hidden" name={keyField} />}
      {target.trap !== undefined && (
        <label>
          {words.trap}
          <input name={target.trap} tabIndex={-1} autoComplete="off" />
        </label>
      )}
    </div>
  );
}
