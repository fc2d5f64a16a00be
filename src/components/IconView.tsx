import { createElement } from 'react';
import { styled } from 'styled-components';
import type { Icon } from '../shared/icon.ts';
import { PictureView } from './PictureView.tsx';
import { Icon as Drawing } from './Button.tsx';

interface Props {
  icon: Icon;
  className?: string;
}

/** An icon, of the set or of the site. Decorative. The theme sets its size and stroke. */
export function IconView({ icon, className }: Props) {
  if ('src' in icon)
    return (
      <Own className={className}>
        <PictureView picture={icon} alt="" />
      </Own>
    );
  return (
    <Sign viewBox={icon.viewBox} className={className}>
      {icon.shapes.map(([element, attributes], index) =>
        createElement(element, { ...attributes, key: index }),
      )}
    </Sign>
  );
}

const Sign = styled(Drawing)`
  width: var(--icon-size, 2.25rem);
  height: var(--icon-size, 2.25rem);
  stroke-width: var(--icon-stroke, 1.75);
  color: var(--icon, var(--accent));
`;

const Own = styled.span`
  flex: none;
  display: block;
  width: var(--icon-size, 2.25rem);
  height: var(--icon-size, 2.25rem);

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;
