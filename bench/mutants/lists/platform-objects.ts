import type { MutatedFile } from '../mutant.ts'

export const platformObjects: readonly MutatedFile[] = [
  {
    file: 'platform/objects/balance-book.ts',
    mutants: [
      ['if (this.balance(opening) < amount) return false', '', 'a gift card pays more than it holds'],
      [
        "if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError('an amount is a whole number from 0')",
        '',
        'a negative hold fills the account',
      ],
      [
        "if (movement) return movement.state === 'held' || movement.state === 'committed'",
        '',
        'a repeated hold takes twice',
      ],
      ["if (movement?.state === 'committed') return true\n", '', 'a repeated commit fails'],
      ['if (this.balance(0) < movement.amount) return false', '', 'a hold that ran out is taken from nothing'],
      [
        "if (movement?.state === 'held') this.book(id, 'release', movement.amount, now)",
        "if (movement) this.book(id, 'release', movement.amount, now)",
        'what was taken is released',
      ],
      [
        "if (movement?.state !== 'committed') return\n    this.setState(id, 'returned')",
        "if (!movement) return\n    this.setState(id, 'returned')",
        'a refund is given twice',
      ],
      [
        "state = 'held' AND expires_at <= ?\"",
        "state = 'held' AND expires_at < ?\"",
        'a hold lasts an instant too long',
      ],
    ],
  },
  {
    file: 'platform/objects/stock-book.ts',
    mutants: [
      ['if (misses.length > 0) return { ok: false, failure: { misses } }', '', 'more is sold than there is'],
      [
        "if (reservation?.state === 'held') this.move(linesOf(reservation), 0, -1)\n    if (reservation?.state === 'held' ||",
        "if (reservation) this.move(linesOf(reservation), 0, -1)\n    if (reservation?.state === 'held' ||",
        'a repeated release frees twice',
      ],
      [
        "if (reservation?.state !== 'committed') return\n    this.move(linesOf(reservation), 1, 0)",
        'if (!reservation) return\n    this.move(linesOf(reservation), 1, 0)',
        'what was never taken is put back',
      ],
      ['if (isCovered) this.move(lines, -1, 0)', '', 'sold goods stay in stock'],
      ['WHERE excluded.revision > revision', '', 'an old delivery note overwrites the stock'],
      ['remaining.set(size, Math.max(0, available - want.qty))', '', 'two lines of one size share nothing'],
      ['row.on_hand - (areHeld ? 0 : row.held)', 'row.on_hand', 'what others hold is taken again'],
      ['return Math.max(0, onHand - (row?.held ?? 0))', 'return Math.max(0, onHand)', 'what others hold is offered'],
    ],
  },
  {
    file: 'platform/objects/cart-lines.ts',
    mutants: [
      [
        'if (unitsElsewhere + item.qty > item.limit) {',
        'if (item.qty > item.limit) {',
        'a limit holds for each line by itself',
      ],
      ["if (rows().length >= maxLines) return refuse('INV408')", '', 'a cart has no end'],
      ['if (target && twin) join(twin.id, target.id)', '', 'a line that became another is there twice'],
      [
        'qty: item.qty + (twin?.qty ?? 0) })\n    return null',
        'qty: item.qty })\n    return null',
        'units of the line that it joins are lost',
      ],
      ['const added = Math.min(more, room)', 'const added = more', 'a merged cart exceeds its limit'],
      [
        'isCopy ? Math.max(0, item.qty - (twin?.qty ?? 0)) : item.qty',
        'item.qty',
        'a rebuilt cart brings its units twice',
      ],
      ['AND gift IS ? AND id', 'AND coalesce(?, 1) IS NOT NULL AND id', 'gifts to two people are one line'],
      ['if (!moved) return null', 'if (!moved) return { mergedId: null }', 'a line that isn’t there was redirected'],
    ],
  },
  {
    file: 'platform/objects/cart-checkout.ts',
    mutants: [
      ["if (count('coupons') >= maxCoupons) return refuse('PRM140')", '', 'coupons without end'],
      ["return refuse('PRM416')", 'return null', 'the same coupon twice is fine'],
      ["if (existing.some((row) => row.code === code)) return refuse('GFC755')", '', 'a gift card pays twice'],
      [
        "if (existing.length >= maxGiftCards) return refuse('GFC410', { additionalInfo: { maxCards: maxGiftCards } })",
        '',
        'gift cards without end',
      ],
      [
        'const rivals = isProvided(method) ? ProvidedMethod.options : [method]',
        'const rivals = [method]',
        'a card and PayPal at once',
      ],
      ["if (count('addresses') === 0) return refuse('PYT405')", '', 'no address is removed'],
      [
        "dropAdjustmentsOf: (itemId: string) => sql.exec('DELETE FROM adjustments WHERE item_id = ?', itemId)",
        'dropAdjustmentsOf: (_itemId: string) => undefined',
        'an adjustment outlives its line',
      ],
    ],
  },
  {
    file: 'platform/objects/cart-changes.ts',
    mutants: [
      ["if (refusal) return refusal\n  if (!['convert'", "if (!['convert'", 'a refused change is written'],
      [
        "if (!['convert', 'absorb', 'regain', 'succeed', 'lower-voucher'].includes(change.kind)) checkout.clearFlash()",
        '',
        'a notice stays for ever',
      ],
      ['checkout.dropAdjustmentsOf(itemId)', '', 'a removed line keeps its adjustments'],
      [
        'change.giftOption === undefined ? line.giftOption : change.giftOption',
        'change.giftOption ?? null',
        'a gift option is lost with a change of quantity',
      ],
      [
        '  if (lines.all().length === 0) checkout.forget()\n',
        '',
        'an emptied cart keeps address and card for the next person',
      ],
    ],
  },
  {
    file: 'platform/objects/cart-merge.ts',
    mutants: [
      [
        "inHand === '' ? isCopy : before",
        "inHand === '' ? true : before",
        'a merged cart takes what was entered for an earlier purchase',
      ],
      ["before !== '' && isOwnLater", "before !== ''", 'a merged cart overwrites the address in hand'],
      ["before !== '' && isOwnLater", 'false', 'an earlier entry wins over a later one'],
      ['      checkout.forgetDelivery()\n', '', 'an order goes to the parcel shop of the last purchase'],
      ['  checkout.addMerged(from.basketId)\n  const isRebuilt', '  const isRebuilt', 'a cart is merged twice'],
      ['takeOut({ lines, checkout }, takenOut(from))', 'takeOut({ lines, checkout }, [])', 'removed lines come back'],
    ],
  },
  {
    file: 'platform/objects/cart.ts',
    mutants: [
      [
        "if (!this.isLocked() && basket.version !== draft.basketVersion) return 'changed'",
        '',
        'an order is placed of another cart than was priced',
      ],
      ["if (this.isLocked()) return refuse('API423')", '', 'a cart changes while it is ordered'],
      ['if (repeated) return repeated\n    const before =', 'const before =', 'a repeated change counts twice'],
      [
        '      if (refusal) return refusal\n      await',
        '      await',
        'a refused change gives up the order at the bank',
      ],
      ['if (!outcome.ok) throw rollback', '', 'half of a refused change stays'],
      [
        "FROM basket WHERE owner = ?', owner)",
        "FROM basket WHERE owner = owner OR owner = ?', owner)",
        'anybody reads any cart',
      ],
      [
        'const earlier = this.checkout.refusal(key)\n    if (earlier) return earlier',
        'this.checkout.refusal(key)',
        'a refused order is refused again',
      ],
      ["this.sql.exec('UPDATE basket SET version = ?', version)", '', 'a change keeps the version'],
      [
        "this.placement.state() === 'working' || this.placement.state() === 'waiting'",
        "this.placement.state() === 'working'",
        'a cart that waits for its bank is not locked',
      ],
      ["leaving?.done || this.placement.state() === 'placed'", 'leaving?.done', 'an ordered cart is given away'],
    ],
  },
  {
    file: 'platform/objects/placement/price-check.ts',
    mutants: [
      ['remainingToPay + paid === total && ', '', 'the parts do not add up to the total'],
      ['&& drawn === inMoney', '', 'a gift card pays what it is not charged'],
      ['remainingToPay === (payment?.amount ?? 0) &&', '', 'a card is charged another sum'],
      [
        'payment.amount === 0 || payment.currency !== cart.currency',
        'payment.amount === 0',
        'a card is charged in another currency',
      ],
      ['Number.isSafeInteger(amount) && amount >= 0', 'Number.isSafeInteger(amount)', 'negative parts add up'],
    ],
  },
  {
    file: 'platform/objects/placement/record.ts',
    mutants: [
      [
        'if (latest?.number !== from.number || latest.step !== from.step) return null',
        'if (!latest) return null',
        'a step is taken from where it isn’t any more',
      ],
      [
        "WHERE step IN ('failed', 'placed') AND wake_at <= ?",
        "WHERE step IN ('placed') AND wake_at <= ?",
        'a late authorisation is kept',
      ],
    ],
  },
  {
    file: 'platform/objects/placement/placement.ts',
    mutants: [
      ["if (attempt.payloadHash !== payloadHash) return refuse('API409')", '', 'a key is good for another order'],
      ["if (state === 'placed') return refuse('BSK404')", '', 'a cart is ordered twice'],
      ["if (state === 'working' || state === 'waiting') return refuse('API423')", '', 'two orders of a cart at once'],
      ['if (now >= (attempt.wakeAt ?? 0)) return this.abandon(now)', '', 'a challenge never ends'],
      [
        "if (this.state() === 'waiting') await this.abandon(now)\n    const state",
        'const state',
        'a second try waits for the first',
      ],
    ],
  },
  {
    file: 'platform/objects/placement/steps.ts',
    mutants: [
      [
        "if (!addsUp(draft)) return { step: 'release', facts: { failure: fail('ORD415') } }",
        '',
        'sums are not checked',
      ],
      [
        'amount === draft.payment?.amount && currency === draft.payment.currency',
        'true',
        'an authorisation of another sum is taken',
      ],
      [
        "    return { step: 'release', facts: { failure: fail('PYT404') } }\n",
        "    return { step: 'authorise', facts: {} }\n",
        'a card session pays two orders',
      ],
      [
        "return short ? { step: 'release', facts: { failure: fail(short.refusal) } } : { step: 'check' }",
        "return { step: 'check' }",
        'an empty gift card pays',
      ],
      [
        'if (short) return { step: undo, facts: { failure: fail(short.refusal), committing: true } }',
        '',
        'a gift card that ran out pays',
      ],
      ['if (!sold.every(Boolean)) {', 'if (false) {', 'what is gone is sold'],
      [
        "if (outcome === 'refused') return { step: 'void', facts: { failure: fail('PAY400') } }",
        '',
        'a refused capture is an order',
      ],
      ["if (!mayWait) return { step: 'void', facts: { failure: fail('API429') } }", '', 'challenges without end'],
    ],
  },
  {
    file: 'platform/objects/placement/compensate.ts',
    mutants: [
      ['if (facts.committing) await giveBack(attempt, context)', '', 'what was committed is not given back'],
      [
        '...draft.draws.map(({ account }, index) => accountOf(env, account).release(holdId(orderNumber, index))),',
        '',
        'a gift card stays held',
      ],
      ['styleOf(env, masterId).release(orderNumber)', 'Promise.resolve(masterId)', 'stock stays held'],
      [
        "if (cancelled.outcome !== 'no-answer') return { step, facts }",
        'return { step, facts }',
        'a cancellation that nobody heard is taken for done',
      ],
      ["if (outcome === 'refused') {", 'if (false) {', 'an order whose refund was refused is cancelled'],
    ],
  },
]
