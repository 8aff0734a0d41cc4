import type { HandlersOf } from '../../backend/context.ts'
import { refuse, succeed } from '../../backend/result.ts'
import type { securityOperations } from '../../shared/operations/security.ts'
import { endOtherSessions } from '../auth/refresh-tokens.ts'
import { sessionOf } from '../auth/tokens.ts'
import type { AccountsContext } from '../context.ts'
import { signedInPerson } from '../profile/signed-in-person.ts'
import { endDevice, listDevices } from './devices.ts'

const instant = (at: number): string => new Date(at).toISOString()

export const deviceHandlers: HandlersOf<typeof securityOperations, AccountsContext> = {
  'auth.devices': async (_, context) => {
    const person = await signedInPerson(context)
    if (!person.ok) return person
    const { env, now } = context
    const [rows, current] = await Promise.all([listDevices(env.DB, person.value.consumer_id, now), sessionOf(context)])
    const devices = rows.map(({ family, browser, system, signed_in_at, last_used_at }) => ({
      deviceId: family,
      browser,
      system,
      signedInAt: instant(signed_in_at),
      lastUsedAt: instant(last_used_at),
      current: family === current,
    }))
    return succeed({ devices })
  },

  'auth.endDevice': async ({ params }, context) => {
    const person = await signedInPerson(context)
    if (!person.ok) return person
    const isEnded = await endDevice(context.env.DB, person.value.consumer_id, params.deviceId)
    return isEnded ? succeed({ success: true }) : refuse('DEV404')
  },

  'auth.endOtherDevices': async (_, context) => {
    const person = await signedInPerson(context)
    if (!person.ok) return person
    await endOtherSessions(context.env.DB, person.value.consumer_id, await sessionOf(context)).run()
    return succeed({ success: true })
  },
}
