import { createInterface } from 'node:readline'

/**
 * Beside `npm start`: told the process numbers of its runtimes, a minus before one that has ended. When the start has
 * ended in whatever way, so has its pipe, and those that are left are ended.
 */
const running = new Set<number>()
for await (const line of createInterface({ input: process.stdin })) {
  const pid = Number(line)
  if (pid > 0) running.add(pid)
  else running.delete(-pid)
}
for (const pid of running) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Ended by itself meanwhile.
  }
}
