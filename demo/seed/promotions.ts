import type { z } from 'zod'
import type { Coupon, Promotion } from '../../shared/contracts/promotion.ts'
import { giftProductId } from './articles.ts'
import { giftUpc } from './gifts.ts'

type PromotionInput = z.input<typeof Promotion>
type CouponInput = z.input<typeof Coupon>

/** Ten percent off above an amount that most carts come close to; the cart shows how much is missing. */
const largerOrders: PromotionInput = {
  promotionId: 'larger-orders',
  level: 'ORDER',
  name: {
    en: '10% off larger orders',
    de: '10 % auf größere Bestellungen',
    fr: '10 % sur les grandes commandes',
    es: '10 % en pedidos grandes',
    it: '10% sugli ordini più grandi',
  },
  callout: {
    en: '{amount} to go|10% off your whole order|It comes off by itself.',
    de: 'Noch {amount}|10 % auf deine ganze Bestellung|Der Rabatt kommt von selbst.',
    fr: 'Plus que {amount}|10 % sur toute votre commande|La remise se fait toute seule.',
    es: 'Te faltan {amount}|10 % en todo tu pedido|Se descuenta solo.',
    it: 'Mancano {amount}|10% su tutto l’ordine|Lo sconto arriva da solo.',
  },
  condition: { minAmount: { USD: 15_000, CAD: 19_900, GBP: 12_000, EUR: 13_900 } },
  benefit: { kind: 'percent', rate: 1000 },
  priority: 20,
}

const pouch: PromotionInput = {
  promotionId: 'lace-pouch',
  level: 'ORDER',
  name: {
    en: 'A lace pouch on us',
    de: 'Ein Senkelbeutel geschenkt',
    fr: 'Une pochette à lacets offerte',
    es: 'Una bolsita para cordones de regalo',
    it: 'Un astuccio per lacci in regalo',
  },
  callout: {
    en: '{amount} to go|A lace pouch, on us|We put it in the box.',
    de: 'Noch {amount}|Ein Senkelbeutel als Geschenk|Wir legen ihn ins Paket.',
    fr: 'Plus que {amount}|Une pochette à lacets offerte|Nous la glissons dans le colis.',
    es: 'Te faltan {amount}|Una bolsita para cordones de regalo|La metemos en la caja.',
    it: 'Mancano {amount}|Un astuccio per lacci in regalo|Lo mettiamo nel pacco.',
  },
  condition: { minAmount: { USD: 22_500, CAD: 29_900, GBP: 18_000, EUR: 20_900 } },
  benefit: { kind: 'bonus', productId: giftProductId, upc: giftUpc },
  priority: 30,
}

const members: PromotionInput = {
  promotionId: 'member-five',
  level: 'ORDER',
  name: {
    en: '5% for members',
    de: '5 % für Mitglieder',
    fr: '5 % pour les membres',
    es: '5 % para socios',
    it: '5% per gli iscritti',
  },
  condition: { customers: ['loyalty'] },
  benefit: { kind: 'percent', rate: 500 },
  priority: 40,
}

const prosumers: PromotionInput = {
  promotionId: 'prosumer-twenty',
  level: 'ORDER',
  name: {
    en: '20% for prosumers',
    de: '20 % für Prosumer',
    fr: '20 % pour les prosumers',
    es: '20 % para prosumers',
    it: '20% per i prosumer',
  },
  condition: { customers: ['prosumer'] },
  benefit: { kind: 'percent', rate: 2000 },
  priority: 35,
}

const socks: PromotionInput = {
  promotionId: 'socks-three-for-two',
  level: 'PRODUCT',
  name: {
    en: 'Socks: 3 for 2',
    de: 'Socken: 3 für 2',
    fr: 'Chaussettes : 3 pour 2',
    es: 'Calcetines: 3 por 2',
    it: 'Calzini: 3 per 2',
  },
  scope: { kinds: ['socks'] },
  benefit: { kind: 'multi-buy', buy: 3, free: 1 },
  priority: 10,
}

/** Only in currencies of countries with collection points: a promotion needs an amount for each of its currencies. */
const collectionPoints: PromotionInput = {
  promotionId: 'free-collection-point',
  level: 'SHIPPING',
  name: {
    en: 'Free delivery to a collection point',
    de: 'Kostenlos an die Abholstation',
    fr: 'Livraison offerte en point relais',
    es: 'Envío gratis al punto de recogida',
    it: 'Consegna gratuita al punto di ritiro',
  },
  condition: { minAmount: { GBP: 4000, EUR: 4500 }, methods: ['pudo'] },
  benefit: { kind: 'free-shipping' },
}

const welcome: PromotionInput = {
  promotionId: 'welcome-ten',
  level: 'ORDER',
  name: {
    en: '10% to say hello',
    de: '10 % zur Begrüßung',
    fr: '10 % de bienvenue',
    es: '10 % de bienvenida',
    it: '10% di benvenuto',
  },
  condition: { coupon: true },
  benefit: { kind: 'percent', rate: 1000 },
  priority: 50,
}

const memberWelcome: PromotionInput = {
  promotionId: 'member-welcome',
  level: 'ORDER',
  name: {
    en: '15% to welcome new members',
    de: '15 % zum Willkommen im Club',
    fr: '15 % de bienvenue pour les membres',
    es: '15 % de bienvenida para socios',
    it: '15% di benvenuto per gli iscritti',
  },
  condition: { coupon: true, customers: ['loyalty'] },
  benefit: { kind: 'percent', rate: 1500 },
  priority: 45,
}

const freeShipping: PromotionInput = {
  promotionId: 'ship-free',
  level: 'SHIPPING',
  name: {
    en: 'Free delivery with your code',
    de: 'Kostenloser Versand mit deinem Code',
    fr: 'Livraison offerte avec votre code',
    es: 'Envío gratis con tu código',
    it: 'Spedizione gratuita con il tuo codice',
  },
  condition: { coupon: true },
  benefit: { kind: 'free-shipping' },
}

const twentyOff: PromotionInput = {
  promotionId: 'twenty-off',
  level: 'ORDER',
  name: {
    en: '20 off, just this once',
    de: '20 weniger, ein einziges Mal',
    fr: '20 de moins, une seule fois',
    es: '20 menos, solo esta vez',
    it: '20 in meno, una volta sola',
  },
  condition: { coupon: true },
  benefit: { kind: 'amount', off: { USD: 2000, CAD: 2000, GBP: 2000, EUR: 2000 } },
  priority: 60,
}

/** Exclusive and with the highest priority: no other discount on the order applies with it. */
const firstHundred: PromotionInput = {
  promotionId: 'first-hundred',
  level: 'ORDER',
  name: {
    en: '25% for the first hundred',
    de: '25 % für die ersten hundert',
    fr: '25 % pour les cent premiers',
    es: '25 % para los cien primeros',
    it: '25% per i primi cento',
  },
  condition: { coupon: true },
  benefit: { kind: 'percent', rate: 2500 },
  priority: 5,
  exclusive: true,
}

const boots: PromotionInput = {
  promotionId: 'boots-fifteen',
  level: 'PRODUCT',
  name: {
    en: '15% off boots at full price',
    de: '15 % auf Stiefel zum vollen Preis',
    fr: '15 % sur les bottines non soldées',
    es: '15 % en botas sin rebaja',
    it: '15% sugli stivali a prezzo pieno',
  },
  scope: { kinds: ['boot'], fullPriceOnly: true },
  condition: { coupon: true },
  benefit: { kind: 'percent', rate: 1500 },
}

export const seedPromotions: readonly PromotionInput[] = [
  socks,
  boots,
  firstHundred,
  largerOrders,
  pouch,
  members,
  prosumers,
  welcome,
  memberWelcome,
  twentyOff,
  collectionPoints,
  freeShipping,
]

const coupon = (code: string, { promotionId }: PromotionInput, overrides: Partial<CouponInput> = {}): CouponInput => ({
  code,
  promotionId,
  maxUses: null,
  maxUsesPerCustomer: null,
  startsAt: null,
  endsAt: null,
  ...overrides,
})

/** A coupon for each result that entering a code can have. */
export const seedCoupons: readonly CouponInput[] = [
  coupon('WELCOME10', welcome),
  coupon('MEMBER15', memberWelcome, { maxUsesPerCustomer: 1, welcome: true }),
  coupon('SHIPFREE', freeShipping),
  coupon('BOOTS15', boots),
  coupon('ONCE-ONLY', twentyOff, { maxUses: 1 }),
  coupon('FIRST100', firstHundred, { maxUses: 100, maxUsesPerCustomer: 1 }),
  coupon('EXPIRED10', welcome, { endsAt: '2026-01-01T00:00:00Z' }),
  coupon('SOON10', welcome, { startsAt: '2099-01-01T00:00:00Z' }),
  coupon('PAUSED', welcome, { disabled: true }),
]
