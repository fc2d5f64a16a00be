import { createHash } from 'node:crypto';

/** SHA-256 of bytes, or of a text as UTF-8: 64 hexadecimal digits. */
export function hashOf(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}
