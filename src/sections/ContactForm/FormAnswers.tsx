import type { WordsInForm } from './words-in-form.ts';

// Scripts have no use for it, and React leaves alone what stands in the served element.
const Answers = import.meta.env.SSR ? (await import('./Answers.tsx')).Answers : () => null;

/**
 * What the receiver answers a browser without scripts with: it takes this page, shows one of these two in it and fills it
 * in (src/receiver/answer-page.ts). With scripts nothing of it becomes part of the document.
 */
export function FormAnswers({ words }: { words: WordsInForm }) {
  return (
    <noscript>
      <Answers words={words} />
    </noscript>
  );
}
