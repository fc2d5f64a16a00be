import { styled } from 'styled-components';
import { askedConsent } from '../shared/asked-consent.ts';
import hem from '../components/pictures/hem.webp?no-inline';
import { Wrap } from '../components/Wrap.tsx';
import { FooterBadges } from './FooterBadges.tsx';
import { FooterColumns } from './FooterColumns.tsx';
import { FooterHead } from './FooterHead.tsx';
import { FooterLegal } from './FooterLegal.tsx';
import type { ShellProps } from './shell-props.ts';

/** The footer of every page, with a woven edge. */
export function Footer({ site, path }: ShellProps) {
  const { footer, brand, consent } = site;
  return (
    <Root data-background="dark" data-shell="footer" data-deferred="">
      <Wrap>
        <FooterHead footer={footer} brand={brand} />
        <FooterColumns footer={footer} path={path} />
        <FooterBadges footer={footer} />
        <FooterLegal footer={footer} path={path} resetLabel={askedConsent(consent)?.resetLabel} />
      </Wrap>
      <Hem src={hem} alt="" width="1440" height="150" loading="lazy" decoding="async" />
    </Root>
  );
}

const Root = styled.footer`
  position: relative;
  overflow: hidden;
  padding-top: clamp(4rem, 7vw, 7rem);
`;

const Hem = styled.img`
  display: var(--hem-display);
  width: 100%;
  height: 150px;
  object-fit: cover;
`;
