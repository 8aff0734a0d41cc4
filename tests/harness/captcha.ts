import { footwear, solutionMark } from '../../shared/captcha.ts'
import { isWork } from '../../shared/proof-of-work.ts'

type Fields = Readonly<Record<string, string>>

/** Fields that a shopper without script adds to a form with a captcha: its challenge, and an answer to its question. */
export function answerCaptcha(html: string, isRight = true): Fields {
  const captcha = /<input type="hidden" name="captcha" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const choices = [...html.matchAll(/<input type="radio"[^>]*name="captchaAnswer"[^>]*>/g)].map(
    ([choice]) => /value="(\w+)"/.exec(choice)?.[1] ?? '',
  )
  const isFootwear = (choice: string) => footwear.some((thing) => thing === choice)
  return { captcha, captchaAnswer: choices.find((choice) => isFootwear(choice) === isRight) ?? '' }
}

/** The proof of a shopper whose script has done the work. */
export async function solveCaptcha({ challenge, bits }: { readonly challenge: string | null; readonly bits: number }) {
  if (challenge === null) throw new Error('Another service draws the captcha.')
  let nonce = 0
  while (!(await isWork(challenge, String(nonce), bits))) nonce += 1
  return `${challenge}${solutionMark}${nonce}`
}
