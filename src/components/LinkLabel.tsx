import type { Link } from '../shared/generated/sections.ts';

/** The label of a link, with its visually hidden addition for screen readers, which list links out of context. */
export function LinkLabel({ link: { label, about } }: { link: Pick<Link, 'label' | 'about'> }) {
  if (about === undefined) return label;
  return (
    <span>
      {label}
      <span className="visually-hidden"> {about}</span>
    </span>
  );
}
