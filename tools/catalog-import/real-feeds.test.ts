import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { sharedData } from '../../tests/harness/shared-data.ts'
import { run } from './run.ts'
import { recordingTerminal } from './terminal.fixtures.ts'

const data = sharedData('products')
const mapping = (name: string) => fileURLToPath(new URL(`mappings/${name}.json`, import.meta.url))
const feeds = [
  { file: 'magento2-luma/ConfigurableSampleData_fixtures_products.csv', name: 'magento', rows: 1994, products: 417 },
  { file: 'commercetools-sunrise/products.csv', name: 'commercetools', rows: 102, products: 27 },
  { file: 'saleor/populatedb_data.json', name: 'saleor', rows: 73, products: 32 },
  { file: 'spree/products.csv', name: 'spree', rows: 211, products: 87 },
]

describe.skipIf(!data)('published feeds', () => {
  it.each(feeds)('$name: every row makes its product', async ({ file, name, rows, products }) => {
    const terminal = recordingTerminal()
    const code = await run(
      [join(data ?? '', file), '--mapping', mapping(name), '--dry-run', '--origin', 'http://127.0.0.1:9'],
      {},
      terminal,
    )
    const output = terminal.written()
    expect(output).toContain(`Dry run: ${products} products`)
    expect(output).toMatch(new RegExp(`^${rows} rows in`, 'm'))
    expect(output).not.toContain('✗')
    expect(code).toBe(0)
  })
})
