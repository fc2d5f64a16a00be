import { type Role, type UseBy, noteAt } from '../role.ts';

/** The name of a file in `_shared/`, whose block is placed here. */
export const sharedBlock: Role<UseBy<'sharedBlock'>> = {
  shows: 'nothing',
  read: (value, { pointer }) => (typeof value === 'string' ? [noteAt('sharedBlock', value, pointer)] : []),
  offers: ({ files }) => [...files.shared.keys()],
};
