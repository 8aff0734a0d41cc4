import { readdirSync, watch } from 'node:fs'
import { join } from 'node:path'

/**
 * Calls back with the path of every file that is written, replaced, added or removed under `root`. One watcher per folder: a recursive one
 * loses a file on Linux as soon as an editor saves it by renaming a new one over it.
 */
export function watchTree(root: string, signal: AbortSignal, onChange: (path: string) => void): void {
  const watched = new Set<string>()
  const add = (folder: string): void => {
    if (watched.has(folder)) return
    watched.add(folder)
    const watcher = watch(folder, { signal }, (event, name) => {
      if (!name) return
      const path = join(folder, name)
      onChange(path)
      if (event === 'rename') for (const found of foldersIn(folder)) add(found)
    })
    watcher.on('error', () => {
      watched.delete(folder)
      watcher.close()
    })
    for (const found of foldersIn(folder)) add(found)
  }
  add(root)
}

/** Empty for a folder that is gone by now. */
function foldersIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    return entries.filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name))
  } catch {
    return []
  }
}
