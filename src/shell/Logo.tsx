import { styled } from 'styled-components';
import { belowTablet } from '../theme/room.ts';

/** The logo, a link to the home page. */
export function Logo({ name }: { name: string }) {
  return (
    <Home href={import.meta.env.BASE_URL}>
      <img src={`${import.meta.env.BASE_URL}brand/logo.svg`} alt={name} width="152" height="38" />
    </Home>
  );
}

const Home = styled.a`
  flex: none;
  display: flex;
  align-items: center;
  min-height: 44px;

  img {
    width: 152px;
    height: 38px;
  }
  @container ${belowTablet} {
    img {
      width: 128px;
      height: 32px;
    }
  }
`;
