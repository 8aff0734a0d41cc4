import { expect, it } from 'vitest'
import { blocks } from '../../../client/blocks/registry.ts'
import { seedDocuments } from './content/documents.ts'
it('parses', () => { let n=0
  for (const d of seedDocuments('2026-11-15')) for (const b of (d.document['blocks'] as any[]) ?? []) { const def=blocks[b.type]; expect(def,b.type).toBeDefined(); const r=def!.props.safeParse(b); expect(r.error, d.key+b.type).toBeUndefined(); const lost=Object.keys(b).filter(k=>k!=='type'&&!(k in (r.data as any))); if(lost.length) console.log(d.key,b.type,lost); n++ }
  console.log(n) })
