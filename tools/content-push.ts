import { createInterface } from 'node:readline/promises'
import { run } from './content-push/run.ts'

// Whoever reads the output may stop (`| head`).
process.stdout.on('error', () => undefined)

/** `npm run content:push -- DIR`: publishes content documents from files (content/README.md). */
process.exitCode = await run(process.argv.slice(2), process.env, {
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
})
