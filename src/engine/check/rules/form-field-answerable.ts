import { quote } from '../../text/messages.ts';
import { judgeEach } from '../rule.ts';

export const formFieldAnswerable = judgeEach('error', ({ document, report, usesOf }) => {
  for (const { fields } of usesOf('form'))
    for (const { pointer, value } of fields) {
      const { name, kind } = value;
      if (typeof kind !== 'string' || !document.isKnown(`${pointer}/kind`)) continue;
      if (kind === 'select' && value.options === undefined && document.isKnown(pointer))
        report(`${pointer}/kind`, `Missing "options" of the field ${quote(String(name))}.`, {
          hint: 'Say what can be chosen: "options": ["India", "Germany"].',
        });
      for (const property of ['options', 'placeholder']) {
        if (value[property] === undefined || kind === 'select') continue;
        report(
          { at: 'key', pointer: `${pointer}/${property}` },
          `Unexpected "${property}": a field of the kind ${quote(kind)} does not show ${property === 'options' ? 'them' : 'it'}.`,
          { hint: 'Remove it, or make the field a "select".', fix: { removes: true, safe: false } },
        );
      }
    }
});
