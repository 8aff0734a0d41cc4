import type { ReactNode } from 'react'
import type { Breakpoint } from '../../../shared/content/banner.ts'
import css from './segment.css?inline'

type SegmentSettings = { readonly hideOn: readonly Breakpoint[]; readonly isFullWidth: boolean }

const needsWrapper = ({ hideOn, isFullWidth }: SegmentSettings): boolean => hideOn.length > 0 || !isFullWidth

export const segmentCss = (settings: SegmentSettings): readonly string[] => (needsWrapper(settings) ? [css] : [])

/** Applies a segment's width and screen settings (spec 2 §3 "Segment content"). */
export function Segment({ children, ...settings }: SegmentSettings & { readonly children?: ReactNode }) {
  if (!needsWrapper(settings)) return children
  const { hideOn, isFullWidth } = settings
  return (
    <div className={isFullWidth ? 'seg' : 'seg narrow'} data-hide={hideOn.join(' ') || undefined}>
      {children}
    </div>
  )
}
