import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { fromBase64Url, utf8 } from '../../shared/bytes.ts'
import { type CaptchaChallenge, footwear, otherThings, solutionMark, type Thing } from '../../shared/captcha.ts'
import { isWork } from '../../shared/proof-of-work.ts'
import { sealOf } from '../seal.ts'

/** Long enough to fill in a form: the page has its challenge from the start. */
const lifetimeSeconds = 30 * 60
/** About 16,000 digests on average: less than a second in a browser. */
const workBits = 14
const typ = 'kerb-captcha-challenge+jwt'
const mostThings = 4

/** Purpose of a captcha: an operation, by its id, in one browser. */
export type CaptchaPurpose = { readonly operation: string; readonly device: string | null }

const audienceOf = ({ operation, device }: CaptchaPurpose): string => `captcha ${operation} ${device}`

/** Signed rather than stored: nothing is written for forms that are never sent. `now` in epoch milliseconds. */
export async function newCaptcha(secret: string, purpose: CaptchaPurpose, now: number): Promise<CaptchaChallenge> {
  const id = crypto.randomUUID()
  const challenge = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ })
    .setJti(id)
    .setAudience(audienceOf(purpose))
    .setExpirationTime(Math.floor(now / 1000) + lifetimeSeconds)
    .sign(utf8(secret))
  return { challenge, bits: workBits, things: await thingsOf(secret, id) }
}

const Claims = z.object({ jti: z.string() })

/** A challenge of ours for this purpose that has not run out, and what was sent as its solution; else null. */
export async function readSolution(secret: string, purpose: CaptchaPurpose, proof: string, now: number) {
  const [challenge = '', solution = ''] = proof.split(solutionMark)
  try {
    const { payload } = await jwtVerify(challenge, utf8(secret), {
      algorithms: ['HS256'],
      typ,
      audience: audienceOf(purpose),
      currentDate: new Date(now),
    })
    return { id: Claims.parse(payload).jti, challenge, solution }
  } catch {
    return null
  }
}

type Solution = NonNullable<Awaited<ReturnType<typeof readSolution>>>

export async function isSolved(secret: string, { id, challenge, solution }: Solution): Promise<boolean> {
  if (/^\d{1,12}$/.test(solution)) return isWork(challenge, solution, workBits)
  const things: readonly string[] = await thingsOf(secret, id)
  return things.includes(solution) && footwear.some((thing) => thing === solution)
}

/** Follow from the challenge's id and the secret: whoever reads the challenge doesn't learn them from it. */
async function thingsOf(secret: string, id: string): Promise<Thing[]> {
  const [first = 0, second = 0, third = 0] = fromBase64Url(await sealOf(secret, 'captcha', id, 3)) ?? []
  const things: (Thing | undefined)[] = Array.from(
    { length: mostThings - 1 },
    (_, index) => otherThings[(second + index) % otherThings.length],
  )
  things.splice(third % mostThings, 0, footwear[first % footwear.length])
  return things.filter((thing) => thing !== undefined)
}
