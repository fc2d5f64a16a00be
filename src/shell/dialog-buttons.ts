export const dialogs = {
  menu: 'menu',
  login: 'login',
  signUp: 'sign-up',
  cookiePreferences: 'cookie-preferences',
} as const;

/**
 * Attributes of a button that opens a dialog. Without scripts the browser opens it as a popover, for which
 * the dialog has `popover="auto"`. Scripts open it as a modal dialog.
 */
export function opens(dialog: string) {
  return { popoverTarget: dialog, 'aria-haspopup': 'dialog' } as const;
}
