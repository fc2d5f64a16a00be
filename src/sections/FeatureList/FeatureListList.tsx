import { styled } from 'styled-components';
import { TextLink } from '../../components/Button.tsx';
import type { FeatureListSection } from '../../shared/generated/sections.ts';
import { ItemsBeside } from './ItemsBeside.tsx';

/** The items below each other, each with a bullet. */
export function FeatureListList(section: FeatureListSection) {
  const { background = 'page', link } = section;
  return (
    <Points section={section} background={background}>
      {link && <TextLink link={link} />}
    </Points>
  );
}

const Points = styled(ItemsBeside)`
  --split: 5fr 7fr;
  --lead-width: 26em;
  gap: 48px clamp(2rem, 5vw, 6rem);

  > ul {
    border-bottom: 1px solid var(--rule);
  }
  li {
    position: relative;
    padding-block: 28px 30px;
    padding-inline: 56px 0;
    border-top: 1px solid var(--rule);
  }
  /* The bullet is a crossing of two threads. */
  li::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    top: 32px;
    width: 26px;
    height: 26px;
    background:
      linear-gradient(var(--accent), var(--accent)) 50% / var(--cross, 26px) var(--bar, 6px) no-repeat,
      linear-gradient(var(--fg), var(--fg)) 50% / 6px var(--cross, 26px) no-repeat;
  }
`;
