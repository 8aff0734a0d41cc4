import { expect, it } from 'vitest'
import { scriptPosts, shopForms } from '../../../tests/harness/shop-forms.ts'
import { createApp } from '../../../worker/app.ts'
import type { Edges } from '../../../worker/edges.ts'

it('the tests with hostile input know every form', () => {
  const { routes } = createApp({} as Edges)
  const posts = routes.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/'))
  const known = [...shopForms, ...scriptPosts].map((name) => `/api/${name}`)
  expect(known.toSorted()).toEqual([...new Set(posts.map(({ path }) => path))].toSorted())
})
