import type { ContactFormTab } from '../../shared/generated/sections.ts';
import type { FormTarget } from '../../shared/forms/form-target.ts';
import { mailtoAddress } from './compose-message.ts';

/** Makes the browser send the form by itself, which it does when there are no scripts. */
export function formAttributes(form: ContactFormTab, target: FormTarget) {
  if (target.kind === 'email')
    return { action: mailtoAddress(form), method: 'post', encType: 'text/plain' } as const;
  const hasFiles = form.fields.some(({ kind }) => kind === 'file');
  return {
    // Netlify sends to this address whoever has sent the form. Without one they see that it has arrived.
    ...(target.service !== 'netlify' && { action: target.address }),
    method: 'post',
    ...(hasFiles && { encType: 'multipart/form-data' }),
    ...(target.service === 'netlify' && {
      name: target.values['form-name'],
      // Netlify looks for these in the published page.
      'data-netlify': 'true',
      'data-netlify-honeypot': target.trap,
    }),
  } as const;
}
