import type { FileProblem } from '../json/read-json.ts';
import type { Finding, Place } from './finding.ts';

/**
 * Ids of problems that have no rule code: reading a file, validating it against its schema and the setup report them.
 * Always errors. The setup's are for developers: the command line exits with 2.
 */
export const problemIds = [
  'file/json-syntax',
  'file/duplicate-key',
  'file/unsafe-key',
  'file/long-key',
  'file/invalid-utf8',
  'file/too-large',
  'file/too-deep',
  'file/unreadable',
  'schema/unknown-type',
  'schema/unknown-property',
  'schema/missing-property',
  'schema/wrong-type',
  'schema/unknown-value',
  'schema/former-word',
  'schema/too-short',
  'schema/too-long',
  'schema/wrong-form',
  'schema/duplicate-entry',
  'setup/schema-broken',
  'setup/schemas-missing',
  'setup/config-broken',
] as const;

export type ProblemId = (typeof problemIds)[number];

/** A violation of a schema. */
export interface Violation extends Omit<Finding, 'file'> {
  rule: ProblemId;
}

/** Converts a file's problem to a finding. The rule is named after the problem's kind. */
export function fileFinding(file: string, problem: FileProblem): Finding {
  const { kind, message, hint, edit } = problem;
  return {
    rule: `file/${kind}` satisfies ProblemId,
    file,
    place: placeOf(problem),
    message,
    ...(hint !== undefined && { hint }),
    ...(edit && { fix: edit === 'remove' ? { removes: true, safe: false } : { ...edit, safe: true } }),
  };
}

/** A mistake in the project's own schemas. */
export function schemaFinding(file: string, reason: string, problem?: FileProblem): Finding {
  return {
    rule: 'setup/schema-broken' satisfies ProblemId,
    file,
    place: problem ? placeOf(problem) : { at: 'file' },
    message: `Broken schema: ${reason.replace(/\.?$/, '.')}`,
    hint: 'This file belongs to the program. A developer has to fix it before pages can be checked.',
  };
}

function placeOf({ place }: FileProblem): Place {
  if (place === 'file') return { at: 'file' };
  return 'key' in place ? { at: 'key', pointer: place.key } : { at: 'range', ...place };
}
