/* The calls of the studio's document: `/api/NAME`, JSON in and out. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { applyFixes } from '../../engine/check/fix.ts';
import type { DevSite } from '../../engine/vite/dev-site.ts';
import type { EditAnswer, Operation, SiteAnswer, UndoAnswer } from '../protocol.ts';
import { describePage } from './describe-page.ts';
import { describeSite } from './describe-site.ts';
import type { Direction } from './history.ts';
import { listOffers } from './offers.ts';
import type { OpenFiles } from './open-files.ts';
import { refuse } from './refuse.ts';
import { tracePage } from './trace-page.ts';

/** More than the longest file with its value in JSON. */
const maxBody = 8 * 1024 * 1024;

/** A body of a call: what it asks for depends on the call. */
interface Asked {
  session: string;
  route?: string;
  file?: string;
  revision?: string;
  operation?: Operation;
  goesOn?: boolean;
  rule?: string;
  pointer?: string;
  message?: string;
  line?: number;
  column?: number;
  role?: string;
  words?: string;
}

/** Answers the calls of the studio's document: `/api/NAME` with JSON. */
export function createCalls(dev: DevSite, files: OpenFiles, frame: SiteAnswer['frame']) {
  const calls: Record<string, (asked: Asked) => unknown> = {
    site: () => describeSite(dev, frame),
    page: ({ session, route, file }) => describePage(dev, files, session, { route, file }),
    edit: ({ session, file = '', revision = '', operation, goesOn }) =>
      operation && files.edit(session, { file, revision, operation, ...(goesOn && { goesOn }) }),
    undo: ({ session }) => takeStep(dev, files, session, 'undo'),
    redo: ({ session }) => takeStep(dev, files, session, 'redo'),
    save: () => files.saveAll() ?? {},
    retry: () => files.tryAgain() ?? {},
    settle: ({ file = '', pointer = '' }) => files.settle(file, pointer) ?? {},
    fix: (asked) => fix(dev, files, asked),
    async trace({ route = '' }) {
      const page = dev.site.routes.get(route);
      // While a page cannot be drawn, the trace of before is as good as its picture.
      return page && ((await tracePage(dev, page)) ?? null);
    },
    offers: ({ role = '', words = '' }) => listOffers(dev, role, words),
  };

  return async (request: IncomingMessage, response: ServerResponse, name: string): Promise<void> => {
    const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
    if (!call) return refuse(response, 404);
    if (Number(request.headers['content-length'] ?? maxBody + 1) > maxBody) return refuse(response, 413);
    const answer = await call(JSON.parse(await readText(request)) as Asked);
    if (answer === undefined) return refuse(response, 404);
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(answer));
  };
}

function takeStep(dev: DevSite, files: OpenFiles, session: string, direction: Direction): UndoAnswer {
  const taken = files.takeStep(session, direction);
  if (!taken) return { said: `Nothing to ${direction}.` };
  const { file, at, name } = taken.step;
  if (taken.isSkipped) return { said: `Left out: ${name}. Somebody else has changed that place since.` };
  const route = dev.site.pages.find((page) => page.file === file)?.route;
  return { said: `${direction === 'undo' ? 'Undone' : 'Done again'}: ${name}.`, file, at, route };
}

/** Applies the fix of a finding, which is looked up in the texts of now. One text may have several that read the same. */
async function fix(
  dev: DevSite,
  files: OpenFiles,
  { session, file = '', rule, pointer, message, line, column }: Asked,
): Promise<EditAnswer> {
  dev.open();
  await dev.check(new AbortController().signal);
  const alike = dev.report.diagnostics.filter(
    (now) => now.file === file && now.rule === rule && now.pointer === pointer && now.message === message,
  );
  const finding = alike.find((now) => now.line === line && now.column === column) ?? alike[0];
  const bytes = files.read(file);
  if (!finding?.fix || !bytes) return { problem: 'This is no longer so: the file has changed.' };
  return files.replace(session, file, finding.pointer, applyFixes(bytes, [finding.fix]));
}
