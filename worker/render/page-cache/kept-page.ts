import { z } from 'zod'
import { Asked } from '../../context/questions.ts'
import { HoleName, type HoleValues, joinAtHoles, splitAtHoles, usualValue } from '../holes.ts'

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
  /** Where each begins in the body, ascending. What most visitors have there stands in it. */
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
  const add = (part: string): void => {
    const bytes = encoder.encode(part)
    parts.push(bytes)
    size += bytes.byteLength
  }
  for (const piece of splitAtHoles(text)) {
    add(piece.text)
    if (!piece.hole) continue
    holes.push({ at: size, name: piece.hole })
    add(usualValue(piece.hole))
  }
  return { ...meta, holes, body: putTogether(new Uint8Array(size), parts) }
}

/** Where a page is put together to be sent: memory of its own for each page would have to be cleared and collected. */
let desk = new Uint8Array(0)

/**
 * Most hearts and sizes are as they stand in the body already, and what lies between two holes is copied at once. Holds
 * until the next page is filled: a response has its own copy of what it is made of.
 */
export function filledBody(
  { body, holes }: Pick<KeptPage, 'body' | 'holes'>,
  values: HoleValues,
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const encoded = new Map<string, Uint8Array>()
  let from = 0
  for (const hole of holes) {
    const value = values(hole.name)
    if (value === null) continue
    const bytes = encoded.get(value) ?? encoder.encode(value)
    encoded.set(value, bytes)
    parts.push(body.subarray(from, hole.at), bytes)
    from = endOf(hole)
  }
  parts.push(body.subarray(from))
  const size = sizeOfAll(parts)
  if (desk.byteLength < size) desk = new Uint8Array(size)
  return putTogether(desk, parts).subarray(0, size)
}

const sizeOfAll = (parts: readonly Uint8Array[]): number => parts.reduce((size, part) => size + part.byteLength, 0)

function putTogether(all: Uint8Array<ArrayBuffer>, parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.byteLength
  }
  return all
}

const endOf = ({ at, name }: KeptMeta['holes'][number]): number => at + usualValue(name).length

const decoder = new TextDecoder()
const endOfHead = '</head>'

/** What follows a page's head, after its rules, with its holes as markers: for a head that has been sent already. */
export function textAfterHead({ body, holes }: Pick<KeptPage, 'body' | 'holes'>): string {
  const starts = [0, ...holes.map(endOf)]
  const pieces = starts.map((from, index) => ({
    text: decoder.decode(body.subarray(from, holes[index]?.at)),
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
  holes.every((hole, index) => {
    const before = holes[index - 1]
    return hole.at >= (before ? endOf(before) : 0) && endOf(hole) <= size
  }),
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
