import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { routerModule } from '../build/options.ts';

/**
 * The first line of the router's file: V8 then compiles its functions while it arrives, beside the main thread, and not
 * one by one while the visitor waits for the first page. Nearly all of them are called then, which is true of no other
 * file. Chrome knows it since version 136; to other browsers it is a comment.
 */
export function compileAhead(root: string): (chunk: Rolldown.RenderedChunk) => string {
  const router = resolve(root, routerModule);
  return ({ facadeModuleId }) => (facadeModuleId === router ? '//# allFunctionsCalledOnLoad' : '');
}
