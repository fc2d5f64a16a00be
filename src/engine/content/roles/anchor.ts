import { type Role, toUse } from '../role.ts';

/** The name of a link target on a page. */
export const anchor: Role = {
  read(value, facts, { pointer, isHidden }) {
    if (typeof value === 'string')
      (isHidden ? facts.hiddenAnchors : facts.anchors).push(toUse(value, pointer));
    return undefined;
  },
};
