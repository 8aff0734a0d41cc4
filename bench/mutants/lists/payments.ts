import type { MutatedFile } from '../mutant.ts'

export const payments: readonly MutatedFile[] = [
  {
    file: 'demo/payments/card-rules.ts',
    mutants: [
      ['return digits.length > 0 && sum % 10 === 0', 'return digits.length > 0', 'any number is a card'],
      ['month < new Date(now)', 'month <= new Date(now)', 'a card ends a month early'],
      ['brandRules[brand].lengths.includes(digits.length) &&', '', 'a card has any number of digits'],
      [
        'text.length === (brand === null ? 3 : brandRules[brand].codeLength)',
        'text.length === 3',
        'a code of four digits is wrong',
      ],
      ['value > 9 ? value - 9 : value', 'value', 'two digits are one'],
    ],
  },
  {
    file: 'platform/payments/http-provider.ts',
    mutants: [
      ['if (rejections.includes(status)) return rejected', '', 'a refusal is asked again for ever'],
      [
        'status === 200 ? schema.safeParse(JSON.parse(text)) : null',
        'schema.safeParse(JSON.parse(text))',
        'an answer that failed is read',
      ],
      ["    redirect: 'manual',\n", '', 'keys follow redirects'],
      ['if (parsed?.success) return parsed.data', 'if (parsed) return JSON.parse(text)', 'any answer is believed'],
      ['    signal: AbortSignal.timeout(timeoutMs * timeoutFactor),\n', '', 'an answer is waited for without end'],
      ['[paymentKeyHeader]: key', '', 'calls have no key'],
    ],
  },
  {
    file: 'platform/services/stores/carrier.ts',
    mutants: [
      [
        'if (response.status >= 400 && response.status < 500) return null',
        '',
        'what the carrier lacks is a fault of its',
      ],
      ['return schema.parse(JSON.parse(text))', 'return JSON.parse(text)', 'any parcel shop is believed'],
    ],
  },
  {
    file: 'platform/payments/notification.ts',
    mutants: [
      [
        "if (!(await isSigned(secret, body, signature ?? ''))) return { ok: false, failure: 401 }",
        '',
        'anybody may say that it was paid',
      ],
      ['PaymentNotification.parse(JSON.parse(body))', 'JSON.parse(body)', 'any event is believed'],
    ],
  },
  {
    file: 'shared/shop-origins.ts',
    mutants: [
      [
        "(protocol === 'https:' || protocol === 'http:') && username === ''",
        "username === ''",
        'a script is an origin',
      ],
      ["&& username === '' ? origin", '? origin', 'an address that hides its host is an origin'],
      ['shopOrigins.length === 0 || shopOrigins.includes(origin)', 'true', 'every shop may frame the card fields'],
    ],
  },
  {
    file: 'demo/payments/pages/html.ts',
    mutants: [
      ['return escaped(String(part))', 'return String(part)', 'what the address says is markup'],
      ['/[&<>"\']/g', '/[&<>]/g', 'quotes end an attribute'],
    ],
  },
  {
    file: 'demo/payments/pages/page.ts',
    mutants: [
      ['`frame-ancestors ${page.framedBy ?? "\'none\'"}`', '`frame-ancestors *`', 'anybody may frame a payment page'],
      ['"default-src \'none\'",', '"default-src *",', 'a payment page loads anything'],
    ],
  },
  {
    file: 'demo/payments/sandbox/payment.ts',
    mutants: [
      ['if (before && isLive && !lenient)', 'if (false)', 'an order is paid twice'],
      ["if (sessions.includes(instrument.id)) return 'PYT404'", '', 'a card session pays twice'],
      [
        'instrument.method === method && instrument.amount === amount && instrument.currency === currency',
        'instrument.method === method',
        'a wallet pays another sum than was agreed to',
      ],
      ["if (instrument.expires < new Date(now).toISOString().slice(0, 7)) return 'FE309'", '', 'an ended card pays'],
      ["if (verdict !== 'confirmed') return refusedDecision(payment, 'PAY400')", '', 'a refused challenge pays'],
      ['payment.paymentId !== paymentId\n', 'false\n', 'another payment’s proof counts'],
      [
        "if (payment.captured > 0) return { payment, answer: { outcome: 'refused' } }",
        '',
        'what was taken is called off',
      ],
      ['payment[total] + amount > payment[limit]', 'amount > payment[limit]', 'more is refunded than was taken'],
      ['payment.currency === currency\n', 'true\n', 'another currency is captured'],
      [
        "case 'other-amount':\n      return authorisedDecision(card, card.asked - 1)",
        "case 'other-amount':\n      return authorisedDecision(card, card.asked)",
        'the test card of another amount pays all',
      ],
    ],
  },
  {
    file: 'demo/payments/sandbox/service.ts',
    mutants: [
      [
        'const ownClaims = claims?.reference === reference ? claims : null',
        'const ownClaims = claims',
        'another order’s proof counts',
      ],
      [
        'if (returnUrl === null || !allowsReturnTo(returnUrl)) return null',
        'if (returnUrl === null) return null',
        'a shopper is sent anywhere',
      ],
      ['|| !call.key || call.key.length > 200', '', 'a call needs no key'],
      [
        "    : plainAnswer(409, { error: 'the key belongs to another request' })",
        "    : plainAnswer(200, { outcome: 'done' })",
        'a key is good for another request',
      ],
    ],
  },
  {
    file: 'demo/payments/sandbox/card-session.ts',
    mutants: [
      [
        'if (Object.keys(faults).length > 0 || !brand || !expires)',
        'if (!brand || !expires)',
        'wrong cards open a session',
      ],
      ['const bin = number.slice(0, 6)', 'const bin = number', 'the whole number is in the session'],
    ],
  },
  {
    file: 'demo/payments/sandbox/shopper-answer.ts',
    mutants: [
      ["if (code.replace(/\\s/g, '') !== challengeCode) return 'wrong-code'", '', 'any code proves'],
      ["if (answer === 'refuse') return 'failed'", '', 'refusing is called cancelling'],
      ["if (answer !== 'confirm') return 'cancelled'", '', 'leaving pays'],
      [
        "return outcome === 'challenge-failed' ? 'failed' : 'confirmed'",
        "return 'confirmed'",
        'a failed challenge pays',
      ],
      ["if (state !== 'pending') return", "if (state === 'refused') return", 'an answered challenge is answered again'],
    ],
  },
  {
    file: 'demo/payments/sandbox/test-cards.ts',
    mutants: [
      ["testCards[number] ?? 'refused'", "testCards[number] ?? 'authorised'", 'real cards pay at the test bank'],
    ],
  },
  {
    file: 'platform/payments/receive-notification.ts',
    tests: ['tests/integration/payments/webhook.test.ts'],
    mutants: [
      [
        "if (!heard.ok) return { status: heard.failure, text: '' }",
        'if (!heard.ok) return { status: 200, text: accepted }',
        'a forged event is answered as accepted',
      ],
    ],
  },
  {
    file: 'demo/payments/routes.ts',
    tests: ['tests/integration/payments/shopper-pages.test.ts'],
    mutants: [
      ['return open?.payment.method === method ? open : null', 'return open', 'a wallet’s page answers for a card'],
      [
        "if (verdict === 'wrong-code') return challengePage(page, 'wrong-code')",
        "if (verdict === 'wrong-code') return gonePage(locale)",
        'a mistyped code ends the payment',
      ],
    ],
  },
]
