import { z } from 'zod'

/** Things that the question of a captcha names: one thing that is worn on feet among others. */
export const footwear = ['boot', 'sandal', 'slipper', 'sneaker'] as const
export const otherThings = ['apple', 'guitar', 'lamp', 'teapot', 'train', 'umbrella'] as const
export const Thing = z.enum([...footwear, ...otherThings])
export type Thing = z.infer<typeof Thing>

/**
 * A captcha that the shop draws itself. The captcha is solved by work (shared/proof-of-work.ts) or by naming what of
 * `things` is worn on feet. `challenge` is null where another service checks captchas: its own script draws them.
 */
export const CaptchaChallenge = z.object({
  challenge: z.string().nullable(),
  bits: z.int(),
  things: z.array(Thing),
})
export type CaptchaChallenge = z.infer<typeof CaptchaChallenge>

/** Between a challenge and its solution in a proof (spec 1 §7 `recaptcha_response`). */
export const solutionMark = '~'

/** The proof of a page's captcha, in what an operation is sent that may need one. */
export const Captcha = { recaptcha_response: z.string().max(4000).optional() }
