import { expect, expectTypeOf, it } from 'vitest'
import { startReads } from './page-reads.ts'
import { type RenderContext, sharedRenderContext } from './render-context.ts'
import type { RequestContext } from './request-context.ts'

/** Fields that no page is rendered from. A new field of a request belongs here until a page needs it. */
const hidden = {
  nonce: 'canary-nonce',
  visitorId: 'canary-visitor',
  newVisitor: true,
  csrfToken: 'canary-csrf',
  session: 'canary-session',
  favorites: 'canary-favorites',
  foot: 'canary-foot',
  consent: 'canary-consent',
  elsewhere: 'canary-elsewhere',
  mayTarget: true,
  analytics: 'canary-analytics',
  experimentVisitor: 'canary-experiments',
  clientAddress: 'canary-address',
  clientDevice: 'canary-device',
  channel: 'canary-channel',
  userAgent: 'canary-browser',
  onLimited: () => undefined,
  onChallenged: () => undefined,
  wasChallenged: () => false,
  onProofAsked: async () => undefined,
  captchas: 'canary-captchas',
} satisfies Record<Exclude<keyof RequestContext, keyof RenderContext>, unknown>

const shown = {
  url: new URL('https://shop.example/en-us?own=1'),
  route: null,
  site: {},
  locale: 'en-us',
  t: () => '',
  raw: () => '',
  now: new Date(0),
  config: { BRAND: 'kerb', ENVIRONMENT: 'test', TIMEOUT_FACTOR: 1, SESSION_SECRET: 'canary-secret' },
  preview: 'canary-preview',
  testContext: 'canary-test-context',
  newsletter: 'canary-newsletter',
  features: { has: () => true, numberOf: () => 30 },
  experiments: { prepare: async () => undefined, explain: () => ['canary'], decide: () => 'loud' },
  dismissed: new Set(['canary-dismissed']),
  inSegment: () => true,
  reads: startReads(),
  trace: { id: 'canary-request', cached: () => undefined },
  call: async () => ({ ok: true, value: null }),
  background: () => undefined,
}

const texts = (value: object): string =>
  JSON.stringify(
    Object.values(value).flatMap((field) =>
      field && typeof field === 'object' ? [field, Object.values(field)] : [field],
    ),
  )

it('has nothing of a visitor’s own, neither by type nor when it runs', () => {
  expectTypeOf<keyof typeof hidden & keyof RenderContext>().toBeNever()
  // Whole, a request's context is none that a page may be rendered from.
  expectTypeOf<RequestContext>().not.toExtend<RenderContext>()
  const context = { ...hidden, ...shown } as unknown as RequestContext
  const shared = sharedRenderContext(context, new URL('https://shop.example/en-us'), startReads())
  expect(Object.keys(shared).filter((name) => name in hidden)).toEqual([])
  expect(texts(shared)).not.toContain('canary')
  expect(shared.experiments.explain('banner')).toEqual([])
  expect([shared.url.search, shared.isShared]).toEqual(['', true])
})

it('does not compile where a page is rendered from what is one visitor’s', () => {
  const render = (context: RenderContext) => [
    // @ts-expect-error The session is one visitor's.
    context.session,
    // @ts-expect-error So is the network address,
    context.clientAddress,
    // @ts-expect-error the browser,
    context.userAgent,
    // @ts-expect-error the list of favorites,
    context.favorites,
    // @ts-expect-error and the token of forms.
    context.csrfToken,
    // @ts-expect-error A secret of the shop is nobody's to show.
    context.config.SESSION_SECRET,
  ]
  const context = { ...hidden, ...shown } as unknown as RequestContext
  const rendered = render(sharedRenderContext(context, shown.url, startReads()))
  expect(rendered).toEqual(rendered.map(() => undefined))
})

it('records every answer about the visitor', () => {
  const reads = startReads()
  const context = { ...hidden, ...shown } as unknown as RequestContext
  const shared = sharedRenderContext(context, shown.url, reads)
  shared.features.has('allowFavorites')
  shared.experiments.decide('banner')
  shared.dismissed.has('canary-dismissed')
  shared.inSegment('loyalty-loggedin')
  expect(reads.summary().way).toEqual([
    { kind: 'feature', name: 'allowFavorites', answer: true },
    { kind: 'experience', name: 'banner', answer: 'loud' },
    { kind: 'dismissal', name: 'canary-dismissed', answer: true },
    { kind: 'segment', name: 'loyalty-loggedin', answer: true },
  ])
})

it('asks services as nobody', async () => {
  const asked: unknown[] = []
  const call = async (...input: readonly unknown[]) => {
    asked.push(input)
    return { ok: true, value: null }
  }
  const context = { ...hidden, ...shown, call } as unknown as RequestContext
  await sharedRenderContext(context, shown.url, startReads()).call('stores.search', {} as never, { timeoutMs: 5 })
  expect(asked).toEqual([['stores.search', {}, { timeoutMs: 5, asNobody: true }]])
})
