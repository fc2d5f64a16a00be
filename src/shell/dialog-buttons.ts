/** Ids of the dialogs of the shell. */
export const dialogs = {
  menu: 'menu',
  login: 'login',
  signUp: 'sign-up',
  cookiePreferences: 'cookie-preferences',
} as const;

/**
 * Attributes of a button that opens a dialog. Without script the browser opens it as a popover, for which the
 * dialog carries `popover="auto"`; the script opens it as a modal dialog instead.
 */
export function opens(dialog: string) {
  return { popoverTarget: dialog, popoverTargetAction: 'show', 'aria-haspopup': 'dialog' } as const;
}

/** Attributes of a button that closes a dialog. */
export function closes(dialog: string) {
  return { popoverTarget: dialog, popoverTargetAction: 'hide' } as const;
}
