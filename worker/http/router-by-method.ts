import { METHOD_NAME_ALL, type Router } from 'hono/router'
import { RegExpRouter } from 'hono/router/reg-exp-router'

/**
 * Hono's fast router, one for each method, which is built at that method's first request: most of the shop's routes
 * take what is posted, and a Worker's first request seldom posts. A path that the fast router can't take is an error.
 */
export class RouterByMethod<Handler> implements Router<Handler> {
  readonly name = 'RouterByMethod'
  readonly #routes: (readonly [method: string, path: string, handler: Handler])[] = []
  readonly #routers = new Map<string, Router<Handler>>()

  add(method: string, path: string, handler: Handler): void {
    this.#routes.push([method, path, handler])
  }

  match(method: string, path: string): ReturnType<Router<Handler>['match']> {
    const known = this.#routers.get(method)
    return (known ?? this.#build(method)).match(method, path)
  }

  #build(method: string): Router<Handler> {
    const router = new RegExpRouter<Handler>()
    for (const [of, path, handler] of this.#routes)
      if (of === method || of === METHOD_NAME_ALL) router.add(METHOD_NAME_ALL, path, handler)
    this.#routers.set(method, router)
    return router
  }
}
