import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { licencesFile, lockedPackages, thirdPartyLicences } from '../../tools/licences/third-party.ts'
import { fromRoot } from '../../tools/serve/project.ts'

/** Tools' binaries for other machines, which the registry that the lock file was written from does not have. */
const elsewhere = /^(?:@biomejs\/cli-|@oxc-parser\/binding-)/

it('every package is locked to its content', () => {
  const unlocked = lockedPackages().filter(({ integrity }) => !integrity?.startsWith('sha512-'))
  const forOtherMachines = unlocked.filter(
    ({ name, dev, optional, os, cpu }) => dev && optional && os && cpu && elsewhere.test(name),
  )
  expect(unlocked.map(({ name }) => name)).toEqual(forOtherMachines.map(({ name }) => name))
})

it('what is deployed may be: every licence is known, and its text comes along', () => {
  expect(readFileSync(fromRoot(licencesFile), 'utf8'), 'npm run licences').toBe(thirdPartyLicences())
  const licences = [...readFileSync(fromRoot(licencesFile), 'utf8').matchAll(/^\| \S+ \| [\d.]+\S* \| (.+) \|$/gm)]
  expect(licences.length).toBeGreaterThan(12)
  const permitted = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'MPL-2.0'])
  expect(licences.map(([, licence = '']) => licence).filter((licence) => !permitted.has(licence))).toEqual([])
})
