/**
 * SQL, whether an address is another account's, or was until lately and can still become so again (accounts/undo):
 * `address`, `person` and `now` are SQL as well, the person's id without whose own rows it is asked.
 */
export const isHeld = (address: string, person: string, now: string): string => `(
EXISTS (SELECT 1 FROM consumers other WHERE other.email = ${address} AND other.consumer_id <> ${person})
OR EXISTS (SELECT 1 FROM account_undos undo WHERE undo.kind = 'email' AND undo.email = ${address}
  AND undo.consumer_id <> ${person} AND undo.expires_at >= ${now}))`
