import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fontHref } from '../../client/styles/font.ts'
import { fromRoot } from '../../tools/serve/project.ts'

it('the font has the hash of what it holds in its name, wherever it is named', () => {
  const hash = createHash('sha256').update(readFileSync(fromRoot(`client/public${fontHref}`)))
  expect(fontHref).toContain(`-${hash.digest('hex').slice(0, 8)}.woff2`)
  expect(readFileSync(fromRoot('client/styles/tokens.css'), 'utf8')).toContain(`url('${fontHref}')`)
})
