import type { ShippingMethodCode } from '../../contracts/cart.ts'
import { type LocaleTexts, textIn } from '../../i18n/locale-texts.ts'
import type { Locale } from '../../i18n/locales.ts'

const labels: Readonly<Record<ShippingMethodCode, LocaleTexts>> = {
  standard: {
    en: 'Standard delivery',
    de: 'Standardversand',
    fr: 'Livraison standard',
    es: 'Envío estándar',
    it: 'Consegna standard',
  },
  digital: {
    en: 'By email',
    de: 'Per E-Mail',
    fr: 'Par e-mail',
    es: 'Por correo electrónico',
    it: 'Via e-mail',
  },
  pickup: {
    en: 'Pick up in store',
    de: 'Im Laden abholen',
    fr: 'Retrait en magasin',
    es: 'Recogida en tienda',
    it: 'Ritiro in negozio',
  },
  pudo: {
    en: 'Collection point',
    de: 'Abholstation',
    fr: 'Point relais',
    es: 'Punto de recogida',
    it: 'Punto di ritiro',
  },
  sts: {
    en: 'Ship to store',
    de: 'Lieferung in den Laden',
    fr: 'Livraison en magasin',
    es: 'Envío a tienda',
    it: 'Spedizione in negozio',
  },
  customs: {
    en: 'Made to order, delivered to you',
    de: 'Für dich gefertigt und geliefert',
    fr: 'Fabriqué pour vous, livré chez vous',
    es: 'Hecho por encargo y enviado a casa',
    it: 'Fatto su ordinazione, consegnato a casa',
  },
  me: {
    en: 'Taken along today',
    de: 'Heute mitgenommen',
    fr: 'Emporté aujourd’hui',
    es: 'Para llevar hoy',
    it: 'Da portare via oggi',
  },
}

/** The localized name of a delivery method. */
export const shippingLabel = (code: ShippingMethodCode, locale: Locale): string => textIn(labels[code], locale)
