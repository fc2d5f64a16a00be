/** A request that gets no other answer than this one. `reason` is shown to whoever sent it. */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly status: number,
    readonly reason: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(reason);
  }
}
