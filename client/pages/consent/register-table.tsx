import {
  cookieRegister,
  embedRegister,
  type Lifetime,
  type Registered,
  storageRegister,
} from '../../../shared/browser-register.ts'
import { type ConsentCategory, consentCategories } from '../../../shared/consent.ts'
import type { PageContext } from '../page-context.ts'

const registered: readonly Registered[] = [cookieRegister, storageRegister, embedRegister].flatMap((part) =>
  Object.values(part),
)
const units = [
  ['year', 365 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

function lifeText({ site, t }: PageContext, life: Lifetime): string {
  if (life === 'session') return t('consent.lifeSession')
  if (life === 'kept') return t('consent.lifeKept')
  const [unit, seconds] = units.find(([, size]) => life >= size && life % size === 0) ?? ['second', 1]
  return new Intl.NumberFormat(site.bcp47, { style: 'unit', unit, unitDisplay: 'long' }).format(life / seconds)
}

type RegisterTableProps = PageContext & {
  /** The host of the shop's tag manager, if it has one. */
  readonly tagManager: string | null
}

/** Everything that the shop stores or runs in a browser, by category. */
export function RegisterTable({ tagManager, ...page }: RegisterTableProps) {
  const { t } = page
  const { tags } = embedRegister
  const present = registered.flatMap((row) => {
    if (row !== tags) return [row]
    return tagManager === null ? [] : [{ ...row, party: tagManager }]
  })
  return (
    <section className="register" aria-labelledby="register">
      <h2 className="title" id="register">
        {t('consent.register')}
      </h2>
      {consentCategories.map((category) => (
        <Rows key={category} {...page} category={category} rows={present.filter((row) => row.category === category)} />
      ))}
    </section>
  )
}

type RowsProps = PageContext & { readonly category: ConsentCategory; readonly rows: readonly Registered[] }

function Rows({ category, rows, ...page }: RowsProps) {
  const { t } = page
  if (rows.length === 0) return null
  return (
    <table>
      <caption>{t(`consent.${category}`)}</caption>
      <thead>
        <tr>
          {(['registerName', 'registerFor', 'registerLife', 'registerParty'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`consent.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, purpose, life, party }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{t(purpose)}</td>
            <td>{lifeText(page, life)}</td>
            <td>{party ?? t('consent.registerOwn')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
