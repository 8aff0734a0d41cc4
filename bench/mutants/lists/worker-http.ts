import type { MutatedFile } from '../mutant.ts'

export const workerHttp: readonly MutatedFile[] = [
  {
    file: 'worker/http/cookies/cookies.ts',
    mutants: [
      [
        "    crypto.subtle.verify('HMAC', await hmacKey(secret), bytes, encoder.encode(`${purpose}:${payload}`))",
        '    bytes.length >= 0',
        'any signature verifies',
      ],
      [
        '  if (!(await verify(secret, purpose, payload, sealed.slice(dot + 1)))) return null',
        '',
        'a sealed value is read without its signature',
      ],
      [
        'bytes, encoder.encode(`${purpose}:${payload}`)',
        'bytes, encoder.encode(payload)',
        'a signature is judged without its purpose',
      ],
      ['keys.get(secret) ?? importKey', '[...keys.values()][0] ?? importKey', 'all secrets share one key'],
    ],
  },
  {
    file: 'worker/http/forms/forms.ts',
    mutants: [
      ["if (isCrossSite(c)) return { ok: false, failure: 'cross-site' }", '', 'forms of other sites are read'],
      ["!sameText(proofIn(fields['csrf'] ?? ''), proofIn(context.csrfToken))", 'false', 'any token is right'],
      [
        'drawnFor !== null && current !== null && drawnFor !== current',
        'false',
        'a form that was drawn for somebody else is taken',
      ],
      ['drawnFor !== null && current !== null', 'drawnFor !== null', 'a form is refused after signing out'],
      [
        "if (site) return site !== 'same-origin' && site !== 'none'",
        "if (site) return site === 'cross-site'",
        'a sister site may post',
      ],
      [
        'return origin !== undefined && origin !== new URL(c.req.url).origin',
        'return false',
        'without Sec-Fetch-Site any origin may post',
      ],
      ['if (size > maxBytes) return null', '', 'bodies have no limit'],
      ["'too-large': 413", "'too-large': 400", 'too large is told as another fault'],
      ["'bad-token': 403", "'bad-token': 200" as string, 'a refused form says that it worked'],
    ],
  },
  {
    file: 'shared/same-text.ts',
    mutants: [
      ['let difference = a.length ^ b.length', 'let difference = 0', 'a token that begins right is right'],
      ['return difference === 0', 'return true', 'all texts are the same'],
    ],
  },
  {
    file: 'worker/http/limits/key-tries.ts',
    mutants: [
      ['const maxTries = 5', 'const maxTries = 5000', 'the editors’ key may be guessed'],
      [
        'return blockedUntil > now ? secondsUntil(blockedUntil, now) : null',
        'return null',
        'other isolates know of nothing',
      ],
      ['forget: tries.forget', 'forget: (_address: string): void => undefined', 'a right key does not end the count'],
    ],
  },
  {
    file: 'worker/http/limits/limit-window.ts',
    mutants: [
      ['current.count += 1', 'current.count += 0', 'nothing is counted'],
      ['void counted.delete(key),', 'undefined,', 'a key is never forgotten'],
      ['existing && now - existing.since < periodMs', 'existing', 'a period never ends'],
      ['counted.size > mostKeys', 'counted.size > Number.POSITIVE_INFINITY', 'keys are kept without end'],
    ],
  },
  {
    file: 'worker/http/limits/limits.ts',
    mutants: [
      ["if (c.req.url.length > maxUrlCharacters) return c.text('URI too long', 414)", '', 'addresses have no limit'],
      ["return c.text('Method not allowed', 405, { allow: 'GET, HEAD, POST' })", 'return next()', 'any method goes on'],
    ],
  },
  {
    file: 'worker/http/locale/locale.ts',
    mutants: [
      ["if (isLocale(first)) return { kind: 'answer', locale: first }", '', 'every path is redirected'],
      ['localeShape.test(first) ? rest.join', 'false ? rest.join', 'an unknown locale stays in the path'],
      ['if (remembered && isLocale(remembered)) return remembered', '', 'the choice is forgotten'],
      ['if (isLocale(tag)) return tag', '', 'the browser’s exact locale does not count'],
      ['[...inCountry, defaultLocale, ...locales]', '[defaultLocale, ...locales]', 'the country does not count'],
      ["first.toLowerCase().replace('_', '-')", 'first', 'another spelling of a locale is none'],
    ],
  },
  {
    file: 'worker/http/security/preview-links.ts',
    mutants: [
      [
        'return preview?.link && preview.expiresAt > now.getTime() ? preview : null',
        'return preview?.link ? preview : null',
        'a preview link never ends',
      ],
      ['  if (preview.link) return null\n', '', 'a link makes further links'],
      [
        'return linkRevokedAt !== null || link.madeAt <= Number(allRevokedAt ?? 0)',
        'return false',
        'nothing is taken back',
      ],
      [
        'return linkRevokedAt !== null || link.madeAt <= Number(allRevokedAt ?? 0)',
        'return linkRevokedAt !== null',
        'all links can’t be taken back',
      ],
      [
        "    log('warn', 'preview.revocation-unknown', { reason: String(error) })\n    return true",
        "    log('warn', 'preview.revocation-unknown', { reason: String(error) })\n    return false",
        'where nobody can tell a link is good',
      ],
      [
        'const expiresAt = now.getTime() + linkMs',
        'const expiresAt = now.getTime() + linkMs * 52',
        'a link lasts a year',
      ],
    ],
  },
  {
    file: 'worker/http/forms/return-to.ts',
    mutants: [
      ["|| pathname.startsWith('//')) return null", ') return null', '`/..//evil` leads off the shop'],
      ['if (origin !== anyHost || username', 'if (username', 'another host is a way back'],
      ["if (!text.startsWith('/') || text.length", 'if (text.length', 'any address is a way back'],
      ['|| notOurs.test(text) ||', '||', 'a backslash or a tab is part of a path'],
      ['text.length > mostCharacters ||', '', 'a way back has no limit'],
    ],
  },
  {
    file: 'worker/http/security/security-headers.ts',
    mutants: [
      [
        "`script-src 'nonce-${nonce}' 'strict-dynamic'`",
        "`script-src 'nonce-${nonce}' 'strict-dynamic' 'unsafe-inline'`",
        'inline scripts are allowed',
      ],
      ['`frame-ancestors ${preview ? "\'self\'" : "\'none\'"}`', '`frame-ancestors *`', 'anybody may frame the shop'],
      ["headers.set('x-content-type-options', 'nosniff')", '', 'types are guessed'],
      [
        "if (secure) headers.set('strict-transport-security'",
        "if (!secure) headers.set('strict-transport-security'",
        'no HSTS',
      ],
      ['    "default-src \'none\'",', '    "default-src *",', 'anything may be loaded'],
      ['    "base-uri \'none\'",', '', 'a base element moves every link'],
      [
        "if (!headers.has('x-frame-options')) headers.set('x-frame-options', 'DENY')",
        '',
        'old browsers frame the shop',
      ],
      [
        "['form-action', \"'self'\", ...(paymentOrigin ? [paymentOrigin] : [])].join(' '),",
        '',
        'forms may lead anywhere',
      ],
    ],
  },
  {
    file: 'worker/http/security/security.ts',
    mutants: [
      ["headers.set('cache-control', 'private, no-store')", '', 'signed-in pages are kept'],
      ['setSecurityHeaders(headers, isSecure)', '', 'no security headers'],
    ],
  },
  {
    file: 'worker/http/request/shop-url.ts',
    mutants: [
      ['if (config.SHOP_ORIGINS.includes(url.origin)) return url', 'return url', 'any Host names the shop'],
      [
        "if (isLocal && url.protocol === 'http:' && loopback.includes(url.hostname)) return url",
        "if (url.protocol === 'http:' && loopback.includes(url.hostname)) return url",
        'production takes localhost for itself',
      ],
      ['named.search = url.search', '', 'the query is lost'],
    ],
  },
  {
    file: 'worker/http/limits/rate-limits.ts',
    mutants: [
      ["? 'SIGN_IN_LIMIT' : null", '? null : null', 'passwords may be guessed'],
      ["? 'SEARCH_LIMIT' : null", '? null : null', 'search has no limit'],
      ["return 'SUGGEST_LIMIT'", 'return null', 'suggestions have no limit'],
      ['.count <= limits[name].limit', '.count < limits[name].limit', 'one less than the limit'],
      ['.count <= limits[name].limit', '.count <= 100_000', 'no limit'],
      ['session?.basketId == null &&', '', 'a cart that is there counts as a first add'],
    ],
  },
  {
    file: 'worker/http/cookies/order-cookie.ts',
    mutants: [['return order?.unseen ? order : null', 'return null', 'an order whose answer was lost stays lost']],
  },
  {
    file: 'worker/http/cookies/sealed-cookie.ts',
    mutants: [
      ['purposeFor(c, scope), sealed)', "'session', sealed)", 'a cookie is read as the session'],
      ['options(scope, 0)', 'options(scope, cookieRegister[name].life)', 'a cookie that is cleared stays'],
    ],
  },
  {
    file: 'worker/http/cookies/cookie-attributes.ts',
    mutants: [['httpOnly: true', 'httpOnly: false', 'script reads a signed cookie']],
  },
  {
    file: 'worker/http/cookies/turn.ts',
    mutants: [['(turn ? `${name} of ${turn}` : name)', '(turn ? name : name)', 'a late answer brings somebody back']],
  },
  {
    file: 'worker/http/forms/form-outcome.ts',
    mutants: [
      ['Object.hasOwn(messages, code)', 'code in messages', 'words of the prototype are shown'],
      ["url.searchParams.set('said', outcome)", '', 'no outcome is shown'],
    ],
  },
  {
    file: 'worker/http/locale/address-redirect.ts',
    mutants: [
      ["    'cache-control': 'private, no-cache',\n", '', 'one shopper’s language is kept for all'],
      ['location: pathname + search', 'location: pathname', 'a redirect loses its query'],
      ['queryWithoutControls(url)', 'url.search', 'control characters get into pages'],
    ],
  },
]
