import { styled } from 'styled-components';
import type { Link } from '../shared/generated/sections.ts';
import { cramped } from '../styles/container-sizes.ts';
import { AddressText } from './AddressText.tsx';
import { labelType } from './mixins.ts';

/** The label of a link, with its visually hidden addition for screen readers, which list links out of context. */
export function LinkLabel({ link: { label, about } }: { link: Pick<Link, 'label' | 'about'> }) {
  if (about === undefined && !label.includes('@')) return label;
  return (
    <span>
      <AddressText text={label} />
      {about !== undefined && <span className="visually-hidden"> {about}</span>}
    </span>
  );
}

/** A line drawing in the colour of the text. Decorative: the label says what it means. */
export const Icon = styled.svg.attrs({ 'aria-hidden': true })`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.8;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-arrow] {
    scale: var(--forward) 1;
    transition: transform var(--quick) var(--ease);
  }
  :is(a, button):hover > &[data-arrow] {
    transform: translateX(4px);
  }
`;

/** The arrow after the text of a button or link. */
export function Arrow() {
  return (
    <Icon viewBox="0 0 18 12" width="18" height="12" data-arrow="">
      <path d="M1 6h15M11 1l5 5-5 5" />
    </Icon>
  );
}

type Tone = 'action' | 'second' | 'outline';

/** A link that looks like a button, with the arrow. */
export function ButtonLink({ link, tone = 'action' }: { link: Link; tone?: Tone }) {
  return (
    <Button as="a" href={link.href} data-tone={tone}>
      <LinkLabel link={link} /> <Arrow />
    </Button>
  );
}

/** A button, for `<a>` and `<button>` alike. `data-tone`: action, second, outline. */
export const Button = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.7em;
  min-height: calc(52px * var(--button-scale));
  max-width: 100%;
  padding: calc(0.75em * var(--button-scale)) min(1.5em * var(--button-scale), 6vw);
  overflow-wrap: anywhere;
  text-align: center;
  border-radius: var(--radius-button);
  ${labelType}
  font-weight: var(--button-weight, var(--label-weight, 600));
  font-size: var(--fs-ui);
  line-height: 1.1;
  position: relative;
  transition:
    background-color var(--quick) var(--ease),
    transform var(--quick) var(--ease);

  &::after {
    content: '';
    position: absolute;
    inset: 4px;
    border: 1px var(--seam) currentColor;
    border-radius: max(0px, var(--radius-button) - 3px);
    opacity: 0.38;
    transition: opacity var(--quick) var(--ease);
    pointer-events: none;
  }
  &:hover::after {
    opacity: 0.7;
  }
  @container ${cramped} {
    [data-arrow] {
      display: none;
    }
  }
  &:active {
    transform: translateY(1px);
  }
  &[data-tone='action'] {
    background: var(--button);
    color: var(--button-text);
  }
  &[data-tone='action']:hover {
    background: var(--button-hover);
  }
  &[data-tone='second'] {
    background: var(--second-button);
    color: var(--second-button-text);
  }
  &[data-tone='second']:hover {
    background: var(--second-button-hover);
  }
  &[data-tone='outline'] {
    box-shadow: inset 0 0 0 1.5px;
  }
  &[data-tone='outline']:hover {
    box-shadow: inset 0 0 0 3px;
  }
  &[data-tone='outline']::after {
    display: none;
  }
`;

/** A button with an icon, as large as a finger. */
export const RoundButton = styled.button`
  display: grid;
  place-content: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  transition: background-color var(--quick) var(--ease);

  &:hover {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

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
  background: var(--stitch) left bottom / 15px 2px round no-repeat;
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

interface Props {
  actions: Link[] | undefined;
  tone?: Tone;
}

/** The first action as a button, the others as quiet links beside it. Renders nothing when there are none. */
export function Actions({ actions = [], tone = 'action' }: Props) {
  const [main, ...quiet] = actions;
  if (!main) return null;
  return (
    <Row>
      <ButtonLink link={main} tone={tone} />
      {quiet.map((link) => (
        <TextLink key={link.label} link={link} />
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 18px 28px;
  align-items: center;
`;
