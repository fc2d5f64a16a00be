import type { ContactFormTab } from '../../shared/generated/sections.ts';
import type { Answers, Files } from './find-errors.ts';

/**
 * The message as text: one line per answer, a longer one below its label. Unanswered questions are left out; of a file
 * there is the name, so that its writer knows what to attach.
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

/** The address that opens the visitor's e-mail program with the message, or with an empty one. */
export function mailtoAddress({ recipient, subject }: ContactFormTab, message = ''): string {
  // RFC 6068: line breaks in a body are CRLF.
  const body = message === '' ? '' : `&body=${encodeURIComponent(message.replaceAll('\n', '\r\n'))}`;
  return `mailto:${recipient}?subject=${encodeURIComponent(subject)}${body}`;
}
