import { isFields } from '../../shared/json-fields.ts'
import { compileDatafile } from './compile.ts'
import { datafileFault } from './datafile-schema.ts'
import { defaults } from './defaults.ts'
import type { Project } from './project.ts'

export type ReadDatafile =
  | { readonly ok: true; readonly project: Project }
  /** The first fault, in the official SDK's words. */
  | { readonly ok: false; readonly fault: string }

const malformed = 'Datafile is invalid because it is malformed.'
const versions: readonly unknown[] = defaults.datafile.versions

/** Checks and compiles a datafile, once per revision. Whatever `json` is, this answers and does not throw. */
export function readDatafile(json: string): ReadDatafile {
  if (json.length > defaults.datafile.maxLength)
    return { ok: false, fault: `Datafile is invalid - longer than ${defaults.datafile.maxLength} characters.` }
  try {
    const datafile: unknown = JSON.parse(json)
    if (!isFields(datafile)) return { ok: false, fault: malformed }
    const { version } = datafile
    if (version !== undefined && !versions.includes(version))
      return {
        ok: false,
        fault: `This version of the JavaScript SDK does not support the given datafile version: ${String(version)}`,
      }
    const fault = datafileFault(datafile)
    return fault === null ? { ok: true, project: compileDatafile(datafile) } : { ok: false, fault }
  } catch {
    // Not JSON, or an audience's conditions are not.
    return { ok: false, fault: malformed }
  }
}
