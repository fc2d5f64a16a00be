import { reportLostCode } from './report-lost-code.ts';

type Code = typeof import('./on-use.ts');

/** What the shell needs from its first use on, once it has come. */
export let code: Code | undefined;

/** Loads that code. Resolves in any case: whoever needs the code looks whether it is there. */
export function loadOnUse(): Promise<Code | void> {
  return import('./on-use.ts').then((loaded) => (code = loaded)).catch(reportLostCode);
}
