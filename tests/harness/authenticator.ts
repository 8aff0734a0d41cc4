import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

type Value = string | number | Uint8Array | ReadonlyMap<string | number, Value>

/** As much of CBOR (RFC 8949) as an attestation has. */
function cbor(value: Value): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap((entry) => entry.map(cbor))])
}

function head(type: number, size: number): Buffer {
  const major = type << 5
  if (size < 24) return Buffer.from([major | size])
  return size < 256 ? Buffer.from([major | 24, size]) : Buffer.from([major | 25, size >> 8, size & 255])
}

const base64Url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (text: string | Uint8Array): Buffer => createHash('sha256').update(text).digest()

type Statement = { readonly fmt: string; readonly attStmt: ReadonlyMap<string, Value> }
type Ceremony = {
  readonly challenge: string
  readonly origin: string
  readonly isVerified?: boolean
  /** The authenticator's statement about itself; none if absent. */
  readonly statement?: Statement
}

/** A passkey in software: what a browser and its authenticator answer for this domain (WebAuthn Level 3). */
export function createPasskey(domain = 'localhost') {
  const id = randomBytes(32)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credential = {
    id: base64Url(id),
    rawId: base64Url(id),
    type: 'public-key',
    clientExtensionResults: {},
  } as const

  const clientDataOf = (type: 'create' | 'get', { challenge, origin }: Ceremony) =>
    JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false })
  /** User present, user verified, and whether the new credential follows. */
  const authenticatorData = (counter: number, isVerified: boolean, attested: Uint8Array = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = 1 | (isVerified ? 4 : 0) | (attested.length > 0 ? 64 : 0)
    return Buffer.concat([sha256(domain), Buffer.from([flags]), count, attested])
  }

  return {
    id: credential.id,
    /** The answer to `navigator.credentials.create()`. */
    made(ceremony: Ceremony) {
      const key = new Map<string | number, Value>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)])
      const { fmt, attStmt } = ceremony.statement ?? { fmt: 'none', attStmt: new Map<string, Value>() }
      const attestation = new Map<string, Value>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', authenticatorData(0, ceremony.isVerified ?? true, attested)],
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: base64Url(Buffer.from(clientDataOf('create', ceremony))),
          attestationObject: base64Url(cbor(attestation)),
          transports: ['internal', 'by-post'],
        },
      }
    },
    /** The answer to `navigator.credentials.get()`. */
    used(ceremony: Ceremony, { counter = 0, userHandle }: { counter?: number; userHandle?: string } = {}) {
      const clientData = Buffer.from(clientDataOf('get', ceremony))
      const data = authenticatorData(counter, ceremony.isVerified ?? true)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(clientData)]))
        .sign(privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: base64Url(clientData),
          authenticatorData: base64Url(data),
          signature: base64Url(signature),
          ...(userHandle !== undefined && { userHandle: base64Url(Buffer.from(userHandle)) }),
        },
      }
    },
  }
}

export type SoftwarePasskey = ReturnType<typeof createPasskey>
