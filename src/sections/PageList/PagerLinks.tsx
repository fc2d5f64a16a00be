import { styled } from 'styled-components';
import { Arrow } from '../../components/Button.tsx';
import { labelType } from '../../components/mixins.ts';
import { useLanguage } from '../../components/use-language.ts';
import type { Pager } from '../../shared/listing.ts';
import { belowTablet } from '../../styles/container-sizes.ts';

/** Links to the pages of a list: the one before, the first, those around this one, the last, and the one after. */
export function PagerLinks({ pager: { number, hrefs } }: { pager: Pager }) {
  const { words, figure } = useLanguage();
  const previous = hrefs[number - 2];
  const next = hrefs[number];
  const wordOf = (page: number) => words.pageNumber.replace('{number}', figure(page));
  return (
    <Pager aria-label={words.pages}>
      <Step rel={previous && 'prev'} href={previous} data-back="">
        <Arrow /> <span>{words.previousPage}</span>
      </Step>
      <ol>
        {pagesAround(number, hrefs.length).map((page, index, all) => (
          <li key={page} data-after-gap={index > 0 && page - all[index - 1]! > 1 ? '' : undefined}>
            <a
              href={hrefs[page - 1]}
              aria-label={wordOf(page)}
              aria-current={page === number ? 'page' : undefined}
            >
              {figure(page)}
            </a>
          </li>
        ))}
      </ol>
      <Step rel={next && 'next'} href={next}>
        <span>{words.nextPage}</span> <Arrow />
      </Step>
    </Pager>
  );
}

/** The first page, the last one, this one and one on either side. A gap of one page is filled: it takes no more room. */
function pagesAround(number: number, count: number): number[] {
  const near = new Set([1, number - 1, number, number + 1, count]);
  const isShown = (page: number) => near.has(page) || (near.has(page - 1) && near.has(page + 1));
  return Array.from({ length: count }, (_, index) => index + 1).filter(isShown);
}

/* A link without an address, at the first or the last page, keeps its room. */
const Step = styled.a`
  display: inline-flex;
  gap: 0.7em;
  align-items: center;
  min-height: 44px;
  ${labelType}
  font-weight: 600;
  font-size: var(--fs-ui);

  &:not([href]) {
    visibility: hidden;
  }
  &:hover {
    color: var(--hover);
  }
  &[data-back] > svg {
    scale: calc(-1 * var(--forward)) 1;
  }
`;

const Pager = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 8px clamp(4px, 2vw, 20px);
  align-items: center;
  justify-content: space-between;
  margin-top: clamp(2.25rem, 4.4vw, 3.5rem);

  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  li {
    display: flex;
    align-items: center;
  }
  [data-after-gap]::before {
    content: '…' / '';
    padding-inline: 8px 12px;
    color: var(--fg-mute);
  }
  li a {
    display: grid;
    place-content: center;
    min-width: 44px;
    min-height: 44px;
    padding-inline: 8px;
    border-radius: var(--radius-button);
    font-size: var(--fs-ui);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  li a:hover {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
  li a[aria-current] {
    box-shadow: inset 0 0 0 1.5px;
  }
  @container ${belowTablet} {
    ol {
      flex: 1;
      justify-content: center;
    }
    /* The arrow alone. Screen readers say the words. */
    > a {
      position: relative;
      justify-content: center;
      min-width: 44px;
    }
    > a > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;
