import { z } from 'zod'

/** More than anybody has authenticators. */
export const mostPasskeys = 20
export const longestPasskeyName = 60

export const PasskeyName = z.string().trim().min(1).max(longestPasskeyName)

const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/)

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
}

/** Answer of the browser when a passkey was made (WebAuthn's RegistrationResponseJSON). */
export const NewPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(6000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(40)).max(10).catch([]),
  }),
})

/** Answer of the browser when a passkey was used (WebAuthn's AuthenticationResponseJSON). */
export const PasskeyProof = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(6000),
    authenticatorData: bytes(6000),
    signature: bytes(6000),
    userHandle: bytes(100).optional().catch(undefined),
  }),
})

/**
 * The domain that passkeys of a shop belong to. Null where browsers make none: without TLS, or at an address that is a
 * number.
 */
export function passkeyDomain({
  protocol,
  hostname,
}: {
  readonly protocol: string
  readonly hostname: string
}): string | null {
  if (hostname === 'localhost') return hostname
  return protocol !== 'https:' || /^\[|^[\d.]+$/.test(hostname) ? null : hostname
}
