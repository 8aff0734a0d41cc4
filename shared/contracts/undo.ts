/** Changes of an account that a mail reports, with a link that undoes them. */
export const undoableChanges = ['password', 'passkey', 'phone', 'email'] as const
export type UndoableChange = (typeof undoableChanges)[number]
