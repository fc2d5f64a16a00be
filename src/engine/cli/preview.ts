import { readFolderSetting } from '../build/folder-setting.ts';
import { createSiteServer } from '../serve/site-server.ts';

/** `npm run preview [-- --port N]`: serves the built site and prints its address. */
const wanted = process.argv.indexOf('--port');
const port = Number(wanted > 0 ? process.argv[wanted + 1] : (process.env.PORT ?? 4173));

try {
  const server = createSiteServer(readFolderSetting('OUT_DIR', 'dist'));
  server.on('error', fail);
  server.listen(port, () => console.log(`The site is at http://localhost:${port}/`));
} catch (error) {
  fail(error as NodeJS.ErrnoException);
}

function fail(error: NodeJS.ErrnoException): void {
  const busy = `Port ${port} is in use. Choose another: npm run preview -- --port ${port + 1}`;
  console.error(error.code === 'EADDRINUSE' ? busy : error.message);
  process.exitCode = 2;
}
