import { styled } from 'styled-components';
import { PictureView } from '../../components/PictureView.tsx';
import { Block } from '../../components/Block.tsx';
import type { ProfilesSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../theme/room.ts';
import { PersonWords } from './PersonWords.tsx';

export function ProfilesRows({ title, lead, people }: ProfilesSection) {
  return (
    <Block background="page" title={title} lead={lead}>
      <People>
        {people.map((person, index) => (
          <Person key={index}>
            <Portrait>
              <PictureView picture={person.picture} sizes="(max-width: 767px) 420px, 40vw" />
            </Portrait>
            <PersonWords person={person} />
          </Person>
        ))}
      </People>
    </Block>
  );
}

const People = styled.div`
  display: grid;
  grid-template-columns: repeat(12, 1fr);
  gap: clamp(3rem, 6vw, 6rem) 24px;
`;

const Portrait = styled.div`
  img {
    width: 100%;
    border-radius: var(--radius-picture);
  }
`;

const Person = styled.article`
  display: grid;
  grid-column: 1 / span 11;
  grid-template-columns: 5fr 7fr;
  gap: clamp(1.5rem, 4vw, 4.5rem);
  align-items: end;

  &:nth-child(even) {
    grid-column: 2 / -1;
    grid-template-columns: 7fr 5fr;
  }
  &:nth-child(even) ${Portrait} {
    order: 2;
  }
  @container ${belowDesktop} {
    &,
    &:nth-child(even) {
      grid-column: 1 / -1;
    }
  }
  @container ${belowTablet} {
    &,
    &:nth-child(even) {
      grid-template-columns: 1fr;
    }
    &:nth-child(even) ${Portrait} {
      order: 0;
    }
    ${Portrait} {
      max-width: 420px;
    }
  }
`;
