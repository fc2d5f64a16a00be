import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import definitions from '../../section-schemas/defs.json' with { type: 'json' };
import { composeMessage, mailtoAddress } from '../../src/sections/ContactForm/compose-message.ts';
import { ContactForm } from '../../src/sections/ContactForm/ContactForm.tsx';
import { findErrors } from '../../src/sections/ContactForm/find-errors.ts';
import { completeFormWords } from '../../src/shared/forms/form-words.ts';
import type { ContactFormSection, ContactFormTab } from '../../src/shared/generated/sections.ts';

const inquiry: ContactFormTab = {
  key: 'inquiry',
  title: 'Business Inquiry',
  recipient: 'hello@harbour.example',
  subject: 'Business inquiry & more',
  submit: 'Send inquiry',
  fields: [
    {
      name: 'fullName',
      label: 'Full Name',
      kind: 'text',
      autocomplete: 'name',
      error: 'Enter your full name.',
    },
    { name: 'email', label: 'Email', kind: 'email', autocomplete: 'email' },
    {
      name: 'country',
      label: 'Country',
      kind: 'select',
      placeholder: 'Country *',
      options: ['United States', 'India'],
    },
    { name: 'company', label: 'Company', kind: 'text', optional: true },
    { name: 'requirement', label: 'Brief your Requirement', kind: 'paragraph' },
  ],
};
const application: ContactFormTab = { ...inquiry, key: 'application', title: 'Apply for Job' };
const words = completeFormWords(undefined);

function draw(changes: Partial<ContactFormSection> = {}): string {
  return renderToStaticMarkup(<ContactForm type="contactForm" tabs={[inquiry, application]} {...changes} />);
}

describe('in the served page', () => {
  test('the form works by itself: it sends to the address, and the browser checks it', () => {
    const html = draw();
    const [form] = html.match(/<form[^>]*>/) ?? [];
    expect(form).toContain('action="mailto:hello@harbour.example?subject=Business%20inquiry%20%26%20more"');
    expect(form).toContain('method="post"');
    expect(form).toContain('encType="text/plain"');
    expect(html).not.toContain('noValidate');
  });

  test('required and optional fields are as the page says, and optional ones say so in words', () => {
    const html = draw({ tabs: [inquiry] });
    expect(html).toMatch(/<input id="inquiry-fullName"[^>]*required=""[^>]*autoComplete="name"/);
    expect(html).toMatch(/<textarea id="inquiry-requirement"[^>]*required=""/);
    expect(html).toMatch(/<label for="inquiry-company">Company \(optional\)<\/label>/);
    expect(html).not.toMatch(/<input id="inquiry-company"[^>]*required/);
  });

  test('a select begins with its placeholder, which counts as nothing chosen', () => {
    expect(draw()).toMatch(
      /<select[^>]*required=""[^>]*><option value="">Country \*<\/option><option>United States<\/option><option>India<\/option>/,
    );
  });

  test('several forms have tabs, a single one has none but keeps its anchor', () => {
    expect(draw().match(/role="tab"/g)).toHaveLength(2);
    const single = draw({ tabs: [inquiry] });
    expect(single).not.toContain('role="tab"');
    expect(single).toContain('<div id="inquiry">');
  });

  test('the desk carries the page’s headline and other ways to get in touch', () => {
    const html = draw({
      variant: 'desk',
      pageTitle: 'Tell us what is tangled',
      title: 'Write to us',
      contacts: [{ label: 'Phone', link: { label: '+91 00000 00000', href: 'tel:+910000000000' } }],
    });
    expect(html).toMatch(/<h1[^>]*>Tell us what is tangled<\/h1>/);
    expect(html).toMatch(/<h2[^>]*>Write to us<\/h2>/);
    expect(html).toContain('href="tel:+910000000000"');
  });
});

describe('findErrors', () => {
  test('names what is missing, in the order of the form and in its own words where it has some', () => {
    expect(findErrors(inquiry.fields, { fullName: '  ' }, words)).toEqual({
      fullName: 'Enter your full name.',
      email: 'Fill in this field.',
      country: 'Fill in this field.',
      requirement: 'Fill in this field.',
    });
  });

  test.each(['meera@', 'meera', 'meera@company', 'a b@company.com', '@company.com'])(
    'refuses "%s" as an e-mail address',
    (email) => {
      const answers = { fullName: 'M', email, country: 'India', requirement: 'A portal' };
      expect(findErrors(inquiry.fields, answers, words)).toEqual({ email: words.email });
    },
  );

  test('lets a complete form pass', () => {
    const answers = { fullName: 'M', email: 'm@company.com', country: 'India', requirement: 'A portal' };
    expect(findErrors(inquiry.fields, answers, words)).toEqual({});
  });
});

describe('the message', () => {
  const answers = {
    fullName: 'M. & Co',
    email: 'm@company.com',
    country: 'India',
    company: '',
    requirement: 'One\ntwo ',
  };

  test('has a line for every answer and leaves out what was not answered', () => {
    expect(composeMessage(inquiry, answers)).toBe(
      'Full Name: M. & Co\nEmail: m@company.com\nCountry: India\n\nBrief your Requirement:\nOne\ntwo',
    );
  });

  test('survives the way through an address', () => {
    const address = new URL(mailtoAddress(inquiry, 'a & b\nc=d + e'));
    expect(address.pathname).toBe('hello@harbour.example');
    // URLSearchParams reads "+" as a space, as web forms write it; e-mail programs do not.
    expect(address.search).toBe(
      '?subject=Business%20inquiry%20%26%20more&body=a%20%26%20b%0D%0Ac%3Dd%20%2B%20e',
    );
  });
});

test('the words used are the defaults that the schema promises, unless the page has its own', () => {
  const promised = Object.entries(definitions.$defs.formWords.properties).map(([name, { default: word }]) => [
    name,
    word,
  ]);
  expect(words).toEqual(Object.fromEntries(promised));
  expect(completeFormWords({ back: 'Return' })).toEqual({ ...words, back: 'Return' });
});
