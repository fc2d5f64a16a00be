import { homeRoute } from '../../../shared/routes.ts';
import { quote } from '../../text/messages.ts';
import { findWaitingLinks, leadOn } from '../../content/waiting.ts';
import { judgeAll } from '../rule.ts';

/** Early enough to change a link before its page disappears. */
const noticeMs = 14 * 24 * 60 * 60 * 1000;

export const linkTargetLive = judgeAll('warning', ({ site, contentFiles, pages, report }) => {
  const { at } = site.clock;
  const now = findWaitingLinks(site, contentFiles);
  const reported = new Set(now.map(({ link }) => link));
  for (const { file, link, page, state } of now) {
    const { from, until } = page.dates;
    const to = leadOn(site, page, pages);
    const [reason, advice] = {
      draft: ['is a draft', 'The link works once "draft" is removed there.'],
      ahead: [`begins on "${from}"`, 'The link works from then on.'],
      over: [`ended on "${until}"`, 'Remove the link, or lead it to another page.'],
      live: ['', ''],
    }[state];
    report({ ...link, file }, `Unexpected link to ${quote(link.value)}: the page ${reason}.`, {
      hint: `For now its address leads to ${to === homeRoute ? 'the home page' : to}. ${advice}`,
      isEased: true,
    });
  }
  for (const { file, link, page, state } of findWaitingLinks(site, contentFiles, at + noticeMs))
    if (state === 'over' && !reported.has(link))
      report(
        { ...link, file },
        `Unexpected link to ${quote(link.value)}: the page ends on "${page.dates.until}".`,
        {
          hint: 'Then its address leads elsewhere. Remove the link by that day, or give it the same "until".',
          isEased: true,
        },
      );
});
