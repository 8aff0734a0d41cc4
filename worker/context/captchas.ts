import type { Captcha } from '../../client/pages/form/form-props.ts'
import type { Provable } from '../../shared/captcha-required.ts'
import type { MessageFormatter } from '../../shared/i18n/message-formatter.ts'
import type { OperationId } from '../../shared/operations/index.ts'
import type { FormTarget, RouteKey } from '../../shared/routes.ts'
import type { Call } from '../services/call.ts'

type Guarded = {
  /** The forms that call the operation. */
  readonly targets: readonly FormTarget[]
  /** The pages that they stand on. */
  readonly on: readonly RouteKey[]
}

const ofPeople = ['account', 'accountProfile', 'accountSection', 'accountReturn'] as const

/** Where the operations with a captcha are called: those that may be required to have one, and others with a limit. */
export const guarded: Readonly<Record<Provable, Guarded>> & { readonly [Id in OperationId]?: Guarded } = {
  'auth.signin': { targets: ['session/sign-in', 'session/sign-in-again'], on: [...ofPeople, 'signUp', 'dialog'] },
  'auth.passkeySignIn': { targets: ['session/passkey'], on: [...ofPeople, 'signUp', 'dialog'] },
  'auth.agentLogin': { targets: ['session/associate'], on: ['associateLogin'] },
  'auth.signup': { targets: ['session/sign-up'], on: ['signUp', 'dialog'] },
  'auth.signupFromOrder': { targets: ['session/order-account'], on: ['orderConfirmation'] },
  'auth.changePassword': { targets: ['account/password'], on: ['accountSection'] },
  'auth.changeEmail': { targets: ['account/email-change'], on: ['accountSection'] },
  'auth.resetPassword': { targets: ['session/forgot-password'], on: ['forgotPassword', 'resetPassword', 'dialog'] },
  'auth.textPhoneCode': { targets: ['account/phone-code'], on: ['accountProfile'] },
  'cart.addCoupon': { targets: ['cart/coupon'], on: ['cart'] },
  'cart.setMember': { targets: ['cart/member'], on: ['cart'] },
  'cart.setShippingAddress': { targets: ['checkout/shipping'], on: ['checkout'] },
  'cart.placeOrder': { targets: ['checkout/place'], on: ['checkout'] },
  // A card and a wallet are paid with by the same operation, from a form without one.
  'cart.addPaymentInstrument': { targets: ['checkout/instrument'], on: [] },
  'cart.giftCardBalance': { targets: ['gift-card/balance'], on: [] },
  'consumer.lookup': { targets: ['session/lookup'], on: ['signUp', 'dialog'] },
  'consumer.deleteAccount': { targets: ['account/delete'], on: ['accountSection'] },
  'consumer.retrieveUserData': { targets: ['account/export'], on: ['accountSection'] },
  'consumer.savePaymentInstrument': { targets: ['account/card', 'account/reward'], on: ['accountSection'] },
  // The newsletter is asked for by the same operation, from forms without one.
  'consumer.subscribe': { targets: ['account/sms'], on: [] },
  'consumer.trackOrder': { targets: ['checkout/track', 'checkout/cancel', 'checkout/return'], on: ['orderTracking'] },
  'products.writeReview': { targets: ['reviews/write'], on: ['dialog'] },
  'products.askQuestion': { targets: ['reviews/ask'], on: ['dialog'] },
  'products.flagReview': { targets: ['reviews/report'], on: ['dialog'] },
  'contact.send': { targets: ['contact'], on: ['contactUs'] },
}
const operations = Object.keys(guarded) as (keyof typeof guarded)[]

/** The captchas of one request's page. */
export type Captchas = {
  /** Captchas that its forms show by now. */
  readonly shown: () => readonly Captcha[]
  /** Operations that were asked about. */
  readonly asked: () => readonly string[]
  /** Asks the service for the captcha of an operation, once; none where that is drawn by another service's script. */
  readonly ask: (operation: string) => Promise<void>
}

type Asking = { readonly visitorId: string; readonly t: MessageFormatter; readonly call: () => Call }

export function createCaptchas({ visitorId, t, call }: Asking): Captchas {
  const asked = new Map<string, Captcha | null>()
  return {
    shown: () => [...asked.values()].filter((captcha) => captcha !== null),
    asked: () => [...asked.keys()],
    async ask(operation) {
      const id = operations.find((known) => known === operation)
      const targets = id && guarded[id]?.targets
      if (!targets || asked.has(operation)) return
      asked.set(operation, null)
      const answer = await call()('auth.captcha', { body: { operation, device: visitorId } })
      if (!answer.ok || answer.value.challenge === null) return
      const { challenge, bits, things } = answer.value
      asked.set(operation, {
        targets,
        challenge,
        bits,
        question: t('captcha.question'),
        choices: things.map((thing) => ({ value: thing, label: t(`captcha.thing.${thing}`) })),
        working: t('captcha.working'),
        done: t('captcha.done'),
      })
    },
  }
}

/** Guarded operations of a page's forms that need a captcha from the start. */
export const requiredOn = (route: RouteKey, required: readonly Provable[]): readonly string[] =>
  required.filter((id) => guarded[id].on.includes(route))
