import { describe, expect, it } from 'vitest'
import { createConsole } from './console.ts'
import { recordingTerminal } from './terminal.fixtures.ts'

function recorded(isTTY: boolean) {
  let time = 0
  const terminal = recordingTerminal({ isTTY, columns: 30 })
  const console = createConsole(terminal, () => time)
  const at = (ms: number, text: string) => {
    time = ms
    console.progress(() => text)
  }
  return { console, at, written: terminal.written }
}

describe('progress', () => {
  it('is one line on a terminal, cut to its width, and makes way for other lines', () => {
    const { console, at, written } = recorded(true)
    at(200, 'Reading 10%')
    at(210, 'too soon')
    at(400, `Reading ${'x'.repeat(50)}`)
    console.line('done')
    expect(written()).toBe(`\r\u001B[KReading 10%\r\u001B[KReading ${'x'.repeat(21)}\r\u001B[Kdone\n`)
  })

  it('is now and then a whole line elsewhere', () => {
    const { at, written } = recorded(false)
    at(4000, 'one')
    at(5000, 'two')
    at(8000, 'three')
    expect(written()).toBe('one\nthree\n')
  })
})
