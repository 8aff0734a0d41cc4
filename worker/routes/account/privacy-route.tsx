import { PrivacyPage, type PrivacyRefusal } from '../../../client/pages/account/privacy-page.tsx'
import type { RequestContext } from '../../context/request-context.ts'
import type { Page } from '../../render/page.ts'
import type { PageLoader } from '../pages.ts'
import { sectionPage } from './section-page.tsx'

export const privacyPage = (
  context: RequestContext,
  refusal: PrivacyRefusal | null,
  status: Page['status'] = 200,
): Page =>
  sectionPage(context, {
    title: context.t('account.privacy'),
    path: '/account/privacy',
    status,
    node: (shown) => (
      <PrivacyPage {...shown} refusal={refusal} isStores={Boolean(context.session?.person?.associate)} />
    ),
  })

export const loadPrivacyPage: PageLoader = async (c) => privacyPage(c.get('context'), null)
