/** A dialog or a popover is open over the page, and handles Escape itself. */
export const isCovered = (): boolean => document.querySelector('dialog[open],:popover-open') !== null

/** Moves the focus to the page after the focused element was removed, without scrolling. */
export const focusMain = (): void => document.querySelector('main')?.focus({ preventScroll: true })
