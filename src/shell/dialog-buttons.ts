/**
 * Attributes of a button that opens a dialog. Without scripts the browser opens it as a popover, for which
 * the dialog has `popover="auto"`; the second click of a double click must not close it. Scripts open it as a modal
 * dialog.
 */
export function opens(dialog: string) {
  return { popoverTarget: dialog, popoverTargetAction: 'show', 'aria-haspopup': 'dialog' } as const;
}
