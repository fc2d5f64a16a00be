import { quote } from '../../text/messages.ts';
import type { Rule } from '../rule.ts';

/** Kinds without options. */
const others = ['text', 'email', 'phone', 'paragraph', 'file'];

export const formFieldAnswerable: Rule = {
  id: 'form-field-answerable',
  severity: 'error',
  document({ facts, isKnown }, { report }) {
    for (const { controls } of facts.forms)
      for (const { name, kind, pointer, has } of controls) {
        if (kind === 'select' && !has.includes('options') && isKnown(pointer))
          report(
            { at: 'value', pointer: `${pointer}/kind` },
            `Missing "options" of the field ${quote(name)}.`,
            { hint: 'Say what can be chosen: "options": ["India", "Germany"].' },
          );
        for (const property of others.includes(kind) ? has : [])
          report(
            { at: 'key', pointer: `${pointer}/${property}` },
            `Unexpected "${property}": a field of the kind ${quote(kind)} does not show ${property === 'options' ? 'them' : 'it'}.`,
            { hint: 'Remove it, or make the field a "select".', fix: { removes: true, safe: false } },
          );
      }
  },
};
