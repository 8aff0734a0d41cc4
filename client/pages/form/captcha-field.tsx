import type { ReactNode } from 'react'
import type { FormTarget } from '../../../shared/routes.ts'
import { Behavior } from '../../blocks/parts/island.tsx'
import type { FormContext } from '../page-context.ts'
import { RadioCards } from './choices.tsx'

/**
 * The captcha of a form, if it has one: script solves it by work, which nobody has to read, recall or recognize (WCAG
 * 2.2 3.3.8); without script a question does. An island has it as its slot: only the server draws it.
 */
export function captchaField(captchas: FormContext['captchas'], to: FormTarget): ReactNode {
  const captcha = captchas?.find(({ targets }) => targets.includes(to))
  if (!captcha) return null
  const { challenge, bits, question, choices, working, done } = captcha
  return (
    <Behavior name="proof" on="idle" props={{ kind: 'captcha', challenge, bits }}>
      <input type="hidden" name="captcha" value={challenge} />
      <input type="hidden" name="captchaWork" />
      <RadioCards name="captchaAnswer" legend={question} cards={choices} />
      {/* Script shows one, then the other. */}
      <div role="status" className="label muted">
        <p hidden>{working}</p>
        <p hidden>{done}</p>
      </div>
    </Behavior>
  )
}
