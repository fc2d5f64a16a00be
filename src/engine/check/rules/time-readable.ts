import { readMoment } from '../../text/moments.ts';
import { judgeEach } from '../rule.ts';

export const timeReadable = judgeEach('fixed', ({ site, valuesOf, report }) => {
  const { zone } = site.clock;
  for (const { value, place } of valuesOf('moment')) {
    const moment = readMoment(value, zone);
    // Of another form, the schema says more.
    if ('at' in moment || moment.reason === 'form') continue;
    if (moment.reason === 'zone') {
      report(place, `Missing time zone of "${value}".`, {
        hint: `Write "timeZone": "Europe/Berlin", or where you are, into ${site.pagesDir}/_site/brand.json. Or write the offset behind a time: "2027-03-01T09:00+01:00".`,
      });
      continue;
    }
    const [first = '', second = ''] = moment.choices;
    const why =
      moment.reason === 'skipped'
        ? `clocks in ${zone} are put forward and skip it`
        : `clocks in ${zone} are put back and show it twice`;
    report(place, `Expected a time that clocks show once, instead of "${value}": ${why}.`, {
      hint: `Write "${first}" or "${second}", or another time.`,
    });
  }
});
