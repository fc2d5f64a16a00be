import type { PageChoices, PagePlanner, TypeChoice } from '../new-page/plan-page.ts';

export interface Prompt {
  /** Asks a question and returns the answer; undefined at the end of the input. */
  ask(question: string): Promise<string | undefined>;
  say(text: string): void;
}

const questions: Record<Exclude<keyof PageChoices, 'entry'>, string> = {
  address: 'Address of the page, such as services/data-engineering: ',
  title: "Title for the browser's tab and search results (10 to 65 characters): ",
  description: 'Description for search results (50 to 165 characters): ',
  blocks: 'Numbers or names, such as 1, 4, richText: ',
};

/** Asks for the missing choices until each answer is valid. Undefined when the input ends. */
export async function askForPage(
  planner: PagePlanner,
  initial: PageChoices,
  { ask, say }: Prompt,
): Promise<PageChoices | undefined> {
  let choices = initial;
  for (const choice of ['address', 'title', 'description', 'blocks'] as const) {
    if (choice === 'blocks' && !initial.blocks) say(showTypes(planner.choices));
    while (choices[choice] === undefined) {
      const answer = (await ask(questions[choice]))?.trim();
      if (answer === undefined) return undefined;
      if (answer === '') continue;
      const toType = (word: string) => planner.choices[Number(word) - 1]?.type ?? word;
      const tried = { ...choices, [choice]: choice === 'blocks' ? splitBlocks(answer).map(toType) : answer };
      const planned = await planner.plan(tried);
      // A problem of an option given on the command line is reported at the end.
      if ('refusal' in planned && planned.about === choice) say(`${planned.refusal}\n`);
      else choices = tried;
    }
  }
  return askForEntry(planner, choices, { ask, say });
}

/** Asks for what the collection of the page requires of its entries. */
export async function askForEntry(
  planner: PagePlanner,
  choices: PageChoices,
  { ask, say }: Prompt,
): Promise<PageChoices | undefined> {
  let entry: Readonly<Record<string, string>> = {};
  for (const { name, description } of planner.questionsFor(choices.address ?? ''))
    while (entry[name] === undefined) {
      const answer = (await ask(`"${name}" of the entry. ${description}\n> `))?.trim();
      if (answer === undefined) return undefined;
      if (answer === '') continue;
      const tried = { ...choices, entry: { ...entry, [name]: answer } };
      const planned = await planner.plan(tried);
      if ('refusal' in planned && planned.about === 'entry') say(`${planned.refusal}\n`);
      else ({ entry } = tried);
    }
  return { ...choices, entry };
}

/** The numbered types, starting with the ones that can open a page. */
function showTypes(choices: TypeChoice[]): string {
  const width = Math.max(...choices.map(({ type }) => type.length));
  const lines = choices.map(
    ({ type, summary }, index) => `  ${String(index + 1).padStart(2)}  ${type.padEnd(width)}  ${summary}`,
  );
  const openings = choices.filter(({ hasMainHeading }) => hasMainHeading).length;
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
