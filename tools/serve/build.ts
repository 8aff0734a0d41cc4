import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fromRoot } from './project.ts'

/** In this order: the Worker names the files that the browser build wrote. */
export const buildModes = ['browser', 'worker', 'platform', 'demo', 'drawing', 'hashing'] as const
export type BuildMode = (typeof buildModes)[number]

const stampFile = fromRoot('dist/.stamp')
const rooms = [
  'client',
  'shared',
  'worker',
  'accounts',
  'backend',
  'experimentation',
  'publishing',
  'reviews',
  'platform',
  'demo',
]
const configuration = ['package-lock.json', 'vite.config.ts']
const notBuilt = /\.test\.tsx?$|\.md$|tsconfig\.json$|\.toml$|\.sql$/

/** SHA-256 over path and content of everything a build reads, as hex. */
async function hashSources(): Promise<string> {
  const listed = await Promise.all(rooms.map(filesOf))
  const hash = createHash('sha256')
  for (const path of [...configuration, ...listed.flat()].sort()) {
    hash.update(`${path}\0`).update(await readFile(fromRoot(path)))
  }
  return hash.digest('hex')
}

async function filesOf(room: string): Promise<string[]> {
  const entries = await readdir(fromRoot(room), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !notBuilt.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(fromRoot('').length))
}

/** Builds one output. Rejects with the builder's own words. */
async function build(mode: BuildMode, buildId: string): Promise<void> {
  const args = [fromRoot('node_modules/vite/bin/vite.js'), 'build', '--mode', mode, '--logLevel', 'warn']
  const child = spawn(process.execPath, args, {
    cwd: fromRoot(''),
    env: { ...process.env, NODE_ENV: 'production', BUILD_ID: buildId, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`The ${mode} build failed:\n${output.trim()}`)
}

/** Fills dist/; the build id is the first 12 hex digits of the sources' hash. */
export async function buildAll(): Promise<void> {
  const hash = await hashSources()
  await markStale()
  for (const mode of buildModes) await build(mode, hash.slice(0, 12))
  await writeFile(stampFile, hash)
}

/** The next `buildIfStale` builds. */
export const markStale = (): Promise<void> => rm(stampFile, { force: true })

/** Builds when dist/ is missing or older than its sources. Returns whether it did. */
export async function buildIfStale(): Promise<boolean> {
  const stamp = await readFile(stampFile, 'utf8').catch(() => '')
  if (stamp === (await hashSources())) return false
  await buildAll()
  return true
}
