import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ActionTab, type InputSource } from './action-tab.ts';
import { openBidi, type Bidi } from './open-bidi.ts';
import { type Running, startProcess } from './start-process.ts';
import type { Browser, Setup, Size } from './tab.ts';

/** Firefox speaks WebDriver BiDi by itself: no driver program stands between. */
export async function startFirefox(executable: string, setup: Setup): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(join(profile, 'user.js'), preferences(setup));
  const program = startProcess(
    executable,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    { HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' },
  );
  const bidi = await connect(program, setup).catch(async (error: unknown) => {
    await program.end();
    throw error;
  });
  return {
    async open(size) {
      const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext');
      const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
        type: 'tab',
        userContext,
      });
      const tab = new FirefoxTab(bidi, context, userContext);
      await tab.resize(size);
      return tab;
    },
    async close() {
      await bidi.close();
      await program.end();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function connect(program: Running, { prelude, noScripts }: Setup): Promise<Bidi> {
  const [, address] = await program.hear(/WebDriver BiDi listening on (ws:\S+)/);
  const bidi = await openBidi(`${address}/session`);
  await openSession(bidi);
  await bidi.send('session.subscribe', {
    events: ['log.entryAdded', 'network.responseCompleted', 'network.fetchError'],
  });
  for (const source of [tellRefusals, prelude])
    if (source && !noScripts) await bidi.send('script.addPreloadScript', { functionDeclaration: source });
  return bidi;
}

/** On a busy machine the browser may need longer to be ready than the client waits for an answer, half a minute. */
async function openSession(bidi: Bidi): Promise<void> {
  for (let triesLeft = 3; ; triesLeft--) {
    try {
      await bidi.send('session.new', { capabilities: {} });
      return;
    } catch (error) {
      const isLate = String(error).includes('timed out');
      // The late answer to an earlier question: this connection has its session.
      if (triesLeft < 3 && String(error).includes('session not created')) return;
      if (!isLate || triesLeft === 0) throw error;
    }
  }
}

/** What a policy refuses is told to people in the browser's console only, not to drivers. */
const tellRefusals = `() => addEventListener('securitypolicyviolation', (event) => console.error(
  'refused by policy:', event.effectiveDirective, event.blockedURI, event.sample))`;

function preferences({ noScripts, noAutoplay }: Setup): string {
  const wanted: Record<string, unknown> = {
    'javascript.enabled': !noScripts,
    'media.autoplay.default': noAutoplay ? 5 : 0,
    // Addresses of mail are given to no program.
    'network.protocol-handler.expose.mailto': false,
    'network.protocol-handler.external.mailto': false,
  };
  return Object.entries(wanted)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');
}

class FirefoxTab extends ActionTab {
  constructor(
    private readonly bidi: Bidi,
    private readonly context: string,
    private readonly userContext: string,
  ) {
    super();
    bidi.on('log.entryAdded', ({ source, level, text }: LogEntry) => {
      if (source.context === context) this.messages.push(`${level}: ${text}`);
    });
    bidi.on('network.responseCompleted', (event: Response) => {
      if (event.context === context && event.response.status >= 400)
        this.messages.push(`error: ${event.response.status} ${event.request.url}`);
    });
    bidi.on('network.fetchError', (event: FailedRequest) => {
      // A visitor who leaves lets go of what is still on its way.
      if (event.context === context && !event.errorText.includes('ABORT'))
        this.messages.push(`error: ${event.errorText} ${event.request.url}`);
    });
  }

  async goto(url: string): Promise<void> {
    await this.send('browsingContext.navigate', { url, wait: 'complete' });
  }

  async reload(): Promise<void> {
    await this.send('browsingContext.reload', { wait: 'complete' });
  }

  async back(): Promise<void> {
    await this.send('browsingContext.traverseHistory', { delta: -1 });
  }

  async forward(): Promise<void> {
    await this.send('browsingContext.traverseHistory', { delta: 1 });
  }

  async call(source: string, args: unknown[]): Promise<unknown> {
    const answer = await this.bidi.send<CallAnswer>('script.callFunction', {
      functionDeclaration: source,
      arguments: args.map((value) => ({ type: 'string', value: JSON.stringify(value) })),
      awaitPromise: true,
      target: { context: this.context },
    });
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
    return answer.result?.value;
  }

  protected async perform(source: InputSource): Promise<void> {
    await this.send('input.performActions', { actions: [source] });
  }

  async resize(viewport: Size): Promise<void> {
    await this.send('browsingContext.setViewport', { viewport });
  }

  async screenshot(): Promise<Buffer> {
    const { data } = await this.send<{ data: string }>('browsingContext.captureScreenshot');
    return Buffer.from(data, 'base64');
  }

  async close(): Promise<void> {
    await this.send('browsingContext.close');
    await this.bidi.send('browser.removeUserContext', { userContext: this.userContext });
  }

  private send<Result>(method: string, params: object = {}): Promise<Result> {
    return this.bidi.send<Result>(method, { context: this.context, ...params });
  }
}

interface LogEntry {
  source: { context: string };
  level: string;
  text: string;
}

interface Response {
  context: string;
  request: { url: string };
  response: { status: number };
}

interface FailedRequest {
  context: string;
  request: { url: string };
  errorText: string;
}

interface CallAnswer {
  result?: { value?: unknown };
  exceptionDetails?: { text: string };
}
