import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { catalogueStatus, type Operator } from './operator.ts'

/**
 * Fills an empty platform with the demo catalog, or completes an interrupted fill. A platform that has been filled
 * before, even with its own feed, is left alone. Returns whether it wrote.
 */
export async function seedOnce(
  operator: Operator & { readonly paymentSecret: string },
  statePath: string,
  log: (line: string) => void,
): Promise<boolean> {
  const marker = join(statePath, 'seeded')
  if (existsSync(marker) && (await catalogueStatus(operator)).products > 0) return false
  log('Filling the catalogue, once:')
  const { seedPlatform } = await import('../../demo/seed/send.ts')
  await seedPlatform({ ...operator, log: (line) => log(`  ${line}`) })
  await writeFile(marker, `${new Date().toISOString()}\n`)
  return true
}
