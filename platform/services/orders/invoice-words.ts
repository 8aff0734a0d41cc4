import type { Site } from '../../../shared/i18n/locales.ts'

export type InvoiceWords = {
  readonly title: string
  readonly order: string
  readonly date: string
  readonly billedTo: string
  readonly item: string
  readonly units: string
  readonly amount: string
  /** Amount that an associate took off by hand: the lines above are without it. Its reason follows. */
  readonly adjustment: string
  readonly subtotal: string
  readonly delivery: string
  /** Where prices hold their tax, and where it is added. */
  readonly taxIncluded: string
  readonly taxAdded: string
  readonly total: string
  readonly paidWith: string
  /** Heading of a shipment that somebody picks up. */
  readonly collectedBy: (name: string) => string
  /** Printed across an order that was given back. */
  readonly cancelled: string
}

const byLanguage: Readonly<Record<Site['language'], InvoiceWords>> = {
  en: {
    title: 'Invoice',
    order: 'Order number',
    date: 'Date',
    billedTo: 'Billed to',
    item: 'Item',
    units: 'Quantity',
    amount: 'Amount',
    adjustment: 'Price adjustment, already taken off',
    subtotal: 'Subtotal',
    delivery: 'Delivery',
    taxIncluded: 'VAT, included',
    taxAdded: 'Tax',
    total: 'Total',
    paidWith: 'Paid with',
    collectedBy: (name) => `Collected by ${name}`,
    cancelled: 'Cancelled and refunded',
  },
  de: {
    title: 'Rechnung',
    order: 'Bestellnummer',
    date: 'Datum',
    billedTo: 'Rechnung an',
    item: 'Artikel',
    units: 'Menge',
    amount: 'Betrag',
    adjustment: 'Preisanpassung, bereits abgezogen',
    subtotal: 'Zwischensumme',
    delivery: 'Lieferung',
    taxIncluded: 'Enthaltene MwSt.',
    taxAdded: 'Steuer',
    total: 'Gesamtbetrag',
    paidWith: 'Bezahlt mit',
    collectedBy: (name) => `Abholung durch ${name}`,
    cancelled: 'Storniert und erstattet',
  },
  fr: {
    title: 'Facture',
    order: 'Numéro de commande',
    date: 'Date',
    billedTo: 'Facturé à',
    item: 'Article',
    units: 'Quantité',
    amount: 'Montant',
    adjustment: 'Ajustement de prix, déjà déduit',
    subtotal: 'Sous-total',
    delivery: 'Livraison',
    taxIncluded: 'TVA comprise',
    taxAdded: 'Taxes',
    total: 'Total',
    paidWith: 'Réglé par',
    collectedBy: (name) => `Retrait par ${name}`,
    cancelled: 'Annulée et remboursée',
  },
  es: {
    title: 'Factura',
    order: 'Número de pedido',
    date: 'Fecha',
    billedTo: 'Facturado a',
    item: 'Artículo',
    units: 'Cantidad',
    amount: 'Importe',
    adjustment: 'Ajuste de precio, ya descontado',
    subtotal: 'Subtotal',
    delivery: 'Envío',
    taxIncluded: 'IVA incluido',
    taxAdded: 'Impuestos',
    total: 'Total',
    paidWith: 'Pagado con',
    collectedBy: (name) => `Lo recoge ${name}`,
    cancelled: 'Cancelado y reembolsado',
  },
  it: {
    title: 'Fattura',
    order: 'Numero d’ordine',
    date: 'Data',
    billedTo: 'Intestata a',
    item: 'Articolo',
    units: 'Quantità',
    amount: 'Importo',
    adjustment: 'Rettifica del prezzo, già detratta',
    subtotal: 'Subtotale',
    delivery: 'Consegna',
    taxIncluded: 'IVA inclusa',
    taxAdded: 'Imposte',
    total: 'Totale',
    paidWith: 'Pagato con',
    collectedBy: (name) => `Ritiro a cura di ${name}`,
    cancelled: 'Annullato e rimborsato',
  },
}

export const invoiceWords = ({ language }: Site): InvoiceWords => byLanguage[language]
