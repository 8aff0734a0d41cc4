import type { MutatedFile } from '../mutant.ts'

/** Outside of the four rooms: what once survived and must not. */
export const beyond: readonly MutatedFile[] = [
  {
    file: 'worker/context/preview.ts',
    mutants: [['expiresAt > now.getTime()', 'expiresAt > 0', 'a preview never ends']],
  },
  {
    file: 'client/pages/document.tsx',
    mutants: [
      ['page.jsonLd.map(scriptJson)', 'page.jsonLd.map((one) => JSON.stringify(one))', 'JSON-LD ends its element'],
    ],
  },
  {
    file: 'client/blocks/parts/island.tsx',
    mutants: [
      [
        "JSON.stringify(value).replaceAll('<', '\\\\u003c')",
        'JSON.stringify(value)',
        'JSON of islands and pages ends its element',
      ],
    ],
  },
]
