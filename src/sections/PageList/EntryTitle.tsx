import { styled } from 'styled-components';
import { HeadingText } from '../../components/Heading.tsx';
import { StateMark } from '../../components/EntryFacts.tsx';
import type { ListedPage } from '../../shared/listing.ts';

/**
 * The title of an entry, which links to its page. The link covers the whole entry, which must be positioned.
 * `--title-size` changes the size.
 */
export function EntryTitle({ page, level }: { page: ListedPage; level: 2 | 3 }) {
  const { title, href, note } = page;
  const Level = `h${level}` as const;
  return (
    <Title as={Level}>
      <a href={href}>
        <HeadingText text={title} />
      </a>
      {note !== undefined && (
        <>
          {' '}
          <StateMark>{note}</StateMark>
        </>
      )}
    </Title>
  );
}

const Title = styled.h3`
  font-size: var(--title-size, var(--fs-card));

  a::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: inherit;
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
`;
