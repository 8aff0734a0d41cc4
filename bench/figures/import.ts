import type { Figure } from '../figure.ts'
import { measureImport } from '../import.ts'

export const importFigures: readonly Figure[] = [
  {
    id: 'shop.import',
    goal: 300,
    unit: 'MB peak memory of the import, 50,000 rows',
    measure: async ({ runtime, log }) => {
      const { rows, peakRssMb, rowsPerSecond } = await measureImport({
        origin: runtime.platformUrl,
        token: runtime.adminToken,
      })
      log(`shop.import: ${rows} rows, ${Math.round(rowsPerSecond)} rows a second`)
      return peakRssMb
    },
  },
]
