/** Something about a block that a visitor would call broken. */
export interface Fault {
  /** The id of the block's `<section>`; empty for the page as a whole. */
  block: string;
  kind:
    | 'sideways'
    | 'clipped'
    | 'overlap'
    | 'covered'
    | 'outside its ground'
    | 'at the edge'
    | 'squeezed'
    | 'empty'
    | 'lost picture'
    | 'contrast'
    | 'console';
  detail: string;
}
