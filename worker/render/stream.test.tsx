import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderSegment, renderSegments, type Segment, streamPage } from './stream.ts'

const logged: string[] = []
beforeEach(() => {
  logged.length = 0
  vi.stubGlobal('scheduler', { wait: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)) })
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
const late = (name: string, ms: number): Segment => ({
  name,
  pending: new Promise((resolve) => setTimeout(() => resolve({ node: () => <p>{name}</p> }), ms)),
  fallback: () => <p>{`instead of ${name}`}</p>,
  deadlineMs: 60,
})

async function chunksOf(segments: readonly Segment[]): Promise<string[]> {
  const chunks: string[] = []
  const decoder = new TextDecoder()
  for await (const chunk of streamPage('<head>', segments, '<tail>')) chunks.push(decoder.decode(chunk))
  return chunks
}

describe('a streamed page', () => {
  it('sends what is ready before it waits, and keeps the order of the document', async () => {
    const chunks = await chunksOf([ready('one'), late('two', 20), ready('three')])
    expect(chunks[0]).toBe('<head><p>one</p>')
    expect(chunks.join('')).toBe('<head><p>one</p><p>two</p><p>three</p><tail>')
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
    const page = (await chunksOf([late('slow', 5_000), failing])).join('')
    expect(page).toBe('<head><p>instead of slow</p><p>instead</p><tail>')
  })

  it('stops writing when the reader has gone', async () => {
    const reader = streamPage('<head>', [late('two', 20)], '<tail>').getReader()
    await reader.read()
    await reader.cancel()
    await new Promise((resolve) => setTimeout(resolve, 40))
    expect(logged).toEqual([])
  })
})

it('frames parts as one piece of HTML in order', async () => {
  expect(await renderSegments([late('one', 20), ready('two')])).toBe('<p>one</p><p>two</p>')
})

it('escapes what is not markup', () => {
  expect(renderSegment('x', () => <p>{'<script>'}</p>)).toBe('<p>&lt;script&gt;</p>')
})
