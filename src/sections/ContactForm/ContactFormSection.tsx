import { styled } from 'styled-components';
import { Heading } from '../../components/Heading.tsx';
import type { SectionOf } from '../../shared/generated/sections.ts';
import { FormTabs } from './FormTabs.tsx';
import { Columns, Invitation, Lead } from './Invitation.tsx';

/** The words at the start, the forms beside them. */
export function ContactFormSection(section: SectionOf<'contactForm'>) {
  const { pageTitle, title, lead, contacts, tabs, words } = section;
  const hasWords = [pageTitle, title, lead, contacts].some((value) => value !== undefined);
  return (
    <Root data-background="soft">
      <Columns>
        {hasWords && (
          <Words>
            <Heading level={1} text={pageTitle} />
            <Heading level={2} text={title} />
            <Invitation section={section} />
          </Words>
        )}
        <div>
          <FormTabs forms={tabs} words={words} label={title ?? pageTitle ?? 'Forms'} />
        </div>
      </Columns>
    </Root>
  );
}

const Words = styled.div`
  display: grid;
  gap: 24px;

  ${Lead} {
    max-width: 38em;
  }
`;

const Root = styled.div`
  position: relative;
  padding-block: var(--section);
`;
