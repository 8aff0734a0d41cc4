/**
 * Statements that end the keys that were mailed for the accounts in `people` (SQL that selects their ids, with the
 * values `bound`): what chooses a new password, links of an address, also of one that waits, and links “Was this you?”
 * of other addresses than the account's, unless these were proven earlier. In each transaction that gives an account
 * an address or a new password, so that nobody undoes being pushed out. `used`: the hash of a link whose repeated press
 * is answered as the first.
 */
export function endMailedKeys(
  db: D1Database,
  people: string,
  bound: readonly string[],
  used: string | null = null,
): D1PreparedStatement[] {
  const end = (table: string, condition: string, ...values: (string | null)[]) =>
    db.prepare(`DELETE FROM ${table} WHERE consumer_id IN (${people}) AND ${condition}`).bind(...bound, ...values)
  return [
    end('password_resets', 'true'),
    end('mailbox_links', 'token_hash IS NOT ?', used),
    end(
      'account_undos',
      `EXISTS (SELECT 1 FROM consumers WHERE consumer_id = account_undos.consumer_id AND email <> account_undos.email
AND (account_undos.proven_at IS NULL OR email_proven_at < account_undos.proven_at))`,
    ),
  ]
}
