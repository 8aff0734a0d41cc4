import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { fromRoot } from '../serve/project.ts'

export type PartNames = { readonly name: string; readonly camel: string; readonly pascal: string }

/** The command's NAME, if none of the `places` of that name is taken; otherwise ends the process. */
export function newName(command: string, places: (name: string) => readonly string[]): PartNames {
  const [, , name = ''] = process.argv
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    stop(`Usage: npm run ${command} -- NAME, in words of small letters joined by hyphens; not "${name}".`)
  for (const place of places(name)) if (existsSync(fromRoot(place))) stop(`${place} is there already.`)
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return { name, camel, pascal: camel.charAt(0).toUpperCase() + camel.slice(1) }
}

/** Writes the text of each file in a new folder, by the file's name. */
export function writeFolder(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(fromRoot(folder))
  for (const [file, text] of Object.entries(files)) writeFileSync(fromRoot(`${folder}/${file}`), text)
}

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}
