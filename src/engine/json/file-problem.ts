/** Why a file cannot be taken as it is, in words for whoever wrote it. */
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
  /** The offsets it is about, the pointer whose key it is about, or the file as a whole. */
  place: { start: number; end: number } | { key: string } | 'file';
  message: string;
  hint?: string;
  /** What puts it right: characters to write in that place, after which the file is JSON, or that the property goes. */
  edit?: { writes: string } | 'remove';
}
