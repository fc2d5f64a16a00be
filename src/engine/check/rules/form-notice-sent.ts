import { judgeEach } from '../rule.ts';

export const formNoticeSent = judgeEach('error', ({ contentFile, site, report, valuesOf }) => {
  // Unreadable destinations have their own finding.
  if (site.files.site.has('forms') && !site.forms) return;
  for (const { place, destination, fields, sends } of valuesOf('form')) {
    const { pointer } = place;
    const name = destination ?? site.forms?.default;
    const target = site.forms?.destinations.find((candidate) => candidate.name === name);
    // Another rule reports an unknown name, and a form without one may have a misspelt one.
    if ((name !== undefined && !target) || !contentFile.isKnown(pointer)) continue;
    const sender = target ? `the destination "${target.name}"` : "the visitor's e-mail program";
    for (const property of ['notice', 'confirm'] as const) {
      if (!sends[property] || target?.kind === 'receiver') continue;
      report(
        { at: 'key', pointer: `${pointer}/${property}` },
        `Unexpected "${property}": only the receiver sends such e-mails, and the messages of this form go to ${sender}.`,
        { hint: 'Remove it, or name a destination of the kind "receiver".' },
      );
    }
    const addresses = fields.filter(({ value }) => value.kind === 'email').length;
    if (sends.confirm && addresses !== 1)
      report(
        { at: 'key', pointer: `${pointer}/confirm` },
        `Unexpected "confirm": the form has ${addresses === 0 ? 'no field' : `${addresses} fields`} of the kind "email", so nobody would get the confirmation.`,
        { hint: 'Leave exactly one such field in the form, or remove "confirm".' },
      );
  }
});
