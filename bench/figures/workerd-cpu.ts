import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const lanes = 4

/** CPU milliseconds that processes have used, to the nanosecond; Linux only, as is the local runtime's own measure. */
function cpuMs(pids: readonly number[]): number {
  const threads = pids.flatMap((pid) => readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}`))
  return threads.reduce((sum, path) => sum + Number(readFileSync(`${path}/schedstat`, 'utf8').split(' ')[0]), 0) / 1e6
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

type Target = {
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

type Rounds = { readonly warmUps: number; readonly perRound: number; readonly rounds: number }
type Compared = { readonly ratio: number; readonly cost: number; readonly floorCost: number }

/**
 * The CPU of a request to `target` by that of one to `floor`, with both in milliseconds. Each round measures one right
 * after the other, so that whatever else the machine does slows both; the median of the rounds counts.
 */
export async function compareCpu(target: Target, floor: Target, rounds: Rounds): Promise<Compared> {
  for (const one of [target, floor]) await hammer(one, rounds.warmUps)
  const costOf = async (one: Target) => {
    const before = cpuMs(one.pids)
    await hammer(one, rounds.perRound)
    return (cpuMs(one.pids) - before) / rounds.perRound
  }
  const measured: Compared[] = []
  for (let round = 0; round < rounds.rounds; round += 1) {
    const [cost, floorCost] = [await costOf(target), await costOf(floor)]
    measured.push({ ratio: cost / floorCost, cost, floorCost })
  }
  measured.sort((one, other) => one.ratio - other.ratio)
  const median = measured[Math.floor(measured.length / 2)]
  if (!median) throw new Error('nothing was measured')
  return median
}
