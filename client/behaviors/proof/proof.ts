import type { Attach } from '../attach.ts'
import { solveCaptcha } from './captcha.ts'
import { askForPasskey } from './passkey.ts'

/** Completes a form with what proves something: a passkey who somebody is, a captcha's work that somebody is. */
export const attach: Attach<'proof'> = (host, props) =>
  props.kind === 'captcha' ? solveCaptcha(host, props) : askForPasskey(host, props)
