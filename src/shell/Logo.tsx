import { styled } from 'styled-components';
import { withBase } from '../shared/base.ts';
import { belowTablet } from '../theme/room.ts';
import type { ShellProps } from './shell-props.ts';

/** The logo, a link to the home page. */
export function Logo({ site }: ShellProps) {
  return (
    <Home href={import.meta.env.BASE_URL}>
      <LogoPicture site={site} />
    </Home>
  );
}

export function LogoPicture({ site: { theme, brand } }: ShellProps) {
  const { src, width, height } = theme.logo.light;
  return (
    <img src={withBase(import.meta.env.BASE_URL, src)} alt={brand.brand} width={width} height={height} />
  );
}

const Home = styled.a`
  flex: none;
  display: flex;
  align-items: center;
  min-height: 44px;

  img {
    width: auto;
    height: var(--logo);
  }
  @container ${belowTablet} {
    img {
      height: calc(var(--logo) * 16 / 19);
    }
  }
`;
