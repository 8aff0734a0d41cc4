import { z } from 'zod'
import { Asked } from '../../context/questions.ts'
import { HoleName, type HoleValues, joinAtHoles, splitAtHoles } from '../holes.ts'

/** What is sent with a page besides its body, the same for everybody who gets it. */
const PageHead = z.object({
  contentType: z.string(),
  pageType: z.string(),
  contentState: z.string(),
  /** Origins that its blocks frame. */
  frames: z.array(z.string()),
})
export type PageHead = z.infer<typeof PageHead>

export const Origin = z.object({
  tags: z.array(z.string()),
  /** When the page began to be made, in epoch milliseconds: what was purged since is in it. */
  madeAt: z.number(),
  /** Null where nothing ends it. */
  validUntil: z.number().nullable(),
})
/** What something was made from, and when. */
export type Origin = z.infer<typeof Origin>

/** How a page of an address begins, whoever it is for: with its holes as markers. */
export const KeptStart = Origin.extend({
  head: PageHead,
  start: z.object({ before: z.string(), css: z.string(), after: z.string() }),
  /** Preloads the first picture; empty where another visitor may get another one. */
  picture: z.string(),
})
export type KeptStart = z.infer<typeof KeptStart>

const KeptMeta = Origin.extend({
  head: PageHead,
  /** Offsets in the body, ascending. */
  holes: z.array(z.object({ at: z.int(), name: HoleName })),
  /** Made from something that was being read again. */
  isAged: z.boolean(),
  /** What it asked about its visitor. */
  way: z.array(Asked).readonly(),
})
type KeptMeta = z.infer<typeof KeptMeta>

/** A page as it is kept: bytes with holes. Nothing in it is one visitor's. */
export type KeptPage = KeptMeta & { readonly body: Uint8Array<ArrayBuffer> }

const encoder = new TextEncoder()

/** `text` has its holes as markers. */
export function keptPage(text: string, meta: Omit<KeptMeta, 'holes'>): KeptPage {
  const holes: KeptMeta['holes'] = []
  const parts: Uint8Array[] = []
  let size = 0
  for (const piece of splitAtHoles(text)) {
    const bytes = encoder.encode(piece.text)
    parts.push(bytes)
    size += bytes.byteLength
    if (piece.hole) holes.push({ at: size, name: piece.hole })
  }
  const body = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    body.set(part, at)
    at += part.byteLength
  }
  return { ...meta, holes, body }
}

export function filledBody(
  { body, holes }: Pick<KeptPage, 'body' | 'holes'>,
  values: HoleValues,
): Uint8Array<ArrayBuffer> {
  const encoded = new Map<string, Uint8Array>()
  const bytesOf = (text: string): Uint8Array => {
    const bytes = encoded.get(text) ?? encoder.encode(text)
    encoded.set(text, bytes)
    return bytes
  }
  const fillings = holes.map(({ name }) => bytesOf(values(name)))
  const size = fillings.reduce((sum, bytes) => sum + bytes.byteLength, body.byteLength)
  const filled = new Uint8Array(size)
  let from = 0
  let at = 0
  for (const [index, bytes] of fillings.entries()) {
    const end = holes[index]?.at ?? from
    filled.set(body.subarray(from, end), at)
    at += end - from
    from = end
    filled.set(bytes, at)
    at += bytes.byteLength
  }
  filled.set(body.subarray(from), at)
  return filled
}

const decoder = new TextDecoder()
const endOfHead = '</head>'

/** What follows a page's head, after its rules, with its holes as markers: for a head that has been sent already. */
export function textAfterHead({ body, holes }: Pick<KeptPage, 'body' | 'holes'>): string {
  const starts = [0, ...holes.map(({ at }) => at)]
  const pieces = starts.map((from, index) => ({
    text: decoder.decode(body.subarray(from, starts[index + 1])),
    hole: holes[index]?.name ?? null,
  }))
  const text = joinAtHoles(pieces)
  const end = text.indexOf(endOfHead) + endOfHead.length
  const rules = /<style[^>]*>[\s\S]*?<\/style>/.exec(text.slice(0, end))?.[0] ?? ''
  return rules + text.slice(end)
}

/** What a page takes of memory, about. */
export const sizeOf = ({ body, tags, holes }: KeptPage): number =>
  body.byteLength + tags.reduce((sum, tag) => sum + tag.length + 20, 0) + holes.length * 40 + 500

const lineEnd = 10

/** As it was written: a body of its size, with its holes inside and in order. */
const StoredMeta = KeptMeta.extend({ size: z.int() }).refine(({ holes, size }) =>
  holes.every(({ at }, index) => at >= (holes[index - 1]?.at ?? 0) && at <= size),
)

/** For the Cache API: a line of JSON before the body. `lifetimeSeconds` after which nobody needs it. */
export function toResponse({ body, ...meta }: KeptPage, lifetimeSeconds: number): Response {
  const stored: z.infer<typeof StoredMeta> = { ...meta, size: body.byteLength }
  return new Response(new Blob([`${JSON.stringify(stored)}\n`, body]), {
    headers: { 'content-type': 'application/octet-stream', 'cache-control': `public, max-age=${lifetimeSeconds}` },
  })
}

/** Null for what is none, or one of another time. */
export async function fromResponse(response: Response): Promise<KeptPage | null> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const end = bytes.indexOf(lineEnd)
  const stored = StoredMeta.safeParse(readJson(new TextDecoder().decode(bytes.subarray(0, Math.max(0, end))))).data
  if (!stored) return null
  const { size, ...meta } = stored
  const body = bytes.slice(end + 1)
  return body.byteLength === size ? { ...meta, body } : null
}

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
