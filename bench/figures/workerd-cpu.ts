import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const lanes = 4
/** USER_HZ of Linux: ticks of /proc/PID/stat a second. */
const ticksPerSecond = 100

/** CPU seconds that processes have used; Linux only, as is the local runtime's own measure. */
function cpuSeconds(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  })
  return ticks.reduce((sum, one) => sum + one, 0) / ticksPerSecond
}

export function workerdPids(): number[] {
  const out = execFileSync('pgrep', ['-P', String(process.pid), 'workerd'], { encoding: 'utf8' })
  return out.trim().split('\n').map(Number)
}

/** Bytes that a process has in memory. */
export function residentBytes(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]))
  return kilobytes.reduce((sum, one) => sum + one, 0) * 1024
}

export type Target = {
  readonly name: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly pids: readonly number[]
}

export async function hammer({ url, headers = {} }: Pick<Target, 'url' | 'headers'>, count: number): Promise<void> {
  let left = count
  const lane = async () => {
    while (left > 0) {
      left -= 1
      const response = await fetch(url, { headers })
      if (!response.ok) throw new Error(`${url} answered ${response.status}`)
      await response.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/**
 * CPU milliseconds of each target's processes by request, in their order. All are warm and measured round about; the
 * least disturbed round of each counts.
 */
export async function cpuOfEach(
  targets: readonly Target[],
  { warmUps, perRound, rounds }: { readonly warmUps: number; readonly perRound: number; readonly rounds: number },
): Promise<number[]> {
  for (const target of targets) await hammer(target, warmUps)
  const costs = targets.map((): number[] => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, target] of targets.entries()) {
      const before = cpuSeconds(target.pids)
      await hammer(target, perRound)
      costs[index]?.push(((cpuSeconds(target.pids) - before) * 1000) / perRound)
    }
  }
  return costs.map((each) => Math.min(...each))
}
