import type { PageChoices, PagePlanner, TypeChoice } from '../new-page/plan-page.ts';

export interface Prompt {
  /** Asks a question and returns the answer; undefined at the end of the input. */
  ask(question: string): Promise<string | undefined>;
  say(text: string): void;
}

const questions: Record<keyof PageChoices, string> = {
  address: 'Address of the page, such as services/data-engineering: ',
  title: "Title for the browser's tab and search results (10 to 65 characters): ",
  description: 'Description for search results (50 to 165 characters): ',
  blocks: 'Numbers or names, such as 1, 4, richText: ',
};

/** Asks for the missing choices until each answer is valid. Undefined when the input ends. */
export async function askForPage(
  planner: PagePlanner,
  given: PageChoices,
  { ask, say }: Prompt,
): Promise<PageChoices | undefined> {
  let choices = given;
  for (const part of ['address', 'title', 'description', 'blocks'] as const) {
    if (part === 'blocks' && !given.blocks) say(showTypes(planner.choices));
    while (choices[part] === undefined) {
      const answer = (await ask(questions[part]))?.trim();
      if (answer === undefined) return undefined;
      if (answer === '') continue;
      const toType = (word: string) => planner.choices[Number(word) - 1]?.type ?? word;
      const tried = { ...choices, [part]: part === 'blocks' ? splitBlocks(answer).map(toType) : answer };
      const planned = await planner.plan(tried);
      // A problem of an option given on the command line is reported at the end.
      if ('problem' in planned && planned.about === part) say(`${planned.problem}\n`);
      else choices = tried;
    }
  }
  return choices;
}

/** The numbered types, starting with the ones that can open a page. */
function showTypes(choices: TypeChoice[]): string {
  const width = Math.max(...choices.map(({ type }) => type.length));
  const lines = choices.map(
    ({ type, what }, index) => `  ${String(index + 1).padStart(2)}  ${type.padEnd(width)}  ${what}`,
  );
  const openings = choices.filter(({ opens }) => opens).length;
  return [
    '\nBlocks, from top to bottom. Start with one of these, which have the main heading of the page:',
    ...lines.slice(0, openings),
    'Others:',
    ...lines.slice(openings),
    '',
  ].join('\n');
}

/** `hero, richText` as a list. */
export function splitBlocks(text: string): string[] {
  return text.split(/[\s,;]+/).filter((name) => name !== '');
}
