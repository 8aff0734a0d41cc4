import { SaleChoice } from '../../../client/pages/account/sale-choice.tsx'
import { accountPageCss, type SignInFaults, SignInPage } from '../../../client/pages/account/sign-in-page.tsx'
import { href } from '../../../shared/routes.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { ReturnTo } from '../../http/forms/return-to.ts'
import type { Page } from '../../render/page.ts'
import { formContext } from '../form-context.ts'
import { formAnswer } from '../page-answer/form-answer.ts'
import type { PageLoader } from '../pages.ts'
import { passkeyProps } from './passkey-view.ts'

/** Entries of the shopper, to be shown again. */
export type Typed = {
  readonly door: 'shop' | 'associate'
  readonly email: string
  readonly storeId?: string
  readonly sale?: SaleChoice | undefined
}

/** `down`: the failure isn't the shopper's fault. */
export type SignInFault = { readonly fault?: string; readonly faults?: SignInFaults; readonly down?: boolean }

/** Either sign-in form; after a refusal, with the submitted values and the errors. */
export function signInPage(
  context: RequestContext,
  { door, email, storeId, sale = 'new', returnTo }: Typed & { readonly returnTo: string },
  refused: SignInFault | null,
): Page {
  const { site, t, session } = context
  const associate = door === 'associate'
  return {
    status: refused === null ? 200 : refused.down ? 503 : 400,
    title: t('site.titleSuffix', { title: t(associate ? 'people.associateTitle' : 'people.title') }),
    description: t(associate ? 'people.associateDescription' : 'people.description'),
    canonical: associate ? '/associate-login' : '/account',
    index: false,
    jsonLd: [],
    css: accountPageCss,
    segments: [
      {
        name: 'sign-in',
        node: () => (
          <SignInPage
            site={site}
            t={t}
            form={formContext(context, returnTo)}
            door={door}
            email={email}
            passkey={associate ? null : passkeyProps(context, 'sign-in')}
            {...(storeId !== undefined && { storeId })}
            {...(associate && session?.endedSale?.basketId && { sale })}
            {...(refused?.fault !== undefined && { fault: refused.fault })}
            {...(refused?.faults && { faults: refused.faults })}
          />
        ),
      },
    ],
    content: [],
    noStore: true,
  }
}

type SignInAgain = Typed & { readonly returnTo: string; readonly fault: SignInFault }
export const answerSignIn = formAnswer('sign-in', (c, { fault, ...typed }: SignInAgain) =>
  signInPage(c.get('context'), typed, fault),
)

export const returnToOf = (context: RequestContext, otherwise: string): string =>
  ReturnTo.parse(context.url.searchParams.get('returnTo') ?? undefined) ?? otherwise

/** An associate who is already signed in needs no form. */
export const loadAssociateLoginPage: PageLoader = async (c) => {
  const context = c.get('context')
  const home = href.home(context.locale)
  if (context.session?.person?.associate) return { redirect: href.account(context.locale), status: 302 }
  const sale = SaleChoice.safeParse(context.url.searchParams.get('sale')).data
  return signInPage(context, { door: 'associate', email: '', sale, returnTo: returnToOf(context, home) }, null)
}
