import { styled } from 'styled-components';
import { withBase } from '../shared/base.ts';
import type { Theme } from '../shared/generated/site.ts';
import { isDark } from '../shared/theme/colors.ts';
import { prefersNight } from '../shared/theme/night-styles.ts';
import { schemeColors, type SchemeName } from '../shared/theme/scheme-colors.ts';
import type { ThemePicture } from '../shared/theme/theme-files.ts';
import { belowTablet } from '../styles/container-sizes.ts';
import type { ShellProps } from './shell-props.ts';

/** The logo, a link to the home page. */
export function Logo(props: PictureProps) {
  return (
    <Home href={import.meta.env.BASE_URL}>
      <LogoPicture {...props} />
    </Home>
  );
}

interface PictureProps extends ShellProps {
  /** The scheme of its ground. */
  scheme?: SchemeName;
}

/** The logo for its ground, which a dark scheme changes. */
export function LogoPicture({ site: { theme, brand }, scheme = 'page' }: PictureProps) {
  const logoOn = (schemes: Theme['schemes']) =>
    theme.logo[isDark(schemeColors(schemes).get(scheme)!.background) ? 'dark' : 'light'];
  const address = ({ src }: ThemePicture) => withBase(import.meta.env.BASE_URL, src);
  const logo = logoOn(theme.schemes);
  const night = theme.night && logoOn(theme.night.schemes);
  const { width, height } = logo;
  const picture = <img src={address(logo)} alt={brand.brand} width={width} height={height} />;
  if (!night || night.src === logo.src) return picture;
  return (
    <picture>
      <source media={prefersNight} srcSet={address(night)} width={night.width} height={night.height} />
      {picture}
    </picture>
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
