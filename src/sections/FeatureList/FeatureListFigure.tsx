import { styled } from 'styled-components';
import { ButtonLink } from '../../components/Button.tsx';
import { hasLongWord } from '../../components/cells.ts';
import { Figure, fitsFigure } from '../../components/Figure.tsx';
import type { FeatureListSection } from '../../shared/generated/sections.ts';
import { ItemsBeside } from './ItemsBeside.tsx';

/** The items in columns, beside a large figure. */
export function FeatureListFigure(section: FeatureListSection) {
  const { background = 'dark-2', figure, link } = section;
  return (
    <Reasons section={section} background={background}>
      {figure && (
        <Giant>
          <Figure stat={figure} />
        </Giant>
      )}
      {link && <ButtonLink link={link} tone="second" />}
    </Reasons>
  );
}

const Giant = styled.p`
  --figure: clamp(5.5rem, 3rem + 9vw, 10.5rem);
  --spacing: calc(-0.055em * var(--tracking));
  margin-top: 44px;
  ${fitsFigure}

  strong {
    margin-bottom: 14px;
    line-height: 0.86;
  }
  span {
    max-width: 16em;
  }
`;

const Reasons = styled(ItemsBeside)`
  --split: 4.6fr 7.4fr;
  --lead-width: none;
  --way-gap: 36px;
  gap: clamp(2.5rem, 6vw, 6.5rem);

  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    column-gap: 48px;

    &${hasLongWord} {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
    }
  }
  li {
    padding: 28px 0 30px;
    background: repeating-linear-gradient(
        90deg,
        var(--rule-strong) 0 var(--dash),
        transparent var(--dash) 15px
      )
      0 0 / 100% 1px no-repeat;
  }
`;
