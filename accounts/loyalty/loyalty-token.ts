import { SignJWT } from 'jose'

/** Loyalty tokens live this long, in seconds: a page of the program is opened with one at once. */
export const loyaltyTokenLifetime = 5 * 60
const issuer = 'kerb-platform'
/** Never accepted as an access token, whose audience is another one. */
const audience = 'kerb-loyalty'

export type Membership = {
  readonly memberId: string
  /** The visitor id of the shop. */
  readonly usid: string
  /** Where the member came from (spec 1 §7: the header `source`); null if the shop doesn't say. */
  readonly source: string | null
}

/** Proves a membership to a page of the loyalty program. `now` in epoch milliseconds. */
export function signLoyaltyToken(secret: string, { memberId, usid, source }: Membership, now: number): Promise<string> {
  const issuedAt = Math.floor(now / 1000)
  return new SignJWT({ usid, ...(source && { source }) })
    .setProtectedHeader({ alg: 'HS256', typ: 'loyalty+jwt' })
    .setSubject(memberId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + loyaltyTokenLifetime)
    .sign(new TextEncoder().encode(secret))
}
