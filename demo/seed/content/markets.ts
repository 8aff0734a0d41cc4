import { freeShippingFrom, standardShippingPrice } from '../../../shared/cart/delivery/shipping.ts'
import { type Locale, sites } from '../../../shared/i18n/locales.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { dateText } from '../../../shared/time/clock.ts'

/** Values of the placeholders `{…}` in page copy by market. Companies, addresses and phone numbers are invented. */
type Fact = 'currency' | 'unit' | 'company' | 'address' | 'phone' | 'hours' | 'taxes' | 'law' | 'country'
type Market = Readonly<Record<Fact, string>>

const markets: Readonly<Record<Locale, Market>> = {
  'en-us': {
    currency: 'US dollars',
    unit: 'dollar',
    company: 'Kerb Goods Inc.',
    address: '418 Lantern Street, New York, NY 10012',
    phone: '+1 212-555-0100',
    hours: 'Monday to Saturday, 9 a.m. to 8 p.m. Eastern',
    taxes: 'Sales tax is added at checkout where it applies.',
    law: 'the law of the State of New York',
    country: 'the United States',
  },
  'en-ca': {
    currency: 'Canadian dollars',
    unit: 'dollar',
    company: 'Kerb Goods Canada Inc.',
    address: '734 Ropewalk Street, Toronto, ON M6J 1G1',
    phone: '+1 416-555-0100',
    hours: 'Monday to Saturday, 9 a.m. to 8 p.m. Eastern',
    taxes: 'GST, HST, PST and QST are added at checkout where they apply.',
    law: 'the law of the Province of Ontario',
    country: 'Canada',
  },
  'fr-ca': {
    currency: 'dollars canadiens',
    unit: 'dollar',
    company: 'Kerb Goods Canada Inc.',
    address: '5241, rue du Viaduc, Montréal (Québec) H2T 1S4',
    phone: '+1 514-555-0100',
    hours: 'du lundi au samedi, de 9 h à 20 h, heure de l’Est',
    taxes: 'Les taxes sont ajoutées au moment du paiement.',
    law: 'le droit du Québec',
    country: 'Canada',
  },
  'en-gb': {
    currency: 'pounds sterling',
    unit: 'pound',
    company: 'Kerb Goods Ltd',
    address: '24 Lamplight Street, London E2 7DP',
    phone: '020 7946 0100',
    hours: 'Monday to Saturday, 8 a.m. to 7 p.m.',
    taxes: 'Prices include VAT.',
    law: 'the law of England and Wales',
    country: 'the United Kingdom',
  },
  'de-de': {
    currency: 'Euro',
    unit: 'Euro',
    company: 'Kerb Goods GmbH',
    address: 'Laternengasse 71, 10119 Berlin',
    phone: '+49 30 23125 100',
    hours: 'Montag bis Samstag, 9 bis 19 Uhr',
    taxes: 'Alle Preise enthalten die Mehrwertsteuer.',
    law: 'deutsches Recht',
    country: 'Deutschland',
  },
  'fr-fr': {
    currency: 'euros',
    unit: 'euro',
    company: 'Kerb Goods France SAS',
    address: '36, rue de la Lanterne, 75010 Paris',
    phone: '01 99 00 10 00',
    hours: 'du lundi au samedi, de 9 h à 19 h',
    taxes: 'Les prix comprennent la TVA.',
    law: 'le droit français',
    country: 'France',
  },
  'es-es': {
    currency: 'euros',
    unit: 'euro',
    company: 'Kerb Goods España S.L.',
    address: 'Calle del Farol 28, 28004 Madrid',
    phone: '+34 910 000 100',
    hours: 'de lunes a sábado, de 9 a 19 h',
    taxes: 'Los precios incluyen el IVA.',
    law: 'la ley española',
    country: 'España',
  },
  'it-it': {
    currency: 'euro',
    unit: 'euro',
    company: 'Kerb Goods Italia S.r.l.',
    address: 'Via del Lampione 19, 20159 Milano',
    phone: '+39 02 0000 1100',
    hours: 'dal lunedì al sabato, dalle 9 alle 19',
    taxes: 'I prezzi comprendono l’IVA.',
    law: 'la legge italiana',
    country: 'Italia',
  },
}

/** Values by placeholder name; `referenceDate` is shown as the date of the last change. */
export function factsOf(locale: Locale, referenceDate: string): Readonly<Record<string, string>> {
  const { currency } = sites[locale]
  return {
    ...markets[locale],
    email: `help-${locale}@kerb.example`,
    freeFrom: formatMoney(freeShippingFrom[currency], currency, locale),
    standard: formatMoney(standardShippingPrice[currency], currency, locale),
    updated: dateText(sites[locale], referenceDate),
  }
}
