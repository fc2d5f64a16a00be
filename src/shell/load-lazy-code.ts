import { reportLostCode } from './report-lost-code.ts';

type Code = typeof import('./on-use.ts');

/** The lazy code of the shell, once it has loaded. */
export let code: Code | undefined;

/** Loads the lazy code. Never rejects: callers test `code`. */
export function loadLazyCode(): Promise<Code | void> {
  return import('./on-use.ts').then((loaded) => (code = loaded)).catch(reportLostCode);
}
