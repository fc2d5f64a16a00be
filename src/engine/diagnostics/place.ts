/** Where in a file a finding points. */
export type Place =
  /** The value at a JSON pointer, its key, or, for an object, its `type` (else its opening brace). */
  | { at: 'value' | 'key' | 'type'; pointer: string }
  /**
   * Some text inside the string at a pointer; the whole string if it is not found. `start` is its offset in the string with
   * its placeholders filled in, or, with `isWritten`, as it stands in the file.
   */
  | { at: 'text'; pointer: string; text: string; start: number; isWritten?: true }
  /** Characters of the file's text, for files that cannot be parsed. */
  | { at: 'range'; start: number; end: number }
  /** The file as a whole. */
  | { at: 'file' };
