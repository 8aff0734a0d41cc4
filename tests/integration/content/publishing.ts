import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { run } from '../../../tools/content-push/run.ts'
import type { Terminal } from '../../../tools/terminal.ts'
import type { Shop } from '../../harness/shop.ts'

type Command = (
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
) => Promise<0 | 1 | 2>

/** An editor's folders and commands, against a shop. `dispose` removes what was written. */
export function createPublisher(shop: Shop) {
  const folders: string[] = []
  const put = (folder: string, files: Readonly<Record<string, unknown>>) => {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
    }
  }
  const command = async (target: Command, args: readonly string[]) => {
    const lines: string[] = []
    const addresses = ['--to', shop.platform.url, '--shop', shop.url, '--token', shop.adminToken]
    const exit = await target([...args, ...addresses], {}, { line: (text) => lines.push(text), confirm: null })
    return { exit, lines, text: lines.join('\n') }
  }
  return {
    put,
    folderOf(files: Readonly<Record<string, unknown>>): string {
      const folder = mkdtempSync(join(tmpdir(), 'kerb-content-'))
      folders.push(folder)
      put(folder, files)
      return folder
    },
    command,
    push: (folder: string, ...fields: string[]) => command(run, [folder, '--yes', ...fields]),
    dispose() {
      for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const page = (html: string, fields: object = {}) => ({
  title: 'Care',
  seo: { title: 'Care', description: '' },
  blocks: [{ type: 'rich-text', width: 'text', html }],
  ...fields,
})
