import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { balancedColumns, columnStyles, hasLongWord } from '../../components/cells.ts';
import type { ProfilesSection } from '../../shared/generated/sections.ts';
import { belowPhone, belowTablet, cramped } from '../../styles/container-sizes.ts';
import { Person, Portrait, Quote, Words } from './Person.tsx';

/** A card for each person, the words below the portrait. */
export function ProfilesGrid({ title, lead, people }: ProfilesSection) {
  return (
    <Block background="page" title={title} lead={lead}>
      <Grid data-columns={Math.max(2, balancedColumns(people.length, 4))}>
        {people.map((person, index) => (
          <Person
            key={index}
            person={person}
            sizes="(max-width: 479px) 96px, (max-width: 1023px) 45vw, 420px"
          />
        ))}
      </Grid>
    </Block>
  );
}

const Grid = styled.div`
  ${columnStyles}
  gap: clamp(2.5rem, 4.6vw, 4rem) 24px;
  --quote: 1.25rem;

  &${hasLongWord} {
    --columns: 2;

    @container ${belowTablet} {
      --columns: 1;

      ${Portrait} {
        max-width: 20rem;
      }
    }
  }

  > article {
    display: block;
  }
  img {
    width: 100%;
    aspect-ratio: 4 / 5;
    object-fit: cover;
    border-radius: var(--radius-picture);
  }
  ${Words} {
    margin-top: 20px;
  }
  ${Quote} {
    margin-bottom: 1rem;
  }
  /* A list of small portraits: two columns would break names and addresses. */
  @container ${belowPhone} {
    --most: 1;

    > :not(${hasLongWord}) {
      display: grid;
      grid-template-columns: 96px minmax(0, 1fr);
      gap: 20px;
    }
    ${Words} {
      margin-top: 0;
    }
  }
  @container ${cramped} {
    > :not(${hasLongWord}) {
      grid-template-columns: minmax(0, 1fr);
    }
    ${Portrait} {
      max-width: 12rem;
    }
  }
`;
