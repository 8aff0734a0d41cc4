import { createInterface } from 'node:readline/promises'

/** A command's output, line by line. `confirm` is null if there is no terminal to ask on. */
export type Terminal = {
  readonly line: (text: string) => void
  readonly confirm: ((question: string) => Promise<boolean>) | null
}

/** The process's own terminal. */
export function openTerminal(): Terminal {
  // The reader of the output may stop (`| head`).
  process.stdout.on('error', () => undefined)
  return {
    line: (text) => void process.stdout.write(`${text}\n`),
    confirm:
      process.stdin.isTTY && process.stdout.isTTY
        ? async (question) => {
            const terminal = createInterface({ input: process.stdin, output: process.stdout })
            const answer = await terminal.question(`${question} [y/N] `)
            terminal.close()
            return /^y(es)?$/i.test(answer.trim())
          }
        : null,
  }
}
