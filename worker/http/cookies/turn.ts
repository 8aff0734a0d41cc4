import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { cookieRegister } from '../../../shared/browser-register.ts'
import { isSecure, ownCookie } from './cookie-attributes.ts'
import { type CookieScope, ownCookieName } from './cookie-scope.ts'
import { requestCookie } from './request-cookie.ts'

const begun = new WeakMap<Context, string>()
const shape = /^[\da-f]{16}$/

/**
 * The turn of whoever uses this browser now; empty until it first changes hands. Personal cookies are signed for their
 * turn, so that an answer which arrives after the browser has changed hands brings nobody's session or order back.
 */
export function turnOf(c: Context, scope: CookieScope): string {
  const turn = begun.get(c) ?? requestCookie(c, ownCookieName(scope, 'turn')) ?? ''
  return shape.test(turn) ? turn : ''
}

/** The purpose that a personal cookie is sealed for. */
export const purposeIn = (turn: string, name: string): string => (turn ? `${name} of ${turn}` : name)

/** The browser changes hands: from here on, this response's personal cookies are of the new turn. */
export function beginTurn(c: Context, scope: CookieScope): void {
  const turn = crypto.randomUUID().replaceAll('-', '').slice(0, 16)
  begun.set(c, turn)
  setCookie(c, ownCookieName(scope, 'turn'), turn, ownCookie(isSecure(scope.url), cookieRegister.turn.life))
}

/** Whether this response begins a turn: it has to send all that goes on. */
export const beginsTurn = (c: Context): boolean => begun.has(c)
