import { styled } from 'styled-components';
import { Wrap } from '../components/Block.tsx';
import closeAnnouncement from '../browser/inline/close-announcement.ts?script';
import { announcementKey } from '../shared/announcement.ts';
import type { SiteData } from '../shared/generated/site.ts';
import { languageOfSite } from '../shared/language.ts';
import { safeHref } from '../shared/safe-href.ts';
import blockWords from '../shared/words/block-words.json' with { type: 'json' };
import { ownWordsOf } from '../shared/words/words.ts';

/** The strip above the header. Without scripts it cannot be closed. */
export function Announcement({ site: { announcement, brand, words } }: { site: SiteData }) {
  if (!announcement) return null;
  const { text, link, background = 'brand' } = announcement;
  const { close } = { ...blockWords, ...ownWordsOf(words, languageOfSite(brand)).blocks };
  return (
    <Strip data-shell="announcement" data-background={background}>
      <Text>
        {text} {link && <a href={safeHref(link.href)}>{link.label}</a>}
      </Text>
      <Close type="button" aria-label={close} id={announcementKey(text)}>
        <script dangerouslySetInnerHTML={{ __html: closeAnnouncement }} />
      </Close>
    </Strip>
  );
}

const Strip = styled.aside`
  position: relative;
`;

const Text = styled(Wrap)`
  padding-block: 0.75rem;
  padding-inline-end: calc(var(--gutter) + 3rem);
  font-size: var(--fs-small);
  line-height: 1.4;
  overflow-wrap: anywhere;

  a {
    text-decoration: underline;
  }
`;

const Close = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: max(0px, var(--gutter) - 1rem);
  width: 44px;
  min-height: 44px;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: calc(50% - 1px) calc(50% - 9px);
    height: 2px;
    background: currentColor;
    rotate: 45deg;
  }
  &::after {
    rotate: -45deg;
  }
  html:not(.js) & {
    display: none;
  }
  @media print {
    display: none;
  }
`;
