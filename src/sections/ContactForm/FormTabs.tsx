import { styled } from 'styled-components';
import { describeTabs, tabStyles, tabPanelStyles } from '../../components/tabs.ts';
import type { ContactFormTab, FormWords } from '../../shared/generated/sections.ts';
import { belowTablet } from '../../styles/container-sizes.ts';
import { MessageForm } from './MessageForm.tsx';
import { completeFormWords } from '../../shared/forms/form-words.ts';

interface Props {
  forms: ContactFormTab[];
  words: FormWords | undefined;
  /** Accessible name of the tab list. */
  label: string;
}

/** The forms, in tabs when there are several. */
export function FormTabs({ forms, words, label }: Props) {
  const { list, tab, panels, panel } = describeTabs(forms);
  const completeWords = completeFormWords(words);
  const [only] = forms;
  if (forms.length === 1 && only) {
    return (
      <div id={only.key}>
        <MessageForm form={only} words={completeWords} />
      </div>
    );
  }
  return (
    <div>
      <Tabs {...list} aria-label={label}>
        {forms.map(({ key, title }) => (
          <Tab key={key} {...tab(key)}>
            {title}
          </Tab>
        ))}
      </Tabs>
      <Panels {...panels}>
        {forms.map((form) => (
          <div key={form.key} {...panel(form.key)} tabIndex={-1}>
            <MessageForm form={form} words={completeWords} />
          </div>
        ))}
      </Panels>
    </div>
  );
}

const Tabs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 30px;
  margin-bottom: 26px;
  border-bottom: 1px solid var(--rule);

  /* In print each form has its name as a heading. */
  @media print {
    display: none;
  }

  @container ${belowTablet} {
    column-gap: 22px;
  }
`;

const Tab = styled.a`
  ${tabStyles}
  padding: 12px 0 15px;
  font: var(--heading-style) var(--heading-weight, 520) 1.25rem / calc(1.1 * var(--leading)) var(--display);

  &[aria-selected='true']::after {
    bottom: -1px;
  }
  @container ${belowTablet} {
    font-size: 1.0625rem;
  }
`;

const Panels = styled.div`
  display: grid;
  gap: 48px;
  ${tabPanelStyles}
`;
