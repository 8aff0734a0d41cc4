import { z } from 'zod'
import { ShopEvent } from '../../../shared/contracts/shop-event.ts'
import { Asked } from '../../context/questions.ts'
import { type DocumentHead, headPieces } from '../document-text.ts'
import { HoleName, type HoleValues, joinAtHoles, splitAtHoles, usualValue } from '../holes.ts'

/** Data that is sent with a page besides its body, the same for everybody who gets it. */
export const PageHead = z.object({
  contentType: z.string(),
  pageType: z.string(),
  contentState: z.string(),
  /** Origins that its blocks frame. */
  frames: z.array(z.string()),
  /** The event that is logged for each view. */
  events: z.array(ShopEvent),
})
export type PageHead = z.infer<typeof PageHead>

export const Origin = z.object({
  tags: z.array(z.string()),
  /** When the page began to be made, in epoch milliseconds: what was purged since is in it. */
  madeAt: z.number(),
  /** Null where nothing ends it. */
  validUntil: z.number().nullable(),
})
/** Sources of something, and when it was made. */
export type Origin = z.infer<typeof Origin>

/** How a page of an address begins, whoever it is for: with its holes as markers. */
export const KeptStart = Origin.extend({
  head: PageHead,
  document: z.object({ lang: z.string(), start: z.string(), rules: z.string(), rest: z.string() }),
  /** Preloads the first picture; empty where another visitor may get another one. */
  picture: z.string(),
})
export type KeptStart = z.infer<typeof KeptStart>

const KeptMeta = Origin.extend({
  head: PageHead,
  /** Where each begins in the body, ascending. The filling of most visitors stands in it. */
  holes: z.array(z.object({ at: z.int(), name: HoleName })),
  /** Byte offsets in the body: its style element, and the end of its head. Null for a part of a page. */
  headAt: z.object({ style: z.int(), styleEnd: z.int(), end: z.int() }).nullable(),
  /** Made from something that was being read again. */
  isAged: z.boolean(),
  /** Questions about its visitor. */
  way: z.array(Asked).readonly(),
})
type KeptMeta = z.infer<typeof KeptMeta>

/** A page as it is kept: bytes with holes. Nothing in it is one visitor's. */
export type KeptPage = KeptMeta & { readonly body: Uint8Array<ArrayBuffer> }

const encoder = new TextEncoder()

/** A page's text with its holes as markers: `document` is null for a part of a page. */
type PageText = { readonly document: DocumentHead | null; readonly text: string }

export function keptPage({ document, text }: PageText, meta: Omit<KeptMeta, 'holes' | 'headAt'>): KeptPage {
  const holes: KeptMeta['holes'] = []
  const parts: Uint8Array[] = []
  let size = 0
  const add = (part: string): void => {
    const bytes = encoder.encode(part)
    parts.push(bytes)
    size += bytes.byteLength
  }
  /** Where it ends. */
  const addText = (part: string): number => {
    for (const piece of splitAtHoles(part)) {
      add(piece.text)
      if (!piece.hole) continue
      holes.push({ at: size, name: piece.hole })
      add(usualValue(piece.hole))
    }
    return size
  }
  let headAt: KeptMeta['headAt'] = null
  if (document) {
    const [style = 0, styleEnd = 0, end = 0] = headPieces(document).map(addText)
    headAt = { style, styleEnd, end }
  }
  addText(text)
  return { ...meta, headAt, holes, body: putTogether(new Uint8Array(size), parts) }
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

/** The rest of a page whose head has been sent already: `style` is its style element. */
export function textAfterHead(page: KeptPage): { readonly style: string; readonly text: string } {
  const { headAt, body } = page
  if (!headAt) return { style: '', text: textBetween(page, 0, body.byteLength) }
  return {
    style: textBetween(page, headAt.style, headAt.styleEnd),
    text: textBetween(page, headAt.end, body.byteLength),
  }
}

/** With its holes as markers. */
function textBetween({ body, holes }: Pick<KeptPage, 'body' | 'holes'>, from: number, to: number): string {
  const inside = holes.filter((hole) => hole.at >= from && hole.at < to)
  const starts = [from, ...inside.map(endOf)]
  return joinAtHoles(
    starts.map((at, index) => ({
      text: decoder.decode(body.subarray(at, inside[index]?.at ?? to)),
      hole: inside[index]?.name ?? null,
    })),
  )
}

/** Memory that a page takes, about. */
export const sizeOf = ({ body, tags, holes }: KeptPage): number =>
  body.byteLength + tags.reduce((sum, tag) => sum + tag.length + 20, 0) + holes.length * 40 + 500

const lineEnd = 10

/** As it was written: a body of its size, with its holes inside and in order. */
const StoredMeta = KeptMeta.extend({ size: z.int() })
  .refine(({ holes, size }) =>
    holes.every((hole, index) => {
      const before = holes[index - 1]
      return hole.at >= (before ? endOf(before) : 0) && endOf(hole) <= size
    }),
  )
  .refine(({ headAt, size }) => {
    const { style, styleEnd, end } = headAt ?? { style: 0, styleEnd: 0, end: 0 }
    return style >= 0 && styleEnd >= style && end >= styleEnd && size >= end
  })

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
