import type { ContactFormTab } from '../../shared/generated/sections.ts';
import type { Answers, Files } from './find-errors.ts';

/**
 * The message as text: one line per answer, a multi-line answer below its label. Omits unanswered questions. For a file
 * it gives the name, as a reminder to attach it.
 */
export function composeMessage({ fields }: ContactFormTab, answers: Answers, files: Files = {}): string {
  return fields
    .flatMap(({ name, label, kind }) => {
      const answer = files[name]?.name ?? (answers[name] ?? '').trim();
      if (answer === '') return [];
      return [kind === 'paragraph' ? `\n${label}:\n${answer}` : `${label}: ${answer}`];
    })
    .join('\n')
    .trim();
}

/** The `mailto:` URL of the message, or of an empty one. */
export function mailtoAddress({ recipient, subject }: ContactFormTab, message = ''): string {
  // RFC 6068: line breaks in a body are CRLF.
  const body = message === '' ? '' : `&body=${encodeURIComponent(message.replaceAll('\n', '\r\n'))}`;
  return `mailto:${recipient}?subject=${encodeURIComponent(subject)}${body}`;
}
