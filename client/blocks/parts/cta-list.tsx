import type { Cta } from '../../../shared/content/document.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'
import { Link } from './link.tsx'

const classes = { primary: 'btn', secondary: 'btn b2', link: 'link' } as const

export function CtaList({ locale, targets }: { locale: Locale; targets: readonly Cta[] }) {
  if (targets.length === 0) return null
  return (
    <p className="ctas">
      {targets.map(({ label, target, style }) => (
        <Link key={label} locale={locale} target={target} className={classes[style]}>
          {label}
        </Link>
      ))}
    </p>
  )
}
