import type { CartToPrice, CustomerTrait, Destination } from '../../shared/cart/pricing/priced-cart.ts'
import { type ShippingMethodCode, shippingMethodCodes } from '../../shared/contracts/cart.ts'
import type { Coupon, Promotion } from '../../shared/contracts/promotion.ts'
import { type Currency, currencies, sites } from '../../shared/i18n/locales.ts'
import { range } from '../reliability/at-once.ts'

type Promo = Promotion['benefit']

const kinds = ['low-top', 'boot', 'socks', 'tee', 'gift-card'] as const
const categories = ['1100', '1110', '4200', '6000'] as const
const traits: readonly CustomerTrait[] = ['guest', 'registered', 'loyalty', 'employee', 'athlete', 'prosumer']
const provinces = ['NY', 'CA', 'MN', 'TX', 'OR', 'ON', 'QC', 'BC', 'AB', 'XX', ' ny ', ''] as const
const now = Date.UTC(2026, 10, 21, 12)
const dates = [null, null, null, '2026-01-01T00:00:00Z', '2026-11-21T12:00:00Z', '2027-01-01T00:00:00Z'] as const

/**
 * A cart as nobody would fill it: prices that don't divide, millions of units, discounts larger than prices, codes that
 * lead nowhere.
 */
export function randomCart(random: () => number): CartToPrice {
  const draw = drawWith(random)
  const site = draw.of(Object.values(sites))
  const shipments = range(draw.int(0, 4)).map((index) => ({
    shippingId: `s${index}`,
    code: draw.of<ShippingMethodCode>(shippingMethodCodes),
    destination: draw.chance(0.2) ? null : destination(),
  }))
  const promotions = range(draw.int(0, 7)).map(promotion)
  return {
    site,
    now,
    lines: range(draw.of([0, 1, 2, 3, 5, 8, 20])).map(line),
    shipments,
    promotions,
    coupons: range(draw.int(0, 3)).map(coupon),
    customer: draw.some(traits, 0.3),
    employeeRate: draw.chance(0.2) ? draw.of([1, 333, 3000, 10_000]) : null,
    adjustments: range(draw.of([0, 0, 0, 1, 3])).map((index) => ({
      id: `a${index}`,
      itemId: draw.chance(0.6) ? `l${draw.int(0, 5)}` : null,
      amount: draw.of([-500, 0, 1, 999, 2500, 10_000_000]),
    })),
  }

  function destination(): Destination {
    return { country: draw.of([site.country, 'DE', 'US']), province: draw.of([...provinces, null]), postalCode: null }
  }

  function line(index: number) {
    const current = draw.of([0, 1, 99, draw.int(1, 2000), draw.int(1, 30_000), draw.int(1, 500_000)])
    const kind = draw.of(kinds)
    return {
      id: `l${index}`,
      productId: `P${draw.int(0, 5)}`,
      upc: `u${index}`,
      kind,
      categoryIds: draw.some(categories, 0.4),
      qty: draw.of([1, 1, 2, 3, draw.int(1, 12), draw.int(1, 999_999)]),
      original: draw.chance(0.3) ? current + draw.int(-50, 20_000) : current,
      current,
      isDigitalProduct: kind === 'gift-card' && draw.chance(0.7),
      shippingId: `s${draw.int(0, 4)}`,
    }
  }

  function amounts(most: number): Partial<Record<Currency, number>> {
    return Object.fromEntries(
      draw.some(currencies, 0.8).map((currency) => [currency, draw.of([0, 1, draw.int(1, 5000), draw.int(1, most)])]),
    )
  }

  function benefit(): Promo {
    return draw.of<() => Promo>([
      () => ({ kind: 'percent', rate: draw.of([1, 333, 1000, 2500, 10_000]) }),
      () => ({ kind: 'amount', off: amounts(300_000) }),
      () => ({ kind: 'multi-buy', buy: draw.int(2, 5), free: draw.int(1, 2) }),
      () => ({ kind: 'free-shipping' }),
      () => ({ kind: 'bonus', productId: 'GIFT', upc: 'g', qty: 1 }),
    ])()
  }

  function promotion(index: number): Promotion {
    return {
      promotionId: `promo-${index}`,
      level: draw.of(['PRODUCT', 'ORDER', 'SHIPPING']),
      name: { en: `Promotion ${index}` },
      callout: draw.chance(0.5) ? { en: '{amount} to go|something off|soon' } : undefined,
      scope: {
        kinds: draw.chance(0.2) ? draw.some(kinds, 0.5) : undefined,
        categoryIds: draw.chance(0.2) ? draw.some(categories, 0.5) : undefined,
        productIds: draw.chance(0.1) ? ['P1', 'P2'] : undefined,
        fullPriceOnly: draw.chance(0.1) ? true : undefined,
      },
      condition: {
        coupon: draw.chance(0.3),
        minAmount: draw.chance(0.4) ? amounts(100_000) : undefined,
        minUnits: draw.chance(0.1) ? draw.int(1, 6) : undefined,
        customers: draw.chance(0.2) ? draw.some(traits, 0.5) : undefined,
        methods: draw.chance(0.1) ? draw.some(['standard', 'pickup', 'pudo', 'sts'] as const, 0.5) : undefined,
      },
      benefit: benefit(),
      priority: draw.of([1, 1, 50, 100]),
      exclusive: draw.chance(0.15),
      startsAt: draw.chance(0.2) ? draw.of(dates) : null,
      endsAt: draw.chance(0.2) ? draw.of(dates) : null,
    }
  }

  function coupon(index: number): Coupon {
    return {
      code: `CODE-${index}`,
      promotionId: `promo-${draw.int(0, 7)}`,
      maxUses: null,
      maxUsesPerCustomer: null,
      startsAt: draw.of(dates),
      endsAt: draw.of(dates),
      disabled: draw.chance(0.1),
    }
  }
}

function drawWith(random: () => number) {
  const int = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  return {
    int,
    chance: (share: number) => random() < share,
    of: <T>(list: readonly T[]): T => list[int(0, list.length - 1)] as T,
    some: <T>(list: readonly T[], share: number): T[] => list.filter(() => random() < share),
  }
}
