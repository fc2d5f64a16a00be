import { explainForeign } from './explain-foreign.ts';
import { explainToken } from './explain-token.ts';
import { findFault } from './find-fault.ts';
import type { SyntaxProblem } from './syntax-problem.ts';

/** The first fault of a text, in words, with the edit that they name where it makes the whole text JSON. Undefined when there is none. */
export function explainSyntax(text: string): SyntaxProblem | undefined {
  const situation = findFault(text);
  return situation && (explainForeign(text) ?? explainToken(text, situation));
}
