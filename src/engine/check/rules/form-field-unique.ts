import { groupBy } from '../../text/group-by.ts';
import { quote } from '../../text/messages.ts';
import { judgeEach } from '../rule.ts';

export const formFieldUnique = judgeEach('error', ({ report, valuesOf }) => {
  for (const { fields } of valuesOf('form')) {
    const named = fields.filter(({ value }) => typeof value.name === 'string');
    for (const [name, [, ...others]] of groupBy(named, ({ value }) => String(value.name)))
      for (const { pointer } of others)
        report(`${pointer}/name`, `Duplicate field ${quote(name)}.`, {
          hint: 'Give it another "name". Visitors see the "label", which may stay.',
        });
  }
});
