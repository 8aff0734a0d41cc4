import { expectTypeOf, it } from 'vitest'
import type { PublicContext } from './public-context.ts'
import type { RequestContext } from './request-context.ts'

it('has nothing of a visitor’s own, and nothing that is decided for one', () => {
  type Own =
    | 'session'
    | 'csrfToken'
    | 'visitorId'
    | 'newsletter'
    | 'experiments'
    | 'inSegment'
    | 'dismissed'
    | 'mayTarget'
  expectTypeOf<Own>().toExtend<keyof RequestContext>()
  expectTypeOf<keyof PublicContext & Own>().toBeNever()
  expectTypeOf<RequestContext>().toExtend<PublicContext>()
})
