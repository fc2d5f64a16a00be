/** Controls of the consent and the sign-in dialogs, and whatever resets the choices about cookies. */
const controls =
  'button:is([data-consent], [data-sign-in]), [data-reset-cookies], [href="#reset-cookie-choices"]';

/** Answers those controls. The code behind them is loaded with the first one that is used. */
export function startControls(): void {
  // At the capturing stage, so that the router does not take the link for a jump.
  document.addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>(controls);
      if (!control) return;
      event.preventDefault();
      void import('./answer-control.ts').then((module) => module.answerControl(control));
    },
    true,
  );
}
