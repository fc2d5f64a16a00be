import type { Link } from '../shared/generated/sections.ts';

/** What a link says, and behind it what only those need who hear links one by one. */
export function LinkLabel({ link: { label, about } }: { link: Pick<Link, 'label' | 'about'> }) {
  if (about === undefined) return label;
  return (
    <span>
      {label}
      <span className="visually-hidden"> {about}</span>
    </span>
  );
}
