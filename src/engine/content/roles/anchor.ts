import { type Role, type UseBy, noteAt } from '../role.ts';

interface AnchorUse extends UseBy<'anchor'> {
  isHidden: boolean;
}

/** The name of a link target on a page. */
export const anchor: Role<AnchorUse> = {
  shows: 'nothing',
  read: (value, { pointer, isHidden }) =>
    typeof value === 'string' ? [{ ...noteAt('anchor', value, pointer), isHidden }] : [],
};
