import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../stage/find-browser.ts';
import type { Browser, Key, Setup, Size, Tab } from './tab.ts';

/** The control: what fails here too is no difference between browsers. */
export async function startChromium(setup: Setup): Promise<Browser> {
  if (setup.noAutoplay) throw new Error('Chromium has no way to set this up.');
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env },
    args: ['--no-sandbox'],
  });
  return {
    async open(size) {
      const context = await browser.newContext({ viewport: size, javaScriptEnabled: !setup.noScripts });
      if (setup.prelude) await context.addInitScript(`(${setup.prelude})()`);
      return new ChromiumTab(await context.newPage());
    },
    close: () => browser.close(),
  };
}

class ChromiumTab implements Tab {
  readonly messages: string[] = [];

  constructor(private readonly page: Page) {
    page.on('console', (message) => {
      // Some versions say there which program they give an address to; that is no word of the page's.
      if (!message.text().includes("'mailto:")) this.messages.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.messages.push(`error: ${error.message}`));
  }

  async goto(url: string): Promise<void> {
    await this.page.goto(url);
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }

  async back(): Promise<void> {
    await this.page.goBack();
  }

  async forward(): Promise<void> {
    await this.page.goForward();
  }

  call(source: string, args: unknown[]): Promise<unknown> {
    return this.page.evaluate(
      `(${source})(...${JSON.stringify(args.map((value) => JSON.stringify(value)))})`,
    );
  }

  press(key: Key): Promise<void> {
    return this.page.keyboard.press(key);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  moveMouse(x: number, y: number): Promise<void> {
    return this.page.mouse.move(x, y);
  }

  click(x: number, y: number): Promise<void> {
    return this.page.mouse.click(x, y, { delay: 30 });
  }

  resize(size: Size): Promise<void> {
    return this.page.setViewportSize(size);
  }

  screenshot(): Promise<Buffer> {
    return this.page.screenshot();
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
