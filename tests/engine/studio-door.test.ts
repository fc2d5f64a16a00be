import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { expect, test } from 'vitest';
import type { DevSite } from '../../src/engine/vite/dev-site.ts';
import { createStudioDoor, hasStudio } from '../../src/engine/vite/studio-door.ts';
import { createGuard } from '../../src/studio/server/guard.ts';

function serverAt(host: string | boolean | undefined) {
  const warnings: string[] = [];
  const config = {
    base: '/site/',
    server: { host },
    logger: { warn: (text: string) => warnings.push(text) },
  };
  return { server: { config } as unknown as ViteDevServer, warnings };
}

/** The status with which the door answers a request, or `next`. */
function knock(server: ViteDevServer, originalUrl: string, from: string): string {
  let answer = 'next';
  const response = {
    writeHead(status: number) {
      answer = String(status);
      return response;
    },
    end: () => response,
  };
  const request = { originalUrl, headers: { 'sec-fetch-site': from } };
  createStudioDoor(server).middleware({} as DevSite)(
    request as unknown as IncomingMessage,
    response as unknown as ServerResponse,
    () => undefined,
  );
  return answer;
}

test('the studio writes files, so it is off with --host', () => {
  for (const host of [true, '0.0.0.0', '192.168.0.7', 'my-computer']) {
    const { server, warnings } = serverAt(host);
    expect(hasStudio(server), String(host)).toBe(false);
    expect(knock(server, '/site/__studio', 'same-origin')).toBe('404');
    expect(warnings.join()).toContain('Start it without --host.');
  }
  for (const host of [undefined, false, 'localhost', '127.0.0.1', '::1'])
    expect(hasStudio(serverAt(host).server), String(host)).toBe(true);
});

test('no link of another origin leads into the studio', () => {
  const { server } = serverAt(undefined);
  expect(knock(server, '/site/__studio?page=/', 'cross-site')).toBe('403');
  expect(knock(server, '/site/__studio?page=/', 'same-site')).toBe('403');
  expect(knock(server, '/site/about', 'cross-site')).toBe('next');
});

test('a ticket is good for one way in, and not for another computer or name', () => {
  const guard = createGuard(() => 'localhost:5174');
  const enter = (ticket: string, changed: object = {}, remoteAddress = '::1') =>
    guard.mayEnter(
      {
        socket: { remoteAddress },
        headers: {
          host: 'localhost:5174',
          'sec-fetch-site': 'same-site',
          'sec-fetch-dest': 'document',
          ...changed,
        },
      } as unknown as IncomingMessage,
      ticket,
    );
  const ticket = guard.issueTicket();
  expect([enter(ticket), enter(ticket)]).toEqual([true, false]);
  expect(enter(guard.issueTicket(), { host: 'evil.example' })).toBe(false);
  expect(enter(guard.issueTicket(), {}, '192.168.0.7')).toBe(false);
  expect(enter(guard.issueTicket(), { 'sec-fetch-dest': 'iframe' })).toBe(false);
  // So says Firefox of the way from one port of this computer to another.
  expect(enter(guard.issueTicket(), { 'sec-fetch-site': 'cross-site' })).toBe(true);
  expect(enter(guard.token)).toBe(false);
});
