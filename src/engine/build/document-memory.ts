import { remember } from '../../shared/remember.ts';
import type { DocumentPart } from '../documents/html-document.ts';
import { type BuildMemory, hashOf } from './build-memory.ts';

/** Documents of earlier builds. What many have in common, three quarters of their bytes, is kept once. */
export interface DocumentMemory {
  recall(key: string): DocumentPart[] | undefined;
  keep(key: string, parts: readonly DocumentPart[]): void;
}

/** A part as it is kept: its text, or the hash of a shared one. */
type KeptPart = string | { hash: string };

export function createDocumentMemory(memory: BuildMemory): DocumentMemory {
  const hashOfShared = remember(200, (text) => {
    const hash = hashOf(text);
    memory.keep(`shared ${hash}`, () => Buffer.from(text));
    return hash;
  });
  const recallShared = remember(200, (hash) => ({ text: memory.recall(`shared ${hash}`)?.toString() }));

  return {
    recall(key) {
      const bytes = memory.recall(key);
      if (!bytes) return undefined;
      const parts: DocumentPart[] = [];
      for (const part of JSON.parse(bytes.toString()) as KeptPart[]) {
        const shared = typeof part === 'string' ? undefined : recallShared(part.hash).text;
        if (typeof part === 'string') parts.push(part);
        else if (shared === undefined) return undefined;
        else parts.push({ shared });
      }
      return parts;
    },
    keep(key, parts) {
      memory.keep(key, () => {
        const kept = parts.map((part): KeptPart =>
          typeof part === 'string' ? part : { hash: hashOfShared(part.shared) },
        );
        return Buffer.from(JSON.stringify(kept));
      });
    },
  };
}
