import { validUntilHeader } from '../../../shared/operations/content.ts'
import { seal } from '../../http/cookies/cookies.ts'
import { createTestApp, documentOf, type TestAppOptions } from '../../test-app.fixtures.ts'

type Asked = { readonly path: string; readonly headers: Headers }

/** A storefront on a content service that has a menu, a footer and these pages, and nothing else. */
export function smallShop({ vars, pages = {}, datafile, sharedCache }: SmallShopOptions) {
  const asked: Asked[] = []
  const documents = new Map<string, unknown>(
    Object.entries(pages).map(([slug, blocks]) => [slug, documentOf(slug, blocks)]),
  )
  const windowEdges = new Map<string, number>()
  let failing: { readonly status: number; readonly below: string } | null = null
  const app = createTestApp({
    ...(vars && { vars }),
    ...(sharedCache && { sharedCache }),
    answer({ pathname: path }, init) {
      asked.push({ path, headers: new Headers(init.headers) })
      if (path.startsWith('/datafiles/')) return Response.json(datafile?.())
      if (failing && path.startsWith(failing.below)) return new Response('{}', { status: failing.status })
      if (path.includes('/menu/')) return Response.json({ id: 'menu', revision: 1, items: [] })
      if (path.includes('/footer/'))
        return Response.json({ id: 'footer', revision: 1, columns: [], legal: [], smallPrint: '' })
      const slug = path.includes('/page/') ? (path.split('/').at(-1) ?? '') : ''
      const document = documents.get(slug)
      const edge = windowEdges.get(slug)
      const headers = edge === undefined ? {} : { [validUntilHeader]: new Date(edge).toISOString() }
      return document ? Response.json(document, { headers }) : new Response('{}', { status: 404, headers })
    },
  })
  return {
    ...app,
    asked,
    documents,
    /** When the publish window of a page's document opens or closes next, by slug (epoch milliseconds). */
    windowEdges,
    /** Services answer this, all or those below a path, or again what they have. */
    answerAll: (status: number | null, below = '/'): void => {
      failing = status === null ? null : { status, below }
    },
    async visit(path: string, cookie = '', init: RequestInit = {}) {
      const answer = await app.request(path, { ...init, headers: { ...init.headers, cookie } })
      const html = await answer.text()
      await app.settled()
      return { html, state: answer.headers.get('x-page-cache'), headers: answer.headers, status: answer.status }
    },
  }
}
type SmallShopOptions = Pick<TestAppOptions, 'vars' | 'sharedCache'> & {
  readonly pages?: Readonly<Record<string, readonly unknown[]>>
  readonly datafile?: () => unknown
}

const secret = 's'.repeat(32)

/** The cookies of somebody who is signed in. */
export async function signedIn(firstName: string, traits: readonly string[], cartCount: number): Promise<string> {
  const session = {
    v: 2,
    userId: `user-of-${firstName}`,
    accessToken: `token-of-${firstName}`,
    accessExpiresAt: 9_999_999_999_999,
    refreshToken: `refresh-of-${firstName}`,
    basketId: `basket-of-${firstName}`,
    person: { firstName, kind: 'registered', traits, employeeTermsAccepted: true, associate: null },
  }
  const [own, count] = await Promise.all([seal(secret, 'session', session), seal(secret, 'cartCount', cartCount)])
  return `__Host-kerb-session=${own}; __Host-kerb-cart-count=${count}`
}
