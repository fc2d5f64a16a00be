import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import type { ProfilesSection } from '../../shared/generated/sections.ts';
import { belowTablet, fromDesktop, fromTablet } from '../../styles/container-sizes.ts';
import { Person, Portrait, Quote, Words } from './Person.tsx';

/** The portraits alternately left and right. */
export function ProfilesRows({ title, lead, people }: ProfilesSection) {
  return (
    <Block background="page" title={title} lead={lead}>
      <Rows>
        {people.map((person, index) => (
          <Person key={index} person={person} sizes="(max-width: 767px) 420px, 40vw" />
        ))}
      </Rows>
    </Block>
  );
}

const Rows = styled.div`
  display: grid;
  gap: clamp(3rem, 6vw, 6rem) 24px;

  > article {
    gap: clamp(1.5rem, 4vw, 4.5rem);
    align-items: end;
  }
  > article:not(:has(${Quote})) ${Words} {
    align-self: center;
  }
  img {
    width: 100%;
    border-radius: var(--radius-picture);
  }
  @container ${fromTablet} {
    > article:nth-child(even) {
      grid-template-columns: 7fr 5fr;

      ${Portrait} {
        order: 2;
      }
    }
  }
  @container ${fromDesktop} {
    > article {
      margin-inline-end: calc((100% + 24px) / 12);
    }
    > article:nth-child(even) {
      margin-inline: calc((100% + 24px) / 12) 0;
    }
  }
  @container ${belowTablet} {
    ${Portrait} {
      max-width: 420px;
    }
  }
`;
