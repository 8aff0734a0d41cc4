'use strict'

const { existsSync, readFileSync } = require('node:fs')
const { createConnection, createServer } = require('node:net')
const { join } = require('node:path')

/** Where a start notes itself while it runs, beside the state that it uses. */
const runningFile = (root) => join(root, '.wrangler', 'running.json')

/** A TCP port from an environment variable, or `fallback`. Throws when the variable is no port. */
function portFrom(env, name, fallback) {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${name}=${text} is no port. Use a whole number from 1 to 65535.`)
  return port
}

/** The ports of a local shop: each that isn't set follows the one before it, so that PORT alone moves them all. */
function portsFrom(env) {
  const port = portFrom(env, 'PORT', 8787)
  const platformPort = portFrom(env, 'PLATFORM_PORT', port + 1)
  return { port, platformPort, demoPort: portFrom(env, 'DEMO_PORT', platformPort + 1) }
}

/** Rejects, with what to do, when something else already listens on this port of 127.0.0.1. */
function requireFreePort(port, variable) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', ({ code, message }) => {
      const reason = code === 'EADDRINUSE' ? 'is already in use' : `cannot be opened (${code ?? message})`
      reject(
        new Error(`Port ${port} ${reason}. Stop what uses it, or choose another: ${variable}=${port + 10} npm start`),
      )
    })
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()))
  })
}

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
  } catch {
    return false
  }
}

/** Rejects when a shop already runs from this folder: two would write the same state. A note left by a kill is none. */
async function requireNoOther(root) {
  const file = runningFile(root)
  if (!existsSync(file)) return
  const { pid, port } = JSON.parse(readFileSync(file, 'utf8'))
  if (!isAlive(pid) || !(await answers(port))) return
  throw new Error(
    `Kerb already runs from this folder, at http://localhost:${port} (process ${pid}). Stop it with Ctrl-C, or start another clone: two would write the same state.`,
  )
}

/** What `npm start` and `npm run dev` need before anything is installed or built. Rejects with what to do. */
async function requireRoom(root, env) {
  await requireNoOther(root)
  const { port, platformPort, demoPort } = portsFrom(env)
  await requireFreePort(port, 'PORT')
  await requireFreePort(platformPort, 'PLATFORM_PORT')
  await requireFreePort(demoPort, 'DEMO_PORT')
}

module.exports = { portsFrom, requireRoom, runningFile }
