import { href } from '../../../shared/routes.ts'
import type { PageContext } from '../page-context.ts'

type WriteLinkProps = Pick<PageContext, 't'> & {
  readonly locale: PageContext['site']['locale']
  readonly productId: string
}

export const WriteLink = ({ locale, t, productId }: WriteLinkProps) => (
  <p>
    <a className="btn b2" href={href.dialog(locale, 'write-review', { product: productId })} data-dialog="">
      {t('reviews.write')}
    </a>
  </p>
)
