import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { fromRoot } from '../serve/project.ts'

export const licencesFile = 'docs/third-party-licences.md'

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().default(''),
      license: z.string().default('not stated'),
      integrity: z.string().optional(),
      dev: z.boolean().default(false),
      devOptional: z.boolean().default(false),
      optional: z.boolean().default(false),
      os: z.array(z.string()).optional(),
      cpu: z.array(z.string()).optional(),
    }),
  ),
})

/** Every package of package-lock.json by its folder; the project itself is no package. */
export function lockedPackages() {
  const { packages } = Lock.parse(JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8')))
  return Object.entries(packages).flatMap(([folder, locked]) =>
    folder === '' ? [] : [{ folder, name: folder.replace(/^.*node_modules\//, ''), ...locked }],
  )
}

const licenceText = (folder: string): string => {
  const file = readdirSync(fromRoot(folder)).find((name) => /^licen[cs]e/i.test(name))
  return file ? readFileSync(fromRoot(join(folder, file)), 'utf8').trim() : 'The package has no licence file.'
}

/**
 * The packages bundled into the Workers and the browser's scripts, with their licenses, which must accompany every
 * copy.
 */
export function thirdPartyLicences(): string {
  const bundled = lockedPackages()
    .filter(({ dev, devOptional, optional }) => !dev && !devOptional && !optional)
    .sort((a, b) => a.folder.localeCompare(b.folder, 'en'))
  const rows = bundled.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`)
  const texts = bundled.map(({ folder, name }) => `## ${name}\n\n\`\`\`text\n${licenceText(folder)}\n\`\`\`\n`)
  const head = `# Third-party licences

Packages that may be part of what is deployed, their own dependencies with them. Written by \`npm run licences\`; a test of the build says when that
is due. What only builds and tests the shop is not in it.

The gazetteer (decisions/0047-places.md) has places of GeoNames (https://www.geonames.org, CC BY 4.0), postal codes of INSEE and DGFiP (Licence Ouverte) and
of zipcodes (BSD, copyright 2007 Dav Glass).

| package | version | licence |
|---|---|---|`
  return `${[head, ...rows].join('\n')}\n\n${texts.join('\n')}`
}
