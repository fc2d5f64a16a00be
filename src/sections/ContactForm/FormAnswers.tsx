import type { WordsInForm } from './words-in-form.ts';

// Only the server renders it: React does not hydrate the content of `<noscript>`.
const AnswerPanels = import.meta.env.SSR ? (await import('./AnswerPanels.tsx')).AnswerPanels : () => null;

/**
 * The receiver's answers to browsers without scripts. It takes this page, shows one of the two and fills it in
 * (src/receiver/answer-page.ts). With scripts they are no elements of the document.
 */
export function FormAnswers({ words }: { words: WordsInForm }) {
  return (
    <noscript>
      <AnswerPanels words={words} />
    </noscript>
  );
}
