import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fromRoot } from '../../../tools/serve/project.ts'
import { type Row, verdict } from '../row.ts'

const mostDirect = 40
/** Where a package without an address of its own comes from. */
const registry = 'https://registry.npmjs.org/'

type Package = {
  resolved?: string
  integrity?: string
  link?: boolean
  inBundle?: boolean
  hasInstallScript?: boolean
  optional?: boolean
  os?: readonly string[]
}
type Lock = { readonly packages: Readonly<Record<string, Package>> }
type Manifest = Readonly<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>> & {
  readonly allowScripts: Readonly<Record<string, boolean>>
}

/** Keys as their issuers write them; a secret of the local run is none. */
const secrets = [
  /AKIA[0-9A-Z]{16}/,
  /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----/,
  /\bgh[pousr]_[A-Za-z0-9]{36}/,
  /\bsk_live_[0-9a-zA-Z]{20}/,
  /\bxox[baprs]-[0-9A-Za-z-]{20}/,
  /\bAIza[0-9A-Za-z_-]{35}/,
  /\bnpm_[A-Za-z0-9]{36}/,
  /\beyJ[\w-]{30,}\.eyJ[\w-]{30,}\.[\w-]{30,}/,
]

const readJson = <T>(path: string) => JSON.parse(readFileSync(fromRoot(path), 'utf8')) as T

export const supplyRows: readonly Row[] = [
  {
    id: 'S22',
    what: 'supply chain',
    async run() {
      const faults: string[] = []
      const { dependencies, devDependencies, allowScripts } = readJson<Manifest>('package.json')
      const direct = { ...dependencies, ...devDependencies }
      for (const [name, version] of Object.entries(direct))
        if (!/^(?:npm:[@\w/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
          faults.push(`${name} is not one version: ${version}`)
      const count = Object.keys(direct).length
      if (count > mostDirect) faults.push(`${count} direct dependencies`)
      const { packages } = readJson<Lock>('package-lock.json')
      const locked = Object.entries(packages).filter(([path, { link, inBundle }]) => path !== '' && !link && !inBundle)
      // A mirror that lacks the builds for other systems leaves them in the lock without a hash.
      const unknown = locked
        .filter(([, { integrity, optional, os }]) => !integrity && optional && os)
        .map(([path]) => path)
      for (const [path, { resolved = registry, integrity = '', hasInstallScript }] of locked) {
        if (!resolved.startsWith(registry)) faults.push(`${path} comes from ${resolved}`)
        if (!integrity.startsWith('sha512-') && !unknown.includes(path)) faults.push(`${path} has no sha512`)
        const name = path.split('node_modules/').at(-1) ?? ''
        if (hasInstallScript && !(name in allowScripts)) faults.push(`${path} has a script that nobody allowed`)
      }
      const files = execFileSync('git', ['ls-files', '-z'], { cwd: fromRoot(''), encoding: 'utf8' }).split('\0')
      for (const file of files.filter((path) => /\.(?:[cm]?[jt]sx?|json|toml|ya?ml|md|sh|env)$/.test(path))) {
        const text = readFileSync(fromRoot(file), 'utf8')
        for (const pattern of secrets) if (pattern.test(text)) faults.push(`${file} holds a key`)
      }
      const got = `${locked.length - unknown.length} packages locked by sha512, ${unknown.length} optional builds for other systems by version alone, ${count} direct, ${files.length} files without keys`
      return verdict(faults, `${got}; live advisories are not here`)
    },
  },
]
