/* JSON pointers, for both sides. */
export const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

export const lastStep = (pointer: string) => pointer.slice(pointer.lastIndexOf('/') + 1);

/** True for a place, and for what is within it. */
export const isWithin = (pointer: string, outer: string) =>
  pointer === outer || pointer.startsWith(`${outer}/`);
