import { consentHeader } from '../../../shared/consent.fixtures.ts'
import { cookieNames } from '../../http/cookies/cookie-names.ts'
import { seal } from '../../http/cookies/cookies.ts'

type CookieName = keyof ReturnType<typeof cookieNames>

const associate = {
  storeId: 'canarystore',
  storeName: 'canarystorename',
  storeEmployeeId: 'canaryemployee',
  storeEmployeeName: 'canaryemployeename',
}
const line = { productId: 'KCANARY001', upc: '9990001112223', qty: 1, recipeId: null }

/** The values of a shopper's cookies. A new cookie is added here: its values are looked for in everybody's pages. */
const cookieValues = {
  visitor: 'c0ffeec0ffeec0ffeec0ffeec0ffee99',
  session: {
    v: 2,
    userId: 'canaryuser',
    accessToken: 'canarytoken',
    accessExpiresAt: 9_999_999_999_999,
    refreshToken: 'canaryrefresh',
    basketId: 'canarybasket',
    person: {
      firstName: 'Canaryfirst',
      kind: 'loyalty',
      traits: ['loyalty'],
      employeeTermsAccepted: true,
      associate: null as typeof associate | null,
      shoeSize: '298 wide men us',
    },
  },
  quick: { basketId: 'canaryquick', line },
  cartCount: 987_654_321,
  favorites: { owner: 'canaryuser', favoriteId: 'canaryfavorites', total: 987_654_322, ids: ['KCANARY002'] },
  foot: '298 narrow men us',
  experiments: { id: 'vuid_c0ffeec0ffeec0ffeec0ffeec0f', kept: { canaryexperiment: 'canaryvariation' } },
  contact: {
    email: 'contact@canary.example',
    newsletter: true,
    purchaseId: 'canarypurchase',
  },
  newsletter: { form: 'canaryform', email: 'newsletter@canary.example', policy: true, code: null },
  payment: { instrumentId: 'canaryinstrument', sessionID: 'canarycard' },
  order: { orderNumber: 'CANARY0001', st: 'canaryorder', method: null, unseen: false, bag: 'own' },
  failure: { code: 'canarycode' },
  answered: 'canaryanswered',
  passwordReset: { token: 'canaryreset' },
  emailProof: { token: 'canaryproof' },
  newEmail: { token: 'canarynewemail' },
  undo: { token: 'canaryundo' },
  // Set by an editor's visit; pages of an editor aren't cached.
  preview: null,
  editor: null,
  // The first who use their browser have none.
  turn: null,
  // No secrets: a shop front, and names of content.
  locale: null,
  // Says what is allowed, and nothing about who.
  consent: null,
  dismissed: 'canarydismissed',
} as const satisfies Record<CookieName, unknown>

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

/**
 * A shopper each of whose values is theirs alone. `values` are those values: none may be in cached bytes or in somebody
 * else's answer. `isAssociate`: signed in at a store's register. `hasSent`: has just sent a newsletter form, so that
 * their pages are theirs alone.
 */
export async function canaryVisitor({
  secret,
  secure,
  isAssociate = false,
  hasSent = false,
}: CanaryOptions): Promise<Canary> {
  const names = cookieNames(secure)
  const session = isAssociate
    ? { ...cookieValues.session, person: { ...cookieValues.session.person, associate } }
    : cookieValues.session
  const sealed: Readonly<Record<string, unknown>> = { ...cookieValues, session }
  const cookies: string[] = [consentHeader('functional', 'targeting')]
  for (const name of Object.keys(cookieValues) as CookieName[]) {
    const value = sealed[name]
    if (name === 'dismissed') cookies.push(`${names.dismissed}=${cookieValues.dismissed}`)
    else if (value !== null && (hasSent || name !== 'newsletter'))
      cookies.push(`${names[name]}=${await seal(secret, name, value)}`)
  }
  const headers = {
    cookie: cookies.join('; '),
    'cf-connecting-ip': '203.0.113.77',
    'user-agent': 'Mozilla/5.0 canarybrowser KerbApp/1.0',
  }
  const common = ['loyalty', '1']
  const values = [...stringsIn({ ...sealed, cookies }), '987654321', '987654322', '203.0.113.77', 'canarybrowser']
  return { headers, values: values.filter((value) => value.length > 3 && !common.includes(value)) }
}

type CanaryOptions = {
  readonly secret: string
  readonly secure: boolean
  readonly isAssociate?: boolean
  readonly hasSent?: boolean
}
type Canary = { readonly headers: Readonly<Record<string, string>>; readonly values: readonly string[] }
