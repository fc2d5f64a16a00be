import { quote } from '../../text/messages.ts';
import { judgeEach } from '../rule.ts';

/** Kinds without options. */
const others = ['text', 'email', 'phone', 'paragraph', 'file'];

export const formFieldAnswerable = judgeEach('error', ({ document, report, usesOf }) => {
  for (const { fields } of usesOf('form'))
    for (const { name, kind, pointer, has } of fields) {
      if (kind === undefined) continue;
      if (kind === 'select' && !has.includes('options') && document.isKnown(pointer))
        report(`${pointer}/kind`, `Missing "options" of the field ${quote(String(name))}.`, {
          hint: 'Say what can be chosen: "options": ["India", "Germany"].',
        });
      for (const property of others.includes(kind) ? has : [])
        report(
          { at: 'key', pointer: `${pointer}/${property}` },
          `Unexpected "${property}": a field of the kind ${quote(kind)} does not show ${property === 'options' ? 'them' : 'it'}.`,
          { hint: 'Remove it, or make the field a "select".', fix: { removes: true, safe: false } },
        );
    }
});
