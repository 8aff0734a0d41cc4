import { href } from '../../../shared/routes.ts'
import { FormFields } from '../form-fields.tsx'
import type { FormContext, PageContext } from '../page-context.ts'

/** A code of `size` by `size` modules, of which `path` draws the dark ones. */
export type QrCode = { readonly size: number; readonly path: string }

/** Formatted for display. */
export type MembershipView = {
  readonly balance: string
  /** The highest voucher that the points cover. */
  readonly note: string
  /** Points of the next voucher; null if the points cover all. */
  readonly next: { readonly words: string; readonly part: number; readonly whole: number } | null
  /** Newest first: what orders earned and spent. */
  readonly history: readonly { readonly orderNumber: string; readonly points: string; readonly when: string }[]
  /** The number that they show at the register of a store, in groups and as a code; null if it can't be had now. */
  readonly number: { readonly digits: string; readonly code: QrCode } | null
  readonly welcome: { readonly code: string; readonly until: string | null; readonly canUse: boolean } | null
}

type MembershipProps = PageContext & { form: FormContext; membership: MembershipView }

export function Membership({ site, t, form, membership }: MembershipProps) {
  const { locale } = site
  const { balance, note, next, history, number, welcome } = membership
  return (
    <>
      <section>
        <p className="title">{balance}</p>
        <p>{note}</p>
        {next ? (
          <>
            <p className="muted">{next.words}</p>
            <progress value={next.part} max={next.whole} aria-label={next.words} />
          </>
        ) : null}
      </section>
      {number ? (
        <section className="member-number" aria-labelledby="member-number">
          <h2 id="member-number">{t('member.mine')}</h2>
          <p className="title">{number.digits}</p>
          <MemberCode code={number.code} label={t('member.code')} />
          <p>{t('member.show')}</p>
          <form method="post">
            <FormFields site={site} form={form} to="account/member-number" />
            <button type="submit" className="link">
              {t('member.renew')}
            </button>
            <p className="muted">{t('member.renewLead')}</p>
          </form>
        </section>
      ) : null}
      {history.length > 0 ? (
        <section aria-labelledby="points-history">
          <h2 id="points-history">{t('people.pointsHistory')}</h2>
          <ul className="account-rows">
            {history.map(({ orderNumber, points, when }) => (
              <li key={`${orderNumber} ${points}`}>
                <a className="link" href={href.accountSection(locale, 'orders', orderNumber)}>
                  {t('people.order', { number: orderNumber })}
                </a>
                <span className="muted">{when}</span>
                <span className="amount">{points}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {welcome ? (
        <section aria-labelledby="welcome-offer">
          <h2 id="welcome-offer">{t('people.welcomeTitle')}</h2>
          <p>
            {t('people.welcomeCode')} <strong>{welcome.code}</strong>
          </p>
          {welcome.until ? <p className="muted">{welcome.until}</p> : null}
          {welcome.canUse ? (
            <form method="post" action={href.cartAction(locale, 'coupon')}>
              <FormFields site={site} form={{ ...form, returnTo: href.cart(locale) }} />
              <input type="hidden" name="coupon" value={welcome.code} />
              <button type="submit" className="link">
                {t('people.welcomeUse')}
              </button>
            </form>
          ) : (
            <p className="muted">{t('people.welcomeLater')}</p>
          )}
        </section>
      ) : null}
    </>
  )
}

/** Scanners need four light modules around a code. */
const quiet = 4

function MemberCode({ code: { size, path }, label }: { readonly code: QrCode; readonly label: string }) {
  const whole = size + 2 * quiet
  return (
    <svg
      className="member-code"
      viewBox={`${-quiet} ${-quiet} ${whole} ${whole}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
