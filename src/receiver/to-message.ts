import { createHash } from 'node:crypto';
import type { FormDefinition } from './form-definition.ts';
import type { Submission } from './read-submission.ts';
import type { NewMessage } from './store/message-store.ts';

/** Browsers without scripts send no key: an equal message within this time counts as a repetition. */
const repetitionMs = 10 * 60_000;

/** A submission in the form that is stored. `now`: milliseconds since 1970. */
export function toMessage(
  { page, form }: FormDefinition,
  answers: NewMessage['answers'],
  { files, id, extra }: Submission,
  now: number,
): NewMessage {
  const digest = createHash('sha256').update(JSON.stringify([page, form.key, answers]));
  for (const { field, name, content } of files) digest.update(JSON.stringify([field, name])).update(content);
  const fingerprint = digest.digest('hex');
  const period = Math.floor(now / repetitionMs);
  return {
    id: id ?? `${fingerprint.slice(0, 40)}-${period}`,
    fingerprint,
    page,
    form: form.key,
    subject: form.subject,
    answers,
    files,
    suspect: Object.values(extra).some((value) => value !== ''),
  };
}
