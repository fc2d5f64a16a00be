import { createTransport } from 'nodemailer';
import type { MailServer } from './read-settings.ts';

/**
 * Connects to the mail server for each mail. The limits belong to the transport: nodemailer ignores them elsewhere.
 * `hear` gets the lines that the server says.
 */
export function openMailServer({ auth, ...address }: MailServer, hear?: (line: string) => void) {
  const note = ({ tnx }: { tnx?: string }, message = '') => void (tnx === 'server' && hear?.(message));
  return createTransport({
    ...address,
    // No password without TLS.
    ...(auth && { auth, requireTLS: !address.secure }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    socketTimeout: 20_000,
    // Nothing that a visitor wrote makes it read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(hear && {
      debug: true,
      logger: { level() {}, trace: note, debug: note, info: note, warn: note, error: note, fatal: note },
    }),
  });
}

/** An error of nodemailer. */
export type MailError = Error & Partial<Record<'code' | 'command', string>> & { responseCode?: number };

/** The server took the mail for some of its readers only. Sending it again would repeat it for these. */
export class PartlyRefused extends Error {
  override name = 'PartlyRefused';

  constructor(refused: string[]) {
    super(`The server refused some of the readers: ${refused.join(', ')}`);
  }
}

/** A text for people, such as what the server says, which may repeat the password. */
export function withoutPassword(text: string, auth: MailServer['auth']): string {
  return auth ? text.replaceAll(auth.pass, '…') : text;
}

/** What the operator can change after one of the usual failures; undefined for another one. */
export function adviseOn({ code = '', command, message }: MailError, { host, port, secure }: MailServer) {
  const authority = `The certificate must be valid for "${host}"; NODE_EXTRA_CA_CERTS names the file of an authority of your own.`;
  if (/ENOTFOUND|EAI_AGAIN|EDNS/.test(code + message))
    return `No host has the name "${host}". Correct it in MAIL_URL.`;
  if (code === 'EAUTH' || code === 'ENOAUTH')
    return 'The server refused the name or the password. Correct them in MAIL_URL. Many services ask for a password that is made for programs.';
  if (code === 'EENVELOPE' && command === 'MAIL FROM')
    return 'The server refused the sender. MAIL_FROM must be an address that the account in MAIL_URL may send from.';
  if (/certificate (?:has expired|is not yet valid)/.test(message))
    return `By the clock of this computer it is ${new Date().toISOString().slice(0, 10)}, and the certificate of "${host}" does not hold on that day. Whoever runs the server has to renew it, unless the clock is wrong.`;
  if (/ETLS|certificate|SSL|TLS/.test(code + message))
    return secure
      ? `TLS failed. If port ${port} begins without it, as 587 and 25 do, write smtp:// in MAIL_URL. ${authority}`
      : `TLS failed, and without it no password is sent. If port ${port} begins with it, as 465 does, write smtps:// in MAIL_URL. ${authority}`;
  if (/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ECONNECTION|ETIMEDOUT|ECONNRESET/.test(code + message))
    return `No mail server answers at port ${port} of "${host}". Correct the port in MAIL_URL, usually 587 with smtp:// and 465 with smtps://, and let the network allow it: many block port 25.`;
  return undefined;
}
