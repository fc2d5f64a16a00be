import { keyField, type FormTarget } from '../../shared/forms/form-target.ts';
import type { CompleteFormWords } from '../../shared/forms/form-words.ts';

/** The constant values that a browser without scripts sends, and the honeypot field. */
export function HiddenFields({ target, words }: { target: FormTarget; words: CompleteFormWords }) {
  if (target.kind === 'email') return null;
  return (
    <div hidden>
      {Object.entries(target.values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Netlify only accepts fields that it found in the published page. */}
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
