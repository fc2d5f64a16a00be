import { useEffect, useState } from 'react';
import type { FormErrors } from './find-errors.ts';

/** The id of a field's control. */
export function controlId(form: string, field: string): string {
  return `${form}-${field}`;
}

/** The errors, and where the focus goes: to the list of errors or to the first field. */
export interface Problem {
  errors: FormErrors;
  /** An error that concerns the whole form. */
  about?: string;
  /** Counts submissions. As the list's key it makes React render a new list each time. 0 before the first. */
  attempt: number;
  focus: 'list' | 'field' | 'none';
}

/** State of a form's errors. */
export function useProblem(key: string) {
  const [problem, setProblem] = useState<Problem>({ errors: {}, attempt: 0, focus: 'none' });

  useEffect(() => {
    const [first] = Object.keys(problem.errors);
    if (problem.focus === 'field' && first !== undefined)
      document.getElementById(controlId(key, first))?.focus();
  }, [problem, key]);

  return {
    problem,
    /** Sets the errors of a submission; none when it may go on. */
    show(errors: FormErrors, focus: Problem['focus'] = 'list', about?: string) {
      setProblem(({ attempt }) => ({
        errors,
        attempt: attempt + 1,
        focus,
        ...(about !== undefined && { about }),
      }));
    },
    /** Updates the errors on input. The focus stays in the field. */
    correct(errors: FormErrors) {
      setProblem((before) => ({ ...before, errors, focus: 'none' }));
    },
  };
}
