import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { refuseOthers } from '../../src/engine/vite/refuse-others.ts';
import { indexAssets } from '../../src/engine/files/asset-index.ts';

const assets = indexAssets(
  {
    read: () => undefined,
    list: () => ['a.txt', 'out', 'secret.txt'],
    listOthers: () => [
      { path: 'out', kind: 'link' },
      { path: 'secret.txt', kind: 'link' },
    ],
  },
  'public',
);

test('the development server follows no link in public/, under whatever address', async () => {
  const middleware = refuseOthers('/', () => ({ assets }));
  const server = createServer((request, response) =>
    middleware(request, response, () => void response.end('passed on')),
  );
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  try {
    for (const path of [
      '/secret.txt',
      '/SECRET.txt',
      '/secret%2etxt?raw',
      '/out/a.txt',
      '/public/out/a.txt',
      '/@fs/home/public/secret.txt',
    ])
      expect([path, await status(path)]).toEqual([path, 404]);
    for (const path of ['/a.txt', '/outside', '/company/out', '/secret.txt.html'])
      expect([path, await status(path)]).toEqual([path, 200]);
  } finally {
    server.close();
  }
});
