'use strict'

const { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } = require('node:fs')
const { createConnection } = require('node:net')
const { dirname, join } = require('node:path')
const { setTimeout: wait } = require('node:timers/promises')

/** Where a start notes itself, beside the state that it uses, before it builds and until it has stopped. */
const runningFile = (root) => join(root, '.wrangler', 'running.json')

/** Longer than any start takes. A process that has the number of one that was killed is no other start after that. */
const longestStartMs = 15 * 60_000
const settlingMs = 200

const answers = (port) =>
  new Promise((resolve) => {
    const probe = createConnection({ port, host: '127.0.0.1' })
    const end = (isOpen) => {
      probe.destroy()
      resolve(isOpen)
    }
    probe.once('connect', () => end(true)).once('error', () => end(false))
  })

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch ({ code }) {
    return code === 'EPERM'
  }
}

/** Undefined where there is no note, or none that can be read: a full disk or a crash can leave an empty one. */
function readNote(root) {
  try {
    const { pid, port, starting } = JSON.parse(readFileSync(runningFile(root), 'utf8'))
    const isPort = Number.isInteger(port) && port > 0 && port < 65_536
    return Number.isInteger(pid) && pid > 0 && isPort ? { pid, port, starting } : undefined
  } catch {
    return undefined
  }
}

const ageOf = (file) => Date.now() - statSync(file).mtimeMs

/**
 * Rejects when a shop already runs from this folder: two would write the same state. A note left by a kill is none, nor
 * is one of a port that this start has itself.
 */
async function requireNoOther(root, ownPort) {
  const note = readNote(root)
  if (!note || !isAlive(note.pid)) return
  const { pid, port, starting } = note
  const isOther = starting
    ? pid !== process.pid && ageOf(runningFile(root)) < longestStartMs
    : port !== ownPort && (await answers(port))
  if (!isOther) return
  const how = starting ? 'is being started' : 'already runs'
  throw new Error(
    `Kerb ${how} from this folder, at http://localhost:${port} (process ${pid}). Stop it with Ctrl-C, or start another clone: two would write the same state.`,
  )
}

/**
 * Notes this process as the one that starts from this folder. Of several at once one gets it, and the others reject.
 * Resolves to what notes that it has opened, and what takes the note away.
 */
async function claimFolder(root, port) {
  const file = runningFile(root)
  const own = `${file}.${process.pid}`
  const write = (note) => writeFileSync(own, JSON.stringify({ pid: process.pid, port, ...note }))
  mkdirSync(dirname(file), { recursive: true })
  write({ starting: true })
  try {
    // Succeeds for one only, and not where there is a note, which may be of a start that was killed.
    linkSync(own, file)
  } catch {
    await requireNoOther(root, port)
    renameSync(own, file)
    // Another may have found the same note.
    await wait(settlingMs)
    if (readNote(root)?.pid !== process.pid) await requireNoOther(root, port)
  } finally {
    rmSync(own, { force: true })
  }
  return {
    opened() {
      write({})
      renameSync(own, file)
    },
    left: () => rmSync(file, { force: true }),
  }
}

module.exports = { claimFolder, requireNoOther, runningFile }
