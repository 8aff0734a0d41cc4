import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageText, renderSegment, renderSegments, type Segment, streamText } from './stream.ts'

const never = new Promise<void>(() => undefined)
const logged: string[] = []
/** When the time of a part is over. */
let deadline = never
beforeEach(() => {
  logged.length = 0
  deadline = never
  vi.stubGlobal('scheduler', { wait: () => deadline })
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void logged.push(line))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Broken(): never {
  throw new Error('broken block')
}
const ready = (name: string): Segment => ({ name, node: () => <p>{name}</p> })
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))
const late = (name: string, data = nextTurn()): Segment => ({
  name,
  pending: data.then(() => ({ node: () => <p>{name}</p> })),
  fallback: () => <p>{`instead of ${name}`}</p>,
  deadlineMs: 60,
})

const streamPage = (head: string, segments: readonly Segment[], tail: string) =>
  streamText(pageText(head, segments, tail), (text) => text)

async function chunksOf(segments: readonly Segment[]): Promise<string[]> {
  const chunks: string[] = []
  const decoder = new TextDecoder()
  for await (const chunk of streamPage('<head>', segments, '<tail>')) chunks.push(decoder.decode(chunk))
  return chunks
}

it('a part begins with its own markup, and not with hints for its pictures', () => {
  const node = () => <img src="/images/boot" alt="" fetchPriority="high" />
  expect(renderSegment('part', { node })).toMatch(/^<img /)
})

it('names the preload of the picture that comes first, and none of those that may wait', () => {
  const preloads: string[] = []
  const onPicture = (preload: string) => preloads.push(preload)
  renderSegment('part', { node: () => <img src="/images/boot" alt="" fetchPriority="high" /> }, { onPicture })
  renderSegment('part', { node: () => <img src="/images/sole" alt="" /> }, { onPicture })
  expect(preloads).toEqual(['<link rel="preload" as="image" href="/images/boot" fetchPriority="high"/>'])
})

describe('a streamed page', () => {
  it('sends what is ready before it waits, and keeps the order of the document', async () => {
    const chunks = await chunksOf([ready('one'), late('two'), ready('three')])
    expect(chunks[0]).toBe('<head><p>one</p>')
    expect(chunks.join('')).toBe('<head><p>one</p><p>two</p><p>three</p><tail>')
  })

  it('frames parts when all of them are there, and sends what comes before', async () => {
    const framed: Segment = {
      name: 'page',
      parts: [late('two'), ready('three')],
      frame: (html) => <main>{html.replaceAll(/<\/?p>/g, ' ')}</main>,
    }
    const chunks = await chunksOf([ready('one'), framed, ready('four')])
    expect(chunks[0]).toBe('<head><p>one</p>')
    expect(chunks.join('')).toBe('<head><p>one</p><main> two  three </main><p>four</p><tail>')
  })

  it('goes on without a part that throws, and logs it', async () => {
    const page = (await chunksOf([ready('one'), { name: 'bad', node: () => <Broken /> }, ready('three')])).join('')
    expect(page).toBe('<head><p>one</p><p>three</p><tail>')
    expect(logged.join()).toContain('segment.failed')
  })

  it('puts the fallback where a part misses its deadline or fails', async () => {
    const failing: Segment = {
      name: 'sad',
      pending: Promise.reject(new Error('no data')),
      fallback: () => <p>instead</p>,
      deadlineMs: 60,
    }
    deadline = nextTurn()
    const page = (await chunksOf([late('slow', never), failing])).join('')
    expect(page).toBe('<head><p>instead of slow</p><p>instead</p><tail>')
  })

  it('stops writing when the reader has gone', async () => {
    let arrive = (): void => undefined
    const data = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const reader = streamPage('<head>', [late('two', data)], '<tail>').getReader()
    await reader.read()
    await reader.cancel()
    arrive()
    await nextTurn()
    expect(logged).toEqual([])
  })
})

it('frames parts as one piece of HTML in order', async () => {
  expect(await renderSegments([late('one'), ready('two')])).toBe('<p>one</p><p>two</p>')
})

it('escapes what is not markup', () => {
  expect(renderSegment('x', { node: () => <p>{'<script>'}</p> })).toBe('<p>&lt;script&gt;</p>')
})
