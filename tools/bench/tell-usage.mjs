import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';

// Preloaded into a measured server. It tells at a port which processor time its process has taken, in microseconds.
if (isMainThread)
  createServer((_request, response) => {
    // A kept connection may end while the next question is on its way.
    response.setHeader('connection', 'close').end(JSON.stringify(process.cpuUsage()));
  })
    .listen(Number(process.env.USAGE_PORT), '127.0.0.1')
    .unref();
