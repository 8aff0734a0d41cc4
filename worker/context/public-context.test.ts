import { expectTypeOf, it } from 'vitest'
import type { PublicContext } from './public-context.ts'
import type { RequestContext } from './request-context.ts'

it('has nothing of a visitor’s own', () => {
  type Own = 'session' | 'csrfToken' | 'visitorId' | 'newsletter'
  expectTypeOf<Own>().toExtend<keyof RequestContext>()
  expectTypeOf<keyof PublicContext & Own>().toBeNever()
  expectTypeOf<RequestContext>().toExtend<PublicContext>()
})
