import { expectTypeOf, it } from 'vitest'
import type { PublicContext } from './public-context.ts'
import type { RequestContext } from './request-context.ts'

it('has nothing of a visitor’s own', () => {
  expectTypeOf<keyof RequestContext & ('session' | 'csrfToken' | 'visitorId')>().not.toBeNever()
  expectTypeOf<keyof PublicContext & ('session' | 'csrfToken' | 'visitorId')>().toBeNever()
  expectTypeOf<RequestContext>().toExtend<PublicContext>()
})
