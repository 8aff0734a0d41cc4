import { existsSync, readFileSync } from 'node:fs'

const linuxStatus = '/proc/self/status'

/**
 * Highest resident memory of this process, in MB. Linux hands `maxRSS` down from the process that started this one, so
 * it asks the kernel.
 */
export function peakMemoryMb(): number {
  const fromProc = existsSync(linuxStatus)
    ? /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(linuxStatus, 'utf8'))?.[1]
    : undefined
  return Math.round((fromProc === undefined ? process.resourceUsage().maxRSS : Number(fromProc)) / 1024)
}
