import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import { LanguageContext } from '../../src/components/use-language.ts';
import { composeMessage, findErrors, mailtoAddress } from '../../src/sections/ContactForm/form-message.ts';
import { ErrorSummary } from '../../src/sections/ContactForm/ErrorSummary.tsx';
import { FieldView } from '../../src/sections/ContactForm/FieldView.tsx';
import { DraftNote } from '../../src/sections/ContactForm/MessageForm.tsx';
import { FormAnswers, Notice } from '../../src/sections/ContactForm/Notice.tsx';
import type { Phase } from '../../src/sections/ContactForm/deliver.ts';
import { completeFormWords } from '../../src/shared/forms/form-words.ts';
import { todayHere } from '../../src/shared/forms/limits.ts';
import type { ContactFormTab } from '../../src/shared/generated/sections.ts';
import { testTables } from '../shared/test-tables.ts';
import { expectPictures, joinPictures } from './expect-pictures.ts';
import { formatHtml } from './format-html.ts';
import written from './inquiry.json' with { type: 'json' };
import { compileBlock, site } from './site.ts';

const inquiry = written as ContactFormTab;
const words = completeFormWords(undefined);
const sender = { fullName: 'M. & Co', email: 'm@company.com', country: 'Here' };
const answers = { ...sender, company: '', requirement: 'One\ntwo ' };

/** The served form, for each destination that a site may have. */
const destinations = site.forms!.destinations.map(({ name }) => {
  const tab = { ...inquiry, recipient: '{email}', destination: name };
  return { name, text: formatHtml(compileBlock({ type: 'contactForm', tabs: [tab] } as never).html) };
});

const draw = (part: ReactElement) =>
  formatHtml(renderToStaticMarkup(<LanguageContext value={{ lang: 'en' }}>{part}</LanguageContext>));
const nothing = () => {};
const handlers = { onBack: nothing, onRetry: nothing };
const notice = (phase: Phase, hasDraft = false) =>
  draw(<Notice phase={phase} form={inquiry} words={words} hasDraft={hasDraft} {...handlers} />);
const id = (name: string) => `inquiry-${name}`;
const errors = { email: 'Look again.', requirement: 'Say more.' };

vi.useFakeTimers({ now: 0 });
const states = [
  { name: 'sending', text: notice({ name: 'sending' }) },
  { name: 'sending, with a draft', text: notice({ name: 'sending' }, true) },
  { name: 'offline', text: notice({ name: 'sending', wait: 'offline' }) },
  { name: 'server busy', text: notice({ name: 'sending', wait: 'busy', until: 8_001 }) },
  { name: 'retry scheduled', text: notice({ name: 'sending', wait: 'again', until: 0 }) },
  { name: 'arrived', text: notice({ name: 'arrived' }) },
  { name: 'opened in the e-mail program', text: notice({ name: 'mailed', answers, files: {} }) },
  { name: 'failed', text: notice({ name: 'failed', answers, files: {}, about: 'Full.' }) },
  { name: 'being written: no panel', text: notice({ name: 'writing' }) },
  { name: 'submitted without scripts', text: draw(<FormAnswers words={words} />) },
  { name: 'draft stored', text: draw(<DraftNote words={words} hasDraft onForget={nothing} />) },
  {
    name: 'problems',
    text: draw(
      <ErrorSummary
        title={words.problem}
        about="Too many."
        fields={inquiry.fields}
        errors={errors}
        fieldId={id}
      />,
    ),
  },
  ...[0, 2, 4].map((index) => {
    const field = inquiry.fields[index]!;
    const at = { field, name: field.name, id: id(field.name) };
    return {
      name: `wrong: ${field.kind}`,
      text: draw(<FieldView isWide={false} {...at} error="Look again." words={words} />),
    };
  }),
];
vi.useRealTimers();

expectPictures(
  'forms',
  new Map([
    ['destinations.html', joinPictures(destinations)],
    ['states.html', joinPictures(states)],
  ]),
);

testTables('tests/rendered/forms.txt', {
  'The errors of a form for up to two pictures of these names and types': (
    ...chosen: [name: string, type: string][]
  ) => {
    const field = {
      name: 'p',
      label: 'P',
      kind: 'file',
      accept: ['pictures'],
      several: true,
      most: 2,
    } as const;
    const circumstances = { words, lang: 'en', today: todayHere() };
    const files = chosen.map(([name, type]) => ({ name, type, size: 1 }) as File);
    return findErrors([{ ...field, accept: ['pictures'] }], {}, circumstances, { p: files });
  },
  'The address of an e-mail to these recipients': (recipient: string) =>
    mailtoAddress({ ...inquiry, recipient }, 'Hello'),
  'The message of a form that asks for days, and for files': (days: string, ...names: string[]) => {
    const fields = [
      { name: 'days', label: 'Days', kind: 'choice', several: true },
      { name: 'files', label: 'Files', kind: 'file', several: true },
    ] as const;
    const files = names.map((name) => ({ name }) as File);
    return composeMessage({ ...inquiry, fields: [...fields] }, { days }, names.length > 0 ? { files } : {});
  },
  'The errors of a form with a file of this name and size': (name: string, size: number) => {
    const field = { name: 'cv', label: 'CV', kind: 'file' } as const;
    const circumstances = { words, lang: 'en', today: todayHere() };
    return findErrors([field], {}, circumstances, { cv: [{ name, size } as File] });
  },
  'The message of a form that asks for a plot, in a paragraph, then for a name': (
    plot: string,
    name: string,
  ) => {
    const fields = [
      { name: 'plot', label: 'Plot', kind: 'paragraph' },
      { name: 'name', label: 'Name', kind: 'text' },
    ] as const;
    return composeMessage({ ...inquiry, fields: [...fields] }, { plot, name });
  },
});
