import type { Terminal } from './console.ts'

/** A terminal (a pipe by default) that keeps what is written to it. */
export function recordingTerminal({ isTTY = false, columns = 80 } = {}): Terminal & { written: () => string } {
  let written = ''
  return {
    isTTY,
    columns,
    write: (text) => {
      written += text
    },
    written: () => written,
  }
}
