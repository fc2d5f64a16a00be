import { useEffect, useState } from 'react';
import type { FormErrors } from './find-errors.ts';

/** The id of the control of a form's field. */
export function controlId(form: string, field: string): string {
  return `${form}-${field}`;
}

/** What is wrong, and how it is brought to the visitor: as a list that takes the focus, or at the first field. */
export interface Problem {
  errors: FormErrors;
  /** What is wrong with the form as a whole. */
  about?: string;
  /** Counts the attempts to send, so that each draws the list anew. Before the first there is none. */
  attempt: number;
  focus: 'list' | 'field' | 'none';
}

/** What is wrong with the form that has this key. */
export function useProblem(key: string) {
  const [problem, setProblem] = useState<Problem>({ errors: {}, attempt: 0, focus: 'none' });

  useEffect(() => {
    const [first] = Object.keys(problem.errors);
    if (problem.focus === 'field' && first !== undefined)
      document.getElementById(controlId(key, first))?.focus();
  }, [problem, key]);

  return {
    problem,
    /** The findings of an attempt to send; none when it may go on. */
    show(errors: FormErrors, focus: Problem['focus'] = 'list', about?: string) {
      setProblem(({ attempt }) => ({
        errors,
        attempt: attempt + 1,
        focus,
        ...(about !== undefined && { about }),
      }));
    },
    /** A field was judged anew while it is changed: the focus stays in it. */
    correct(errors: FormErrors) {
      setProblem((before) => ({ ...before, errors, focus: 'none' }));
    },
  };
}
