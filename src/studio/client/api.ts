/* The way to the server. */
const token = document.querySelector<HTMLMetaElement>('meta[name="studio"]')?.content ?? '';

/** This tab: what it has done is undone here, also after it was loaded anew. */
const session = (sessionStorage.studio ??= crypto.randomUUID()) as string;

/** Calls the server. @throws Error when it does not answer. */
export async function call<Answer>(name: string, asked: object = {}): Promise<Answer> {
  const response = await fetch(`/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-studio': token },
    body: JSON.stringify({ session, ...asked }),
  });
  if (!response.ok) throw new CallError(response.status);
  return (await response.json()) as Answer;
}

export class CallError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The server answers ${status}.`);
    this.status = status;
  }
}
