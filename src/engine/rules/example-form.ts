/** A block with one form, for the examples of rules about forms. */
export function formWith(...fields: object[]) {
  const tab = {
    key: 'write',
    title: 'Write',
    recipient: 'hello@example.com',
    subject: 'Hello',
    submit: 'Send',
    fields,
  };
  return { type: 'contactForm', tabs: [tab] };
}
