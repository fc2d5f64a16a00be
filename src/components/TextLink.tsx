import { styled } from 'styled-components';
import type { Link } from '../shared/generated/sections.ts';
import { Arrow } from './Arrow.tsx';
import { LinkLabel } from './LinkLabel.tsx';

/** A link in the block's text colour. Its dashed underline moves on hover. */
export function TextLink({ link }: { link: Link }) {
  return (
    <Stitched href={link.href}>
      <LinkLabel link={link} /> <Arrow />
    </Stitched>
  );
}

/** The dashed underline and its states, for links with other content. */
export const Stitched = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.6em;
  max-width: 100%;
  padding-bottom: 5px;
  overflow-wrap: anywhere;
  position: relative;
  font-weight: 600;
  background: var(--stitch) left bottom / 100% 2px no-repeat;
  transition:
    color var(--quick) var(--ease),
    background-position var(--panel) var(--ease);

  /* A larger target that takes no room. */
  &::before {
    content: '';
    position: absolute;
    inset: -10px 0 -8px;
  }
  &:hover {
    color: var(--hover);
    background-position: 30px bottom;
  }
`;
