import { Hono } from 'hono'
import { CollectionPointQuestion } from '../../shared/contracts/carrier.ts'
import { collectionPoint, collectionPointsNear } from './collection-points.ts'

/** The API of a carrier with parcel shops (shared/contracts/carrier.ts). */
export function carrierRoutes(): Hono {
  const app = new Hono()
  app.get('/', (c) => {
    const question = CollectionPointQuestion.safeParse(c.req.query())
    if (!question.success) return c.json({ error: 'malformed question' }, 400)
    return c.json({ collectionPoints: collectionPointsNear(question.data) })
  })
  app.get('/:id', (c) => {
    const point = collectionPoint(c.req.param('id'))
    return point ? c.json(point) : c.json({ error: 'no such collection point' }, 404)
  })
  return app
}
