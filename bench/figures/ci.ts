import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Figure } from '../figure.ts'
import { withClone } from '../last-commit.ts'

const sumLine = /^\d+ passed, \d+ failed$/

/** Runs a command to its end and answers with its exit code. */
function run(
  command: string,
  args: readonly string[],
  cwd: string,
  onLine: (line: string) => void,
): Promise<number | null> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] })
  createInterface({ input: child.stdout }).on('line', onLine)
  return new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
}

export const ciFigures: readonly Figure[] = [
  {
    id: 'ci.minutes',
    goal: 8,
    unit: 'minutes of .ci/run on a clone of the last commit',
    onlyWhenNamed: true,
    measure: ({ log }) =>
      withClone(async (clone) => {
        let sum = 'no sum'
        const started = performance.now()
        const code = await run('.ci/run', [], clone, (line) => {
          if (line.startsWith('── ')) log(line)
          if (sumLine.test(line)) sum = line
        })
        const minutes = (performance.now() - started) / 60_000
        log(`ci.minutes: ${sum}`)
        if (code !== 0) throw new Error(`.ci/run ended with ${code} after ${minutes.toFixed(1)} minutes: ${sum}`)
        return minutes
      }),
  },
]
