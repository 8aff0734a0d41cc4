import { createPlatform } from './app.ts'
import type { Env } from './env.ts'

export { CartObject } from './objects/cart.ts'

let app: ReturnType<typeof createPlatform> | undefined

export default {
  fetch(request: Request, env: Env, context: ExecutionContext): Response | Promise<Response> {
    app ??= createPlatform(env)
    return app.fetch(request, env, context)
  },
}
