import { styled } from 'styled-components';
import { ownAddress } from '../components/own-address.ts';
import { belowTablet } from '../theme/room.ts';

/** The logo, leading home. */
export function Logo({ name }: { name: string }) {
  return (
    <Home href={ownAddress('/')}>
      <img src={ownAddress('/brand/logo.svg')} alt={name} width="152" height="38" />
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
