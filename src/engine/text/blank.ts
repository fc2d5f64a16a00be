/** Nothing but spaces and characters without a shape: zero-width ones, joiners, fillers, the empty Braille cell. */
const shapeless = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** True for a text of which nobody sees anything. */
export function isBlank(text: string): boolean {
  return shapeless.test(text);
}
