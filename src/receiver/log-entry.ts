/** A request, or an attempt to tell somebody of a message, without personal data. */
export interface LogEntry {
  time: string;
  /** `POST /_forms/our-garden/inquiry`; only `/_forms` for an address without a form. */
  request: string;
  status: number;
  ms: number;
  /** Reason of a failure of the server. */
  error?: string | undefined;
  /** What became of a message that was not refused. */
  outcome?: 'stored' | 'repeated';
  /** The signs that make it a suspect. */
  reasons?: string[];
}
