import { useState } from 'react'
import { href } from '../../../shared/routes.ts'
import { Part } from '../../pages/checkout/part.tsx'
import { SelectField } from '../../pages/form/choices.tsx'
import { FormFields } from '../../pages/form-fields.tsx'
import type { IslandPropsOf } from '../contracts.ts'
import type { IslandContext, IslandOf } from '../island-context.ts'
import { useCheckoutStep } from '../use-checkout-step.ts'
import { refuseOffline } from '../use-send-once.ts'
import { Challenge } from './challenge.tsx'
import { usePlaceOrder } from './use-place-order.ts'

type PendingChallenge = { readonly url: string; readonly end: (result: string) => void }

/** The review of the order, and the button that places it. */
function CheckoutSummary(props: IslandContext & IslandPropsOf<'checkout-summary'>) {
  useCheckoutStep(props)
  const { site, t, slot, form, orderKey, shown, total, sale, express, wallet, paymentOrigin } = props
  const [challenge, setChallenge] = useState<PendingChallenge | null>(null)
  const runChallenge = (url: string) => new Promise<string>((resolve) => setChallenge({ url, end: resolve }))
  const { isBusy, failure, isWalletSilent, submit } = usePlaceOrder({
    site,
    t,
    form,
    wallet,
    runChallenge: runChallenge,
  })
  return (
    <>
      <form
        method="post"
        className="co-form"
        data-checkout="place"
        aria-busy={isBusy || undefined}
        onSubmitCapture={refuseOffline(t('checkout.offline'))}
        onSubmit={submit}
      >
        <FormFields site={site} form={form} to="checkout/place" />
        <input type="hidden" name="key" value={orderKey} />
        <input type="hidden" name="shown" value={shown} />
        {express === null ? null : <p className="callout">{express}</p>}
        {sale ? (
          <Part title={t('checkout.sale')}>
            <p className="muted">{sale.words}</p>
            <SelectField
              name="storeEmployeeId"
              label={t('checkout.soldBy')}
              choices={sale.employees}
              value={sale.employee}
              fault={sale.fault}
              autoComplete="off"
            />
          </Part>
        ) : null}
        <div>
          <p className="label muted">{t('checkout.legal')}</p>
          <p className="label co-legal">
            <a className="link" href={href.legal(site.locale, 'terms')}>
              {t('checkout.terms')}
            </a>
            <a className="link" href={href.legal(site.locale, 'privacy')}>
              {t('checkout.privacy')}
            </a>
          </p>
        </div>
        {slot}
        <button type="submit" className="btn co-place" disabled={isBusy}>
          {isBusy ? t('checkout.placing') : t('checkout.place', { total })}
        </button>
        <p role="status" className="f-fault" data-place-status="">
          {isWalletSilent ? (
            <>
              {t('checkout.walletSilent')}{' '}
              <a className="link" href={href.checkout(site.locale, 'billing', { bag: form.bag })}>
                {t('checkout.otherWay')}
              </a>
            </>
          ) : (
            failure
          )}
        </p>
      </form>
      {challenge ? (
        <Challenge
          t={t}
          url={challenge.url}
          origin={paymentOrigin}
          onEnd={(result) => {
            setChallenge(null)
            challenge.end(result)
          }}
        />
      ) : null}
    </>
  )
}

export const island: IslandOf<'checkout-summary'> = CheckoutSummary
