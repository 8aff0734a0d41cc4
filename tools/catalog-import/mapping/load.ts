import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { UnusableFeed } from '../raw-row.ts'
import { Mapping } from './mapping.ts'

export type Dialect = 'google' | 'shopify' | 'generic'

/** A mapping file, complete with what it extends. Throws UnusableFeed with every mistake in it. */
export function loadMapping(path: string): Mapping {
  const mapping = readMapping(path)
  if (!mapping.extends) return mapping
  const base = builtInMapping(mapping.extends)
  return { ...base, ...mapping, fields: { ...base.fields, ...mapping.fields } }
}

export function builtInMapping(dialect: Dialect): Mapping {
  return readMapping(new URL(`../mappings/${dialect}.json`, import.meta.url))
}

function readMapping(path: string | URL): Mapping {
  if (!existsSync(path)) throw new UnusableFeed(`There is no mapping file ${String(path)}.`)
  let json: unknown
  try {
    json = JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new UnusableFeed(
      `The mapping file ${String(path)} is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  const parsed = Mapping.safeParse(json)
  if (parsed.success) return parsed.data
  throw new UnusableFeed(
    `The mapping file ${String(path)} has mistakes (docs/import.md describes it):\n${z.prettifyError(parsed.error)}`,
  )
}

/** Tells whose feed this is by the names in its first row. */
export function dialectOf(columns: readonly string[]): Dialect {
  const has = (...names: readonly string[]) => names.every((name) => columns.includes(name))
  if (has('handle', 'title') && (has('variantprice') || has('option1value') || has('bodyhtml'))) return 'shopify'
  const googleNames = [
    'imagelink',
    'availability',
    'itemgroupid',
    'googleproductcategory',
    'additionalimagelink',
    'saleprice',
    'gtin',
    'mpn',
  ]
  if (has('id', 'title') && googleNames.filter((name) => columns.includes(name)).length >= 2) return 'google'
  return 'generic'
}
