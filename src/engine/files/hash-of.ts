import { createHash } from 'node:crypto';

/** 64 hexadecimal digits (SHA-256) that stand for some bytes, or for a text as UTF-8. */
export function hashOf(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}
