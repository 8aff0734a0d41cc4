'use strict'

const { createServer } = require('node:net')
// biome-ignore lint/correctness/useImportExtensions: the code, not its types
const { requireNoOther } = require('./running.cjs')

const variables = ['PORT', 'PLATFORM_PORT', 'DEMO_PORT']
const highest = 65_535

/** A TCP port from an environment variable, or `fallback`. Throws when the variable is no port. */
function portFrom(env, name, fallback) {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > highest)
    throw new Error(`${name}=${text} is no port. Use a whole number from 1 to ${highest}.`)
  return port
}

/**
 * The ports of a local shop: each that isn't set follows the one before it, so that PORT alone moves them all. Throws
 * when that leads beyond the last port there is, or gives one port twice.
 */
function portsFrom(env) {
  const ports = []
  for (const name of variables) {
    const port = portFrom(env, name, ports.length === 0 ? 8787 : ports.at(-1) + 1)
    if (port > highest)
      throw new Error(
        `${name} would be ${port}, which is no port: each that is not set follows the one before it. Use PORT=${highest - 2} or less, or set ${name} too.`,
      )
    const twin = variables[ports.indexOf(port)]
    if (twin) throw new Error(`${twin} and ${name} would both be ${port}. Give each a port of its own.`)
    ports.push(port)
  }
  const [port, platformPort, demoPort] = ports
  return { port, platformPort, demoPort }
}

/** The command with another port for this variable, and what the environment sets for the others. */
function commandWith(env, variable, port) {
  const set = variables.map((name) => (name === variable ? `${name}=${port}` : env[name] ? `${name}=${env[name]}` : ''))
  return [...set.filter(Boolean), 'npm start'].join(' ')
}

/** Listens on this port of 127.0.0.1, and answers nobody. Rejects, with what to do, when the port is taken. */
function holdPort(port, variable, env) {
  return new Promise((resolve, reject) => {
    const holder = createServer((socket) => socket.destroy())
    holder.once('error', ({ code, message }) => {
      const reason = code === 'EADDRINUSE' ? 'is already in use' : `cannot be opened (${code ?? message})`
      const other = commandWith(env, variable, port + 10 <= highest ? port + 10 : port - 10)
      reject(new Error(`Port ${port} ${reason}. Stop what uses it, or choose another: ${other}`))
    })
    holder.listen(port, '127.0.0.1', () => resolve(holder))
  })
}

/**
 * Keeps the ports of the shop for this process: another start says at once that they are taken. Resolves to what gives
 * them free; rejects, with what to do, when one is taken.
 */
async function holdPorts(env) {
  const { port, platformPort, demoPort } = portsFrom(env)
  const holders = []
  const release = () => Promise.all(holders.map((holder) => new Promise((resolve) => holder.close(() => resolve()))))
  try {
    holders.push(await holdPort(port, 'PORT', env))
    holders.push(await holdPort(platformPort, 'PLATFORM_PORT', env))
    holders.push(await holdPort(demoPort, 'DEMO_PORT', env))
  } catch (error) {
    await release()
    throw error
  }
  return async () => void (await release())
}

/** Rejects, with what to do, when a port of the shop is taken. */
async function requirePorts(env) {
  const release = await holdPorts(env)
  await release()
}

/** What `npm start` and `npm run dev` need before anything is installed or built; as `holdPorts`. */
async function holdRoom(root, env) {
  await requireNoOther(root)
  return holdPorts(env)
}

module.exports = { holdRoom, portsFrom, requirePorts }
