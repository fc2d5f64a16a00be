import { labelType } from '../components/mixins.ts';
import { use } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '../components/Button.tsx';
import { PictureView } from '../components/PictureView.tsx';
import type { MenuPromo } from '../shared/generated/site.ts';
import { type LinkGroup, LinkList } from './LinkList.tsx';
import { FirstScreen } from './shell-props.ts';

interface Props {
  id: string;
  groups: LinkGroup[];
  promo: MenuPromo | undefined;
}

/** The menu of an entry of the bar. */
export function MenuPanel({ id, groups, promo }: Props) {
  if (use(FirstScreen)) return <Panel data-background="white" />;
  return (
    <Panel id={id} data-background="white">
      <Groups>
        {groups.map((group) => (
          <div key={group.title ?? ''}>
            <LinkList {...group} />
          </div>
        ))}
      </Groups>
      {promo && <PromoBox promo={promo} />}
    </Panel>
  );
}

/** The promotion below the columns of a wide menu. */
function PromoBox({ promo }: { promo: MenuPromo }) {
  return (
    <Promo data-background="accent">
      <PictureView picture={promo.picture} sizes="150px" />
      <div>
        <Title>{promo.title}</Title>
        <Text>{promo.text}</Text>
      </div>
      <ButtonLink link={promo.link} tone="second" />
    </Promo>
  );
}

/**
 * A selector, appended to an entry of the bar, that matches while its menu is open. Until the script has
 * marked the menu as live, hover and focus open it. From then on only `aria-expanded` does, so that screen
 * readers announce what is visible.
 */
export const open =
  ':is([data-shell="menu"]:not([data-live]) :is(:hover, :focus-within), :has(> [aria-expanded="true"]))';

/**
 * The panel below an entry of the bar. It opens 100 ms after the pointer arrives, so that a passing pointer
 * opens nothing, and closes after 120 ms, so that a pointer may cross a neighbour on its way into the menu.
 */
const Panel = styled.div`
  position: absolute;
  top: 100%;
  inset-inline-start: 0;
  width: 260px;
  max-height: calc(100dvh - var(--header));
  overflow-y: auto;
  border-radius: 0 0 var(--radius-panel) var(--radius-panel);
  box-shadow: var(--shadow-menu);
  visibility: hidden;
  opacity: 0;
  transition:
    visibility 0s 120ms,
    opacity 60ms 60ms;

  /* The last menu may begin too close to the window's edge. */
  li:last-child:not(:first-child, [data-wide]) > & {
    inset-inline: auto 0;
  }
  li[data-wide] > & {
    inset-inline-start: auto;
    inset-inline-end: var(--gutter);
    width: min(1000px, 100vw - 32px);
  }
  li${open} > & {
    z-index: 1;
    visibility: visible;
    opacity: 1;
    transition:
      visibility 0s,
      opacity var(--quick) var(--ease);
  }
  li:hover:not(:focus-within)${open} > & {
    transition-delay: 100ms;
  }
`;

const Groups = styled.div`
  padding: 16px 24px 20px;

  [data-wide] > * > & {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: 24px;
    padding: 34px 36px 30px;
  }
  p {
    margin-bottom: 10px;
    padding-bottom: 12px;
    border-bottom: 1px var(--line-style) color-mix(in srgb, var(--brand-background) 40%, transparent);
    ${labelType}
    font-weight: var(--label-weight, 600);
    font-size: var(--fs-label);
    line-height: 1.3;
    color: var(--page-link);
  }
  a {
    display: block;
    padding-block: 8px;
    font-weight: 500;
    font-size: var(--fs-ui);
    line-height: 1.3;
  }
  a[aria-current] {
    color: var(--hover);
    background: var(--stitch) left calc(100% - 4px) / 15px 2px round no-repeat;
    width: fit-content;
  }
  @media (pointer: coarse) {
    a {
      padding-block: 12px;
    }
  }
`;

const Promo = styled.div`
  display: grid;
  grid-template-columns: 150px 1fr auto;
  align-items: center;
  gap: 28px;
  height: 118px;
  padding-inline-end: 36px;
  overflow: hidden;

  img {
    width: 150px;
    height: 118px;
    object-fit: cover;
  }
  a {
    min-height: 46px;
    padding-inline: 1.25em;
  }
`;

const Title = styled.p`
  font: var(--heading-style) var(--heading-weight, 520) 1.4rem / calc(1.2 * var(--leading)) var(--display);
`;

const Text = styled.p`
  color: var(--fg-soft);
`;
