import Connection, { type Index } from 'selenium-webdriver/bidi/index.js';

/** A connection over which a browser is driven by WebDriver BiDi. */
export interface Bidi {
  /** @throws Error with the browser's words when it refuses. */
  send<Result>(method: string, params?: object): Promise<Result>;
  on(method: string, take: (event: never) => void): void;
  close(): Promise<unknown>;
}

// Its types name the class by a name that its module does not export.
const BidiConnection = Connection as unknown as typeof Index;

export async function openBidi(address: string): Promise<Bidi> {
  const connection = new BidiConnection(address);
  // Each tab listens for itself.
  connection.setMaxListeners(0);
  await connection.waitForConnection();
  return {
    async send<Result>(method: string, params: object = {}) {
      const answer = (await connection.send({ method, params })) as Answer<Result>;
      if (answer.type === 'error') throw new Error(`${method}: ${answer.error}: ${answer.message}`);
      return answer.result;
    },
    on: (method, take) => void connection.on(method, take as (event: unknown) => void),
    close: () => connection.close(),
  };
}

type Answer<Result> = { type: 'success'; result: Result } | { type: 'error'; error: string; message: string };
