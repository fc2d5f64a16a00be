import { styled } from 'styled-components';
import { labelType, plusSummaries } from '../components/mixins.ts';
import { Button, LinkLabel } from '../components/Button.tsx';
import { dialogs } from '../shared/shell-ids.ts';
import { CloseButton, DialogFrame } from './DialogFrame.tsx';
import { Anchor, groupsOf, LinkList } from './LinkList.tsx';
import { LogoPicture } from './Logo.tsx';
import type { MenuItem } from '../shared/generated/site.ts';
import type { ShellProps } from './shell-props.ts';
import { SignInButtons } from './SignInButtons.tsx';

/** The menu of small screens, which slides in from the left. */
export function Drawer({ site }: ShellProps) {
  const { label, closeLabel, items, action, contact } = site.navigation;
  return (
    <Root id={dialogs.menu} aria-label={label} closedby="any" popover="auto" data-shell="drawer">
      <Top>
        <LogoPicture site={site} />
        <CloseButton dialog={dialogs.menu} label={closeLabel} />
      </Top>
      <Entries aria-label={label}>
        <ul>
          {items.map((item) => (
            <Entry key={item.label} item={item} />
          ))}
        </ul>
      </Entries>
      {(site.signIn ?? action ?? contact) && (
        <Actions>
          {contact && (
            <Contact href={contact.href}>
              <LinkLabel link={contact} />
            </Contact>
          )}
          {site.signIn && <SignInButtons texts={site.signIn} />}
          {action && (
            <Button as="a" href={action.href} data-tone="action">
              <LinkLabel link={action} />
            </Button>
          )}
        </Actions>
      )}
    </Root>
  );
}

/** One entry of the drawer. An entry with a menu expands independently of the others. */
function Entry({ item }: { item: MenuItem }) {
  const { label, link } = item;
  const groups = groupsOf(item);
  const itsLink = link && { label, href: link };
  if (groups.length === 0) return <Item>{itsLink ? <Anchor link={itsLink} /> : <span>{label}</span>}</Item>;
  return (
    <Item>
      <details>
        <summary>{label}</summary>
        <Inside>
          {itsLink && <LinkList links={[itsLink]} />}
          {groups.map((group) => (
            <LinkList key={group.title ?? ''} {...group} />
          ))}
        </Inside>
      </details>
    </Item>
  );
}

const Root = styled(DialogFrame)`
  inset-inline: 0 auto;
  flex-direction: column;
  width: min(320px, 88vw);
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 14px 0 0;
  border-radius: 0;
  translate: calc(-100% * var(--forward)) 0;
  transition:
    translate var(--panel) var(--ease),
    overlay var(--panel) allow-discrete,
    display var(--panel) allow-discrete;

  &:is([open], :popover-open) {
    display: flex;
    translate: 0 0;

    @starting-style {
      translate: calc(-100% * var(--forward)) 0;
    }
  }
  &::backdrop {
    background: color-mix(in srgb, var(--dark-background) 60%, transparent);
    opacity: 0;
    transition:
      opacity var(--panel) var(--ease),
      overlay var(--panel) allow-discrete,
      display var(--panel) allow-discrete;
  }
  &:is([open], :popover-open)::backdrop {
    opacity: 1;

    @starting-style {
      opacity: 0;
    }
  }
`;

const Top = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  padding-block: 4px 14px;
  padding-inline: 22px 12px;

  img {
    width: auto;
    height: calc(var(--logo) * 15 / 19);
  }
`;

/* Scrolls between the fixed top and bottom. In a very low window the whole menu scrolls. */
const Entries = styled.nav`
  flex: 1;
  min-height: 200px;
  overflow-y: auto;
`;

const Item = styled.li`
  --sign: 12px;
  ${plusSummaries}
  border-top: 1px solid var(--page-line);

  > a,
  > span,
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 54px;
    padding-inline: 22px;
    font: var(--heading-style) var(--heading-weight, 520) 1.1875rem / calc(1.1 * var(--leading))
      var(--display);
  }
  > a[aria-current] {
    color: var(--hover);
  }
  :is(a, summary):focus-visible {
    outline-offset: -3px;
  }
`;

const Inside = styled.div`
  padding: 0 22px 14px;

  p {
    margin: 8px 0 4px;
    ${labelType}
    font-weight: var(--label-weight, 700);
    font-size: var(--fs-label);
    color: var(--page-link);
  }
  ul {
    border-inline-start: 2px solid var(--page-line);
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding-inline-start: 14px;
    font-size: var(--fs-ui);
    color: var(--page-soft);
  }
  a[aria-current] {
    color: var(--hover);
    font-weight: 600;
  }
`;

/** A telephone number. */
export const Contact = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 44px;
  padding-inline: 8px;
  font-weight: 600;
  font-size: var(--fs-ui);
`;

const Actions = styled.div`
  display: grid;
  flex: none;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
  padding: 18px 22px 24px;
  box-shadow: 0 -1px 0 var(--page-line);

  [data-tone] {
    min-height: 48px;
    padding-inline: 0.5em;
  }
  > a {
    grid-column: 1 / -1;
  }
`;
