/** Prefix of the texts that `npm run new:site` and `new:page` draft: the rule text-rewritten finds it. */
export const draftMark = 'Rewrite: ';
