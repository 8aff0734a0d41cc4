import type { MutatedFile } from '../mutant.ts'

/** The rules that keep one visitor's data out of everybody's page. */
export const pageCache: readonly MutatedFile[] = [
  {
    file: 'worker/routes/page-answer/answer-page.ts',
    mutants: [
      ['if (page.status !== 200 || page.noStore || ', 'if (page.noStore || ', 'an error page is kept'],
      ['page.status !== 200 || page.noStore ||', 'page.status !== 200 ||', 'a page that may not be stored is kept'],
      ['isContradictory || ', '', 'a page with two answers to one question is kept'],
      [' || makeshiftOf(reads, made) !== null) return', ') return', 'a page without one of its parts is kept'],
      ['  if (seconds >= policy.ifError) return null\n', '', 'a page stands in for ever'],
      ["  if (now >= (validUntil ?? Number.POSITIVE_INFINITY)) return 'over'\n", '', 'a publish window never closes'],
      ["isForAll ? made.picture() : ''", 'made.picture()', 'a picture for some is preloaded for all'],
      [
        'context: sharedRenderContext(visitor, address.url, reads)',
        'context: { ...ownRenderContext(visitor), reads }',
        'a page for everybody is rendered from its first visitor’s context',
      ],
      [
        'sharedRenderContext(visitor, address.url, reads)',
        'sharedRenderContext(visitor, visitor.url, reads)',
        'a page for everybody has its first visitor’s whole address',
      ],
    ],
  },
  {
    file: 'worker/context/render-context.ts',
    mutants: [
      ["reads.asked({ kind: 'feature', name, answer })", '', 'a feature is not in the key'],
      ["reads.asked({ kind: 'experience', name, answer })", '', 'an experience is not in the key'],
      ["reads.asked({ kind: 'dismissal', name, answer })", '', 'a dismissal is not in the key'],
      ["reads.asked({ kind: 'segment', name, answer })", '', 'a segment is not in the key'],
      ['{ ...options, asNobody: true }', 'options', 'services are asked as the first visitor'],
      ['newsletter: null,', 'newsletter: context.newsletter,', 'a typed address is in everybody’s page'],
      ['preview: null,', 'preview: context.preview,', 'an editor’s preview is in everybody’s page'],
      ['isShared: true,', 'isShared: false,', 'a page for everybody is taken for one visitor’s'],
      ['explain: () => [],', '', 'everybody’s page explains what its first visitor would get'],
      ['...common,\n    url,', '...context,\n    ...common,\n    url,', 'a page has the whole request'],
    ],
  },
  {
    file: 'worker/services/catalogue.ts',
    mutants: [['{ asNobody: true }', '{}', 'what is kept for everybody is asked as its first visitor']],
  },
  {
    file: 'worker/routes/public-loader.ts',
    mutants: [['context.isShared ? null : ', '', 'a refused form is answered in everybody’s page']],
  },
  {
    file: 'worker/render/holes.ts',
    mutants: [
      ['accountName: name ? escapeHtml(name) : null', 'accountName: name || null', 'a name is markup'],
      ["hole === fitting ? 'checked' : null", "'checked'", 'everybody wears every size'],
      ['favorites?.ids.has(productOf(hole))', 'true', 'everything is a favorite'],
    ],
  },
  {
    file: 'worker/render/page-cache/page-store.ts',
    mutants: [
      ['      if (isPurged(page, purges.ofOwn())) return\n', '', 'what was purged while it was made is kept'],
      ['`${address} ${keyOf(way)}`', '`${address}`', 'all variants of a page are one'],
    ],
  },
  {
    file: 'worker/render/page-cache/page-address.ts',
    mutants: [
      ["  if (visit.preview) return 'preview'\n", '', 'a preview is kept'],
      ["  if (visit.testContext) return 'test-context'\n", '', 'a forced variant is kept'],
      ['visit.newsletter || ', '', 'a page with a form’s answer is kept'],
    ],
  },
]
