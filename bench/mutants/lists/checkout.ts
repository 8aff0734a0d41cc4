import type { MutatedFile } from '../mutant.ts'

export const checkout: readonly MutatedFile[] = [
  {
    file: 'platform/services/cart/checkout/draft.ts',
    mutants: [
      [
        "if (goods.length === 0) return refuse('ORD430', { flash: [itemRequiredFlash] })",
        '',
        'an empty cart is ordered',
      ],
      ["return details && refuse('INV405', details)", 'return null', 'goods no longer sold are left out of the order'],
      ["if (!address) return refuse('BIL400')\n", 'if (!address) return null\n', 'nobody needs a billing address'],
      ['if (fault) return fault\n  const email', 'const email', 'an order that is refused is made'],
      [
        'return snapshot.prepared === null ? null : shownFault(snapshot.prepared, cart)',
        'return null',
        'a client without pages orders what was not prepared',
      ],
      [
        'return snapshot.prepared === null ? null : shownFault(snapshot.prepared, cart)',
        "return shownFault(snapshot.prepared ?? '', cart)",
        'every order has to be prepared',
      ],
      [
        'if (shown !== undefined) return shownFault(shown, { ...cart, billingAddress })',
        'if (shown !== undefined) return null',
        'what the page showed is not compared',
      ],
      ['if (mismatch) return mismatch', '', 'another method pays than the page showed'],
      [
        "if (methods.filter(({ code }) => isProvided(code)).length > 1) return refuse('PAY400')",
        '',
        'two providers may be asked for one amount',
      ],
      [
        "return methods.every(isAvailable) ? null : refuse('PYT404')",
        'return null',
        'accounts pay that are not on the cart',
      ],
      [
        'if (shown !== undefined && stored && isAnotherCard(stored, requestedSession, requestedId)) return changedPayment()',
        '',
        'another card pays than the page showed',
      ],
      [
        "if (needsProof && sessionId === null && saved === null) return refuse('PYT404')",
        '',
        'a card without a session pays',
      ],
      ['if (amount === 0) return null', '', 'a provider is asked where accounts cover the total'],
      ['if (shipment.collectionPointId === null || !isKnown)', 'if (!isKnown)', 'a parcel goes to no collection point'],
      ["if (!address) return refuse('CHK380', details)", 'if (!address) continue', 'a parcel goes to no address'],
      [
        "if (chosen !== code) return refuse('SHP404', { additionalInfo: { shippingId } })",
        '',
        'a method that is gone is replaced without a word',
      ],
      [
        'associate && (inStoreSalesInfo ?? associate)',
        'inStoreSalesInfo ?? associate ?? null',
        "a shopper sells in a store's name",
      ],
    ],
  },
  {
    file: 'platform/services/cart/checkout/shown-fault.ts',
    mutants: [
      ['return changes?.length === 0 ? null', 'return !changes?.length ? null', 'a page of nothing matches any order'],
      [
        'return shown && shown.payment_method_id !== method ? changedPayment() : null',
        'return null',
        'any method pays for any page',
      ],
    ],
  },
  {
    file: 'platform/services/cart/checkout/draws.ts',
    mutants: [
      ['amount > 0 && source.draw', 'source.draw', 'nothing is drawn on an account'],
      ['code === coupon.code && valid', 'code === coupon.code', 'a coupon that counts nothing is used up'],
      [
        'draws.push({ account, opening: employee.annualCap, amount: priced.employeeSpend',
        'draws.push({ account, opening: employee.annualCap, amount: 0',
        "an employee's spending is not counted",
      ],
      ['Math.min(priced.goodsValue, left)', 'priced.goodsValue', 'a prosumer is refused above the allowance'],
    ],
  },
  {
    file: 'platform/services/cart/checkout/order-stock.ts',
    mutants: [
      ['return [...lines, ...gifts]', 'return lines', 'gifts need no stock'],
      [
        'const place = fromStore && item.storeId !== null ? item.storeId : webPlace',
        'const place = webPlace',
        'a gift for a store is taken from the warehouse',
      ],
    ],
  },
]
