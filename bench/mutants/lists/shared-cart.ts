import type { MutatedFile } from '../mutant.ts'

export const sharedCart: readonly MutatedFile[] = [
  {
    file: 'shared/cart/pricing/allocate.ts',
    mutants: [
      ['const available = Math.min(amount, total)', 'const available = amount', 'more is given than there is'],
      [
        'a.remainder < b.remainder ? 1 : -1',
        'a.remainder < b.remainder ? -1 : 1',
        'the smallest remainder gets the last cent',
      ],
      ['shares[index] = (shares[index] ?? 0) + 1', '', 'cents are lost'],
      [
        'a.remainder === b.remainder ? a.index - b.index',
        'a.remainder === b.remainder ? b.index - a.index',
        'of equals the last one gets it',
      ],
    ],
  },
  {
    file: 'shared/cart/promotions/coupons.ts',
    mutants: [
      ["if (coupon.disabled) return 'disabled'", '', 'a disabled coupon counts'],
      ['startsAt === null || Date.parse(startsAt) <= now', 'true', 'a coupon counts before it begins'],
      ['endsAt !== null && !(now < Date.parse(endsAt))', 'false', 'a coupon never ends'],
      ['!(now < Date.parse(endsAt))', 'now > Date.parse(endsAt)', 'a coupon counts at the instant of its end'],
    ],
  },
  {
    file: 'shared/cart/delivery/delivery-order.ts',
    mutants: [
      ['if (/same day/i.test(deliveryTime)) return 0', '', 'the same day comes last'],
      ['a < b ? -1 : 1', 'a < b ? 1 : -1', 'the latest pickup comes first'],
      ["code === 'pickup' || code === 'sts'", "code === 'pickup'", 'ship-to-store is not sorted'],
    ],
  },
  {
    file: 'shared/cart/pricing/gift-card.ts',
    mutants: [
      ["return isDigitalProduct || kind === 'gift-card'", 'return isDigitalProduct', 'a printed gift card is goods'],
    ],
  },
  {
    file: 'shared/cart/promotions/item-discounts.ts',
    mutants: [
      ['isGiftCard(line) ? 0 : portion(', 'portion(', 'employees buy money for less'],
      [
        'Math.max(0, remaining - adjustmentOf(cart, line.id))',
        'remaining - adjustmentOf(cart, line.id)',
        'an adjustment makes a line cost less than nothing',
      ],
      [
        '(itemId === lineId ? Math.max(0, amount) : 0)',
        '(itemId === lineId ? amount : 0)',
        'an adjustment makes a line pricier',
      ],
      [
        'qty * (benefit.off[cart.site.currency] ?? 0)',
        '(benefit.off[cart.site.currency] ?? 0)',
        'an amount is off the line and not each unit',
      ],
    ],
  },
  {
    file: 'shared/cart/promotions/multi-buy.ts',
    mutants: [
      ['const grouped = units - (units % buy)', 'const grouped = units', 'incomplete groups have free units'],
      [
        '.sort((a, b) => b.price - a.price || a.index - b.index)',
        '.sort((a, b) => a.price - b.price || a.index - b.index)',
        'the dearest are free',
      ],
      ['const paidPerGroup = Math.max(0, buy - free)', 'const paidPerGroup = buy - free', 'more free than bought'],
      ['price: price + 1, count: extraUnits', 'price, count: extraUnits', 'odd cents are lost'],
    ],
  },
  {
    file: 'shared/cart/promotions/order-discounts.ts',
    mutants: [
      ['isGoods(cart, index) ? amountLeft : 0', 'amountLeft', 'an adjustment takes from gift cards'],
      [
        '(promotion) => standingOf(promotion, cart, afterItems)',
        '(promotion) => standingOf(promotion, cart, amounts)',
        'a threshold is counted after adjustments',
      ],
      ['scope[index] ? amount : 0', 'amount', 'an order’s promotion takes from everything'],
    ],
  },
  {
    file: 'shared/cart/pricing/portion.ts',
    mutants: [
      [
        'Math.floor((2 * rest * numerator + denominator) / (2 * denominator))',
        'Math.floor((rest * numerator) / denominator)',
        'halves are cut',
      ],
      ['return whole * numerator +', 'return', 'only the rest counts'],
    ],
  },
  {
    file: 'shared/cart/pricing/price-cart.ts',
    mutants: [
      [
        "couponState(coupon, cart.now) === 'usable' && runningIds.has(coupon.promotionId)",
        'runningIds.has(coupon.promotionId)',
        'an ended coupon is shown as valid',
      ],
      [
        "couponState(coupon, cart.now) === 'usable' && runningIds.has(coupon.promotionId)",
        "couponState(coupon, cart.now) === 'usable'",
        'a coupon that does nothing is shown as valid',
      ],
      [
        'sum + (isGiftCard(line) ? 0 : (order.amounts[index] ?? 0))',
        'sum + (order.amounts[index] ?? 0)',
        'gift cards make delivery free',
      ],
      ['tax: isGiftCard(line) || !taxIsKnown ? 0', 'tax: !taxIsKnown ? 0', 'money is taxed'],
      ['isGiftCard(line) || !taxIsKnown ? 0', 'isGiftCard(line) ? 0', 'a part of the tax is added'],
      [
        'employeeSpend: cart.employeeRate === null ? 0 : Math.min',
        'employeeSpend: Math.min',
        'everybody has an employee’s cap',
      ],
      [
        "outcome.state === 'ran' && outcome.took ? [outcome.promotion]",
        "outcome.state === 'ran' ? [outcome.promotion]",
        'what took nothing is applied',
      ],
    ],
  },
  {
    file: 'shared/cart/pricing/price-shipments.ts',
    mutants: [
      ['&& !line.isDigitalProduct)', ')', 'what is sent by e-mail costs delivery'],
      [
        'shippingIds.has(shippingId) ? (prices[index] ?? 0) : 0',
        '(prices[index] ?? 0)',
        'free delivery reaches every parcel',
      ],
      ["if (benefit.kind === 'free-shipping') return pricesInScope", '', 'free delivery costs'],
    ],
  },
  {
    file: 'shared/cart/promotions/run-level.ts',
    mutants: [
      [
        'Math.max(0, Math.min(amount, requested[index] ?? 0))',
        '(requested[index] ?? 0)',
        'a promotion takes more than there is',
      ],
      ['if (promotion.exclusive && took) break', '', 'exclusive promotions add up'],
      [
        'if (promotion.exclusive && took) break',
        'if (promotion.exclusive) break',
        'one that took nothing shuts out the rest',
      ],
      ['(a, b) => a.priority - b.priority', '(a, b) => b.priority - a.priority', 'priorities are upside down'],
    ],
  },
  {
    file: 'shared/cart/delivery/shipping.ts',
    mutants: [
      [
        'goodsValue >= freeShippingFrom[currency]',
        'goodsValue > freeShippingFrom[currency]',
        'delivery costs at the threshold',
      ],
      [
        "if (hasCarrier && site.region === 'EMEA' && !poBox)",
        "if (hasCarrier && site.region === 'EMEA')",
        'a parcel shop takes a post-office box’s parcels',
      ],
      [
        "store?.hasStock && storeOffers('pickup', store, site)",
        "store && storeOffers('pickup', store, site)",
        'pickup of what the store does not have',
      ],
      ['country === site.country && services.includes(', 'services.includes(', 'pickup in another country'],
      ["< pickupCutoffHour ? '0' : '1'", "<= pickupCutoffHour ? '0' : '1'", 'the cutoff is an hour late'],
      ["if (line.isDigitalProduct) return ['digital']", '', 'e-mails are sent by courier'],
    ],
  },
  {
    file: 'shared/cart/shown.ts',
    mutants: [
      [
        "...(previous.currency === current.currency ? [] : [{ part: 'currency' } as const]),",
        '',
        'another currency is the same',
      ],
      ['...lineChanges(previous, current),', '', 'other lines are the same'],
      ['...deliveryChanges(previous, current),', '', 'another delivery is the same'],
      ['...paymentChanges(previous, current),', '', 'another split is the same'],
      ['changed.length === 0 && previous.points', 'previous.points', 'other points hide what each method pays'],
      ['...moneyChanges(previous, current),', '', 'another total is the same'],
      ["if (!line) return [{ part: 'removed' }]", 'if (!line) return []', 'a line that went is the same'],
      ["if (line[0] !== qty) return [{ part: 'quantity', itemId }]", '', 'another quantity is the same'],
      ["if (line[2] !== goods) return [{ part: 'goods', itemId }]", '', 'other goods are the same'],
      [
        '...(hasMovedLine || hasDifference(0)',
        '...(hasDifference(0)',
        'a line that comes with another shipment is the same',
      ],
      ["...(hasDifference(1) ? [{ part: 'address' } as const] : []),", '', 'another address is the same'],
      ['if (!previous) return null\n', 'if (!previous) return []\n', 'an unreadable page matches any order'],
      ["return line[1] === amount ? [] : [{ part: 'price', itemId }]", 'return []', 'another price is the same'],
      ['return [...added.map(', 'return [...[].map(', 'an added line is the same'],
      ['hasMovedLine || hasDifference(0)', 'hasMovedLine', 'another method is the same'],
      ["['billing', 'coupons', 'member'] as const", "['billing', 'member'] as const", 'a lost coupon is the same'],
      ["member: cart.member?.lastDigits ?? ''", "member: ''", 'another member of a sale is the same'],
      [
        'digestParts([code, storeId, collectionPointId])',
        'digestParts([code, storeId])',
        'another parcel shop is the same',
      ],
      ['giftOption?.email, giftOption?.to, giftOption?.message', 'giftOption?.email', 'another gift note is the same'],
      [
        "parts.has('tax') && consistsOf('tax', 'payment') ? 'TAX310' : 'ORD415'",
        "'ORD415'",
        'another tax is another order',
      ],
      ['.filter(({ amount }) => amount > 0)\n', '\n', 'what pays nothing counts'],
    ],
  },
  {
    file: 'shared/cart/promotions/standing.ts',
    mutants: [
      ['      !isGiftCard(line) &&\n', '', 'promotions take from gift cards'],
      ['!(fullPriceOnly && line.original > line.current)', 'true', 'marked-down goods are taken for full price'],
      ['if (sum(({ qty }) => qty) < requiredUnits) return out', '', 'a promotion runs with too few units'],
      [
        'hasBegun(startsAt, now) && !hasEnded(endsAt, now)',
        '!hasEnded(endsAt, now)',
        'a promotion runs before its day',
      ],
      ['hasBegun(startsAt, now) && !hasEnded(endsAt, now)', 'hasBegun(startsAt, now)', 'a promotion never ends'],
      [
        'condition.customers && !condition.customers.some',
        'false && !condition.customers?.some',
        'everybody is a member',
      ],
      [
        "coupon.promotionId === promotionId && couponState(coupon, now) === 'usable'",
        'coupon.promotionId === promotionId',
        'an ended coupon runs',
      ],
      [
        'threshold !== undefined && value < threshold',
        'threshold !== undefined && value <= threshold',
        'the threshold itself is too little',
      ],
    ],
  },
  {
    file: 'shared/cart/pricing/tax.ts',
    mutants: [
      ['taxIsIncluded(site) ? wholeTax + rate : wholeTax', 'wholeTax', 'included tax is counted on top'],
      [
        'destination?.country !== site.country) return null',
        "destination?.country === 'XX') return null",
        'tax of an address in another country',
      ],
      [
        "ownValue(includedRates, destination?.country ?? '') ?? includedRates[site.country]",
        'includedRates[site.country]',
        'tax of the shop’s country and not of where it goes',
      ],
      ['?.trim().toUpperCase()', '', 'a province in small letters has no tax'],
    ],
  },
  {
    file: 'shared/cart/pricing/totals.ts',
    mutants: [
      ['(taxIsIncluded(site) ? 0 : tax)', 'tax', 'included tax is charged twice'],
      ['Math.min(Math.max(0, amount), remainingToPay)', 'Math.max(0, amount)', 'more is paid than is owed'],
      ['if (reward) appliedRewards += taken', 'appliedRewards += taken', 'gift cards count as rewards'],
      ['qty * Math.max(original, current)', 'qty * original', 'a price that rose is a negative discount'],
      ['itemTotal === 0 ? 0 : Math.round', 'Math.round', 'a cart of nothing has no percentage'],
    ],
  },
]
