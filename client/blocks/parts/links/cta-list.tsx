import type { Cta } from '../../../../shared/content/document.ts'
import type { Locale } from '../../../../shared/i18n/locales.ts'
import type { Place } from '../../block.ts'
import { Link } from './link.tsx'

const classes = { primary: 'btn', secondary: 'btn b2', link: 'link' } as const

type CtaListProps = {
  locale: Locale
  targets: readonly Cta[]
  /** Makes all buttons as wide as the widest (spec 2 §3 equalTargetSize). */
  equal?: boolean
  place?: Place
}

export function CtaList({ locale, targets, equal = false, place }: CtaListProps) {
  if (targets.length === 0) return null
  return (
    <p className={equal ? 'ctas equal' : 'ctas'}>
      {targets.map(({ label, target, style }) => (
        <Link key={label} locale={locale} target={target} {...(place && { place })} className={classes[style]}>
          {label}
        </Link>
      ))}
    </p>
  )
}
