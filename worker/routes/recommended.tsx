import { Recommended, type RecommendedLayout } from '../../client/pages/recommended.tsx'
import type { RequestContext } from '../context/request-context.ts'
import { type CatalogueContext, type RecommendedFor, readRecommendations } from '../services/catalogue.ts'

const deadlineMs = 3000

type Context = Pick<RequestContext, 'site' | 't'> & CatalogueContext
type Asked = RecommendedFor & {
  readonly title: string
  readonly layout: RecommendedLayout
  /** Path of a page that says where its products couldn't be read. */
  readonly path?: string
}

/** A deferred part of a page. */
export function recommendedSegment(context: Context, { title, layout, path = '', ...asked }: Asked) {
  const { site, t, config } = context
  const shown = { site, t, id: `rec-${asked.widget}`, title, layout, path: path || null }
  return {
    name: asked.widget,
    pending: readRecommendations(context, asked).then((answer) => () => (
      <Recommended {...shown} products={answer.ok ? answer.value.products : null} />
    )),
    fallback: () => <Recommended {...shown} products={null} />,
    deadlineMs: deadlineMs * config.TIMEOUT_FACTOR,
  }
}

/** Products that many buy, below a page that has nothing of its own to show. */
export const popularSegment = (context: Context) =>
  recommendedSegment(context, {
    widget: 'popular',
    productIds: [],
    count: 6,
    title: context.t('recommended.popular'),
    layout: 'six',
  })
