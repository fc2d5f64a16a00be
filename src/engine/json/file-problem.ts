/** Why a file cannot be read or parsed, in words for its author. */
export interface FileProblem {
  kind:
    | 'duplicate-key'
    | 'invalid-utf8'
    | 'json-syntax'
    | 'long-key'
    | 'too-deep'
    | 'too-large'
    | 'unreadable'
    | 'unsafe-key';
  /** The offsets, the pointer of the key, or the whole file. */
  place: { start: number; end: number } | { key: string } | 'file';
  message: string;
  hint?: string;
  /** The fix: characters to write at `place`, after which the file is valid JSON, or the removal of the property. */
  edit?: { writes: string } | 'remove';
}
