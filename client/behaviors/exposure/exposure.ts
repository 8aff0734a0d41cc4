import { openReports, reportKinds } from '../../state/reports.ts'
import type { Attach } from '../attach.ts'

/** Reports the experiments on a prefetched page, or its events, once it is shown. */
export const attach: Attach<'exposure'> = (_, { list, of }) => {
  const report = openReports(reportKinds[of])
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', () => report(list), { once: true })
  else report(list)
}
