import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyTree } from '../../bench/mutants/tree-copy.ts'
import { freePort } from '../../tools/serve/ports.ts'
import { stateTemplate } from './seeded-state.ts'

const startTimeoutMs = 120_000

export type Edit = { readonly file: string; readonly from: string; readonly to: string }

export type DevShop = {
  readonly url: string
  /** Everything written to standard output and standard error so far. */
  output(): string
  /** Saves the file with the edit; the answer saves it as it was. */
  save(edit: Edit): () => void
  /** Ends the command itself at once, with no time to end what it has started. */
  kill(): void
  close(): Promise<void>
}

/** `npm run dev` on a copy of the tree, which may be edited. Resolves when it watches. */
export async function openDevShop(): Promise<DevShop> {
  const { root, remove } = copyTree()
  const [shopPort, platformPort, demoPort] = [await freePort(), await freePort(), await freePort()]
  cpSync(await stateTemplate('demo'), join(root, '.wrangler/state'), { recursive: true })
  writeFileSync(join(root, '.wrangler/state/seeded'), '')
  const ports = { PORT: `${shopPort}`, PLATFORM_PORT: `${platformPort}`, DEMO_PORT: `${demoPort}` }
  const dev = spawn(process.execPath, ['tools/dev.ts'], { cwd: root, env: { ...process.env, ...ports } })
  let output = ''
  for (const stream of [dev.stdout, dev.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const close = async () => {
    await stop(dev)
    remove()
  }
  try {
    await written(dev, () => output.includes('watching'))
  } catch (error) {
    await close()
    throw new Error(`npm run dev did not start:\n${output}`, { cause: error })
  }
  return {
    url: `http://127.0.0.1:${shopPort}`,
    output: () => output,
    save({ file, from, to }) {
      const path = join(root, file)
      const source = readFileSync(path, 'utf8')
      if (!source.includes(from)) throw new Error(`${file} has no ${from}`)
      writeFileSync(
        path,
        source.replace(from, () => to),
      )
      return () => writeFileSync(path, source)
    },
    kill: () => dev.kill('SIGKILL'),
    close,
  }
}

async function written(dev: ChildProcess, isThere: () => boolean): Promise<void> {
  const signal = AbortSignal.timeout(startTimeoutMs)
  while (!isThere()) {
    if (dev.exitCode !== null) throw new Error(`It ended with ${dev.exitCode}.`)
    if (dev.stdout) await once(dev.stdout, 'data', { signal })
  }
}

async function stop(dev: ChildProcess): Promise<void> {
  if (dev.exitCode !== null || dev.signalCode !== null) return
  dev.kill('SIGINT')
  await once(dev, 'close')
}
