import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '../serve/ports.ts'
// biome-ignore lint/correctness/useImportExtensions: CommonJS, which runs before anything is installed
import { holdRoom, portsFrom } from './ports.cjs'
// biome-ignore lint/correctness/useImportExtensions: the same
import { claimFolder, runningFile } from './running.cjs'

const require = createRequire(import.meta.url)
const { staleReason } = require('./stale-reason.cjs') as { staleReason(root: string): string | undefined }
const { adviceFor } = require('./advice.cjs') as { adviceFor(answer: object, npmVersion: string): string[] }

describe('staleReason', () => {
  let root = ''
  const write = (path: string, value: unknown) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), JSON.stringify(value))
  }
  const packages = {
    '': {},
    'node_modules/zod': { version: '4.0.0' },
    'node_modules/other': { version: '1.0.0', optional: true },
  }

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'kerb-setup-'))
    write('package-lock.json', { packages })
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it('installs into a bare clone', () => {
    expect(staleReason(root)).toBe('node_modules is missing')
  })

  it('leaves what fits the lock file alone, without the packages of other machines', () => {
    write('node_modules/.package-lock.json', { packages: { 'node_modules/zod': { version: '4.0.0' } } })
    write('node_modules/zod/package.json', {})
    expect(staleReason(root)).toBeUndefined()
  })

  it('names what is missing, old or deleted', () => {
    write('node_modules/.package-lock.json', { packages: {} })
    expect(staleReason(root)).toBe('zod is missing')
    write('node_modules/.package-lock.json', { packages: { 'node_modules/zod': { version: '3.9.0' } } })
    expect(staleReason(root)).toBe('zod is 3.9.0, not 4.0.0')
    write('node_modules/.package-lock.json', { packages: { 'node_modules/zod': { version: '4.0.0' } } })
    expect(staleReason(root)).toBe('zod was deleted')
  })
})

describe('adviceFor', () => {
  it.each([
    ['npm error code ENOSPC', /disk is full/],
    ['npm error code ENOTFOUND\nrequest to https://registry.npmjs.org/zod failed', /registry cannot be reached/],
    ['npm error code EACCES', /may not be written/],
    ['npm error code EUSAGE\npackage.json and package-lock.json are not in sync', /does not match/],
  ])('%s', (stderr, advice) => {
    expect(adviceFor({ status: 1, stderr, stdout: '' }, '11.0.0').join('\n')).toMatch(advice)
  })

  it('requires a newer npm when it is too old', () => {
    expect(adviceFor({ status: 1, stderr: 'npm ERR! x', stdout: '' }, '6.14.0').join('\n')).toMatch(
      /npm 6\.14\.0 is old/,
    )
  })

  it('repeats what npm said', () => {
    expect(adviceFor({ status: 1, stderr: 'npm error something new', stdout: '' }, '11.0.0')).toContain(
      'npm error something new',
    )
  })
})

describe('a local shop', () => {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'kerb-ports-'))
    mkdirSync(join(root, '.wrangler'))
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  const listen = async (port: number) => {
    const server = createServer()
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return { server, port: (server.address() as AddressInfo).port }
  }
  const note = (pid: number, port: number) => writeFileSync(runningFile(root), JSON.stringify({ pid, port }))

  it.each([
    [{}, [8787, 8788, 8789]],
    [{ PORT: '9000' }, [9000, 9001, 9002]],
    [{ PLATFORM_PORT: '9100' }, [8787, 9100, 9101]],
    [{ PORT: '9000', DEMO_PORT: '9500' }, [9000, 9001, 9500]],
  ])('with %j opens %j', (env, ports) => {
    expect(Object.values(portsFrom(env))).toEqual(ports)
  })

  it.each(['0', '70000', 'x', '80.5'])('says that %s is no port', (PORT) => {
    expect(() => portsFrom({ PORT })).toThrow(`PORT=${PORT} is no port`)
  })

  it.each([
    [{ PORT: '65534' }, 'DEMO_PORT would be 65536, which is no port'],
    [{ PORT: '65535' }, 'PLATFORM_PORT would be 65536, which is no port'],
    [{ PORT: '9000', PLATFORM_PORT: '9000' }, 'PORT and PLATFORM_PORT would both be 9000'],
    [{ DEMO_PORT: '8788' }, 'PLATFORM_PORT and DEMO_PORT would both be 8788'],
  ])('with %j says that %s', async (env, words) => {
    expect(() => portsFrom(env)).toThrow(words)
    await expect(holdRoom(root, env)).rejects.toThrow(words)
  })

  it('names the variable of each port that is taken', async () => {
    const { server, port } = await listen(0)
    const free = { PORT: await freePort(), PLATFORM_PORT: await freePort(), DEMO_PORT: await freePort() }
    for (const name of Object.keys(free)) {
      const env = Object.fromEntries(Object.entries({ ...free, [name]: port }).map(([key, value]) => [key, `${value}`]))
      await expect(holdRoom(root, env)).rejects.toThrow(`Port ${port} is already in use`)
      // With what moves the other ports, or they would be others.
      const advised = Object.entries({ ...env, [name]: port + 10 }).map(([key, value]) => `${key}=${value}`)
      await expect(holdRoom(root, env)).rejects.toThrow(`choose another: ${advised.join(' ')} npm start`)
    }
    server.close()
  })

  it('has its ports from the first moment, so that of several at once one goes on', async () => {
    const ports = {
      PORT: `${await freePort()}`,
      PLATFORM_PORT: `${await freePort()}`,
      DEMO_PORT: `${await freePort()}`,
    }
    const script = `require(${JSON.stringify(require.resolve('./ports.cjs'))}).holdRoom(process.argv[1], process.env)
      .then(() => console.log('mine'), ({ message }) => console.log(message))`
    const env = { ...process.env, ...ports }
    const starts = Array.from({ length: 4 }, () => spawn(process.execPath, ['-e', script, root], { env }))
    const said = await Promise.all(starts.map(async ({ stdout }) => `${await once(stdout, 'data')}`.trim()))
    expect(said.filter((words) => words === 'mine')).toHaveLength(1)
    await expect(holdRoom(root, ports)).rejects.toThrow(`Port ${ports.PORT} is already in use`)
    for (const words of said) expect(words).toMatch(/^mine$|Port \d+ is already in use.* choose another: PORT=/)
    const ends = Promise.all(starts.filter(({ exitCode }) => exitCode === null).map((start) => once(start, 'exit')))
    for (const start of starts) start.kill()
    await ends
    const release = await holdRoom(root, ports)
    await release()
  })

  it('gives its ports to whoever opens them, and starts over a note of its own port', async () => {
    const PORT = `${await freePort()}`
    const release = await holdRoom(root, {
      PORT,
      PLATFORM_PORT: `${await freePort()}`,
      DEMO_PORT: `${await freePort()}`,
    })
    note(process.pid, Number(PORT))
    const claim = await claimFolder(root, Number(PORT))
    claim.left()
    await release()
    const { server } = await listen(Number(PORT))
    server.close()
  })

  it('starts once from a folder, and again after it was killed', async () => {
    const { server, port } = await listen(0)
    const [PLATFORM_PORT, DEMO_PORT] = [String(await freePort()), String(await freePort())]
    const room = () => holdRoom(root, { PORT: String(port), PLATFORM_PORT, DEMO_PORT })
    note(process.pid, port)
    await expect(room()).rejects.toThrow(`already runs from this folder, at http://localhost:${port}`)
    server.close()
    await once(server, 'close')
    const release = await room()
    await release()
  })

  it.each(['', '{', 'null', '[]', '{"pid":"x","port":1}', '{"pid":1,"port":-1}'])(
    'starts where its note is %j, as a crash may leave it',
    async (text) => {
      writeFileSync(runningFile(root), text)
      const env = {
        PORT: String(await freePort()),
        PLATFORM_PORT: String(await freePort()),
        DEMO_PORT: String(await freePort()),
      }
      const release = await holdRoom(root, env)
      await release()
      const claim = await claimFolder(root, 9000)
      claim.left()
    },
  )

  it('is started once, by processes that begin at the same moment, with a note of a killed one or none', async () => {
    const script = `require(${JSON.stringify(require.resolve('./running.cjs'))}).claimFolder(process.argv[1], 9000)
      .then(() => { console.log('mine'); setInterval(() => undefined, 1000) }, ({ message }) => console.log(message))`
    for (const before of [null, { pid: 2 ** 30, port: 9000, starting: true }]) {
      rmSync(runningFile(root), { force: true })
      if (before) writeFileSync(runningFile(root), JSON.stringify(before))
      const starts = Array.from({ length: 4 }, () => spawn(process.execPath, ['-e', script, root]))
      const said = await Promise.all(starts.map(async ({ stdout }) => `${await once(stdout, 'data')}`.trim()))
      for (const start of starts) start.kill()
      expect(said.filter((words) => words === 'mine')).toHaveLength(1)
      for (const words of said) expect(words).toMatch(/^mine$|is being started from this folder/)
    }
  })
})
