import { jwtVerify, SignJWT } from 'jose'
import type { CaptchaVerifier } from './verifier.ts'

const issuer = 'kerb-captcha'
const typ = 'kerb-captcha+jwt'
/** The lifetime of a reCAPTCHA response. */
const lifetimeSeconds = 120

const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret)

/** The proof that a solved captcha returns. `now` in epoch milliseconds. */
export function issueCaptcha(secret: string, now: number): Promise<string> {
  const issuedAt = Math.floor(now / 1000)
  return new SignJWT({})
    .setProtectedHeader({ alg: 'HS256', typ })
    .setIssuer(issuer)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeSeconds)
    .sign(keyOf(secret))
}

export const embeddedCaptcha =
  (secret: string): CaptchaVerifier =>
  async (proof, { now }) => {
    const options = { algorithms: ['HS256'], typ, issuer, currentDate: new Date(now) }
    return jwtVerify(proof, keyOf(secret), options).then(
      () => true,
      () => false,
    )
  }
