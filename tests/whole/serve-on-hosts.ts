import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { listFiles } from '../../src/engine/hosts/prepare-for-host.ts';
import { createSiteServer } from '../../src/engine/serve/site-server.ts';
import { type Answer, askHost, type Question, summarize } from './ask-host.ts';
import { allowReading, installedHosts, type RunningHost, startHost } from './start-host.ts';

/** A built site, and the hosts that serve it. */
export interface ServedSite {
  folder: string;
  preview: { port: number; close(): void };
  running: Map<string, RunningHost>;
}

/** A built site on the preview and on every host that is installed. */
export interface Hosts {
  /** Starts the hosts. They serve `hostRoot`, in which the site lies at its base. */
  serve(folder: string, hostRoot: string): Promise<ServedSite>;
  /** Asks all hosts the same, and expects each to answer as the preview does. Returns the preview's answers. */
  compare(site: ServedSite, name: string, questions: Question[], areTricks?: boolean): Promise<Answer[]>;
  /** Stops all, and prints a table of what was compared. */
  close(): Promise<void>;
}

export function openHosts(): Hosts {
  // Servers without rights read in it.
  const scratch = mkdtempSync(join(tmpdir(), 'hosts-'));
  allowReading(scratch);
  const served: ServedSite[] = [];
  const table: string[] = [];

  return {
    async serve(folder, hostRoot) {
      const server = createSiteServer(folder);
      await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
      const { port } = server.address() as AddressInfo;
      const running = new Map<string, RunningHost>();
      const site = { folder, running, preview: { port, close: () => server.close() } };
      served.push(site);
      for (const kind of installedHosts) {
        const own = join(scratch, `${kind.name}${served.length}`);
        running.set(kind.name, await startHost(kind, folder, own, hostRoot));
      }
      return site;
    },

    async compare({ preview, running }, name, questions, areTricks = false) {
      expect(questions.length).toBeGreaterThan(0);
      const answers: Answer[] = [];
      const different: object[] = [];
      const equal = new Map(Array.from(running.keys(), (host) => [host, 0]));
      for (const question of questions) {
        const answer = await askHost(preview.port, question);
        answers.push(answer);
        for (const [host, { port }] of running) {
          const expected = summarize(answer, areTricks);
          const found = summarize(await askHost(port, question), areTricks);
          if (JSON.stringify(found) === JSON.stringify(expected)) equal.set(host, equal.get(host)! + 1);
          else different.push({ question, host, expected, found });
        }
      }
      const cells = Array.from(equal.values(), (count) =>
        count === questions.length ? 'equal' : `${count} equal`,
      );
      const statuses = statusesOf(answers).join(', ');
      table.push(`| ${name} | ${questions.length} | ${statuses} | ${cells.join(' | ')} |`);
      expect(different).toEqual([]);
      return answers;
    },

    async close() {
      for (const { preview, running } of served) {
        for (const host of running.values()) await host.stop();
        preview.close();
      }
      const names = ['preview', ...installedHosts.map(({ name }) => name)];
      console.log([`| request | times | ${names.join(' | ')} |`, ...table].join('\n'));
      rmSync(scratch, { recursive: true });
    },
  };
}

export function ask(paths: string[], rest: Omit<Question, 'path'> = {}): Question[] {
  return paths.map((path) => ({ path, ...rest }));
}

/** Paths of all pages in the folder of a built site, without its base. */
export function pagesIn(folder: string): string[] {
  return listFiles(folder)
    .filter((file) => /^(?!404)[^_].*\.html$/.test(file))
    .map((file) => `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/'));
}

/** Paths of all other files of a built site that are asked for. */
export function filesIn(folder: string): string[] {
  return listFiles(folder)
    .filter((file) => !/\.(?:html|br|gz)$/.test(file))
    .map((file) => `/${file}`);
}

/** The statuses of answers, each once, in order. */
export function statusesOf(answers: Answer[]): number[] {
  return [...new Set(answers.map(({ status }) => status))].toSorted((one, other) => one - other);
}
