import type { ContactFormTab } from '../../shared/generated/sections.ts';
import type { FormTarget } from '../../shared/forms/form-target.ts';
import { mailtoAddress } from './compose-message.ts';

/** Attributes with which a browser without scripts submits the form. */
export function formAttributes(form: ContactFormTab, target: FormTarget) {
  if (target.kind === 'email')
    return { action: mailtoAddress(form), method: 'post', encType: 'text/plain' } as const;
  const hasFiles = form.fields.some(({ kind }) => kind === 'file');
  return {
    // Netlify redirects to this address after a submission. Without one it shows its own confirmation.
    ...(target.service !== 'netlify' && { action: target.address }),
    method: 'post',
    ...(hasFiles && { encType: 'multipart/form-data' }),
    ...(target.service === 'netlify' && {
      name: target.values['form-name'],
      // Netlify looks for these in the published HTML.
      'data-netlify': 'true',
      'data-netlify-honeypot': target.trap,
    }),
  } as const;
}
