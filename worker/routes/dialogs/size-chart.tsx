import { SizeChartDialog, sizeChartCss } from '../../../client/pages/dialogs/size-chart-dialog.tsx'
import { lengthChoices, widthChoices } from '../../../shared/sizing/foot-choices.ts'
import { isSizeChart, sizeTable } from '../../../shared/sizing/size-charts.ts'
import { isShoeChart } from '../../../shared/sizing/size-label.ts'
import { marker } from '../../render/holes.ts'
import type { PublicLoader } from '../public-loader.ts'
import { publicDialogPage } from './dialog-page.ts'

/** The size chart that a product names (`?type=`); null if there is none of that name. */
export const loadSizeChart: PublicLoader = async ({ context }) => {
  const { site, t, url } = context
  const name = url.searchParams.get('type') ?? ''
  if (!isSizeChart(name)) return null
  const kind = isShoeChart(name) || name === 'socks' ? 'foot' : 'body'
  const names = name === 'footwear' ? ([name, 'foot-sizes'] as const) : [name]
  const tables = names.map((one) => sizeTable(one, site, t))
  return publicDialogPage(
    context,
    t('sizing.title'),
    <SizeChartDialog
      site={site}
      t={t}
      kind={kind}
      tables={tables}
      finder={
        isShoeChart(name)
          ? {
              form: { csrf: marker('csrfToken'), returnTo: '' },
              lengths: lengthChoices(name, site, t),
              widths: widthChoices(t),
            }
          : null
      }
    />,
    sizeChartCss,
  )
}
