/** Ids of the dialogs of the shell. */
export const dialogs = {
  menu: 'menu',
  login: 'login',
  signUp: 'sign-up',
  cookiePreferences: 'cookie-preferences',
} as const;

/**
 * Attributes of a button that opens a dialog before any script has run. Browsers without commands take the
 * `popover` attributes instead, for which the dialog needs `popover="auto"`.
 */
export function opens(dialog: string) {
  return {
    command: 'show-modal',
    commandfor: dialog,
    popoverTarget: dialog,
    'aria-haspopup': 'dialog',
  } as const;
}

/** Attributes of a button that closes a dialog before any script has run. */
export function closes(dialog: string) {
  return {
    command: 'close',
    commandfor: dialog,
    popoverTarget: dialog,
    popoverTargetAction: 'hide',
  } as const;
}
