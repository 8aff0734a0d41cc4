import { jwtVerify, SignJWT } from 'jose'
import { isSolved, readSolution } from './challenge.ts'
import { isSpentHere, spend } from './spent.ts'
import type { CaptchaRequest, CaptchaVerifier } from './verifier.ts'

const issuer = 'kerb-captcha'
const typ = 'kerb-captcha+jwt'
/** The lifetime of a reCAPTCHA response. */
const lifetimeSeconds = 120

const secretKey = (secret: string): Uint8Array => new TextEncoder().encode(secret)

/** A proof for an operator who tries a form by hand. `now` in epoch milliseconds. */
export function issueCaptcha(secret: string, now: number): Promise<string> {
  const issuedAt = Math.floor(now / 1000)
  return new SignJWT({})
    .setProtectedHeader({ alg: 'HS256', typ })
    .setIssuer(issuer)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeSeconds)
    .sign(secretKey(secret))
}

/** Proofs of our own: a challenge that this browser has solved for this operation (challenge.ts), or an operator's. */
export const embeddedCaptcha =
  (secret: string): CaptchaVerifier =>
  async (proof, request) => {
    if (await isOperators(secret, proof, request.now)) return true
    const given = await readSolution(secret, request, proof, request.now)
    return given !== null && (await isUnspent(request, given.id)) && isSolved(secret, given)
  }

function isOperators(secret: string, proof: string, now: number): Promise<boolean> {
  const options = { algorithms: ['HS256'], typ, issuer, currentDate: new Date(now) }
  return jwtVerify(proof, secretKey(secret), options).then(
    () => true,
    () => false,
  )
}

/** A challenge is spent by the first request that answers it, rightly or not. */
async function isUnspent(request: CaptchaRequest, challengeId: string): Promise<boolean> {
  await spend(request, challengeId)
  return isSpentHere(request, challengeId)
}
