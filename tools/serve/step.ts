/** Runs `work` and prints one line: what, and how many seconds it took. A failure passes through. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  process.stdout.write(`${name} … `)
  try {
    const result = await work()
    console.log(`done in ${seconds(started)} s`)
    return result
  } catch (error) {
    console.log(`failed after ${seconds(started)} s`)
    throw error
  }
}

/** Seconds since `started` (performance.now()), one decimal. */
export function seconds(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(1)
}
