import type { Ratios } from '../../../shared/content/media.ts'

type ShapeProps = {
  ratio: Ratios
  /** `#rrggbb`, seen until the picture is there. */
  colour?: string | undefined
}

/**
 * Holds a picture's place in its shape, at each width its own, whatever the file's shape turns out to be: what a style attribute would do,
 * which no page of the shop may carry. Rules: media.css.
 */
export function Shape({ ratio: { sm, md, lg }, colour }: ShapeProps) {
  const one = (className: string, value: number) => (
    <svg
      className={className}
      viewBox={`0 0 ${Math.round(value * 1000)} 1000`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {colour ? <rect width="100%" height="100%" fill={colour} /> : null}
    </svg>
  )
  if (sm === lg && (md ?? lg) === lg) return one('shape', sm)
  return (
    <>
      {one('shape at-sm', sm)}
      {md ? one('shape at-md', md) : null}
      {one(md ? 'shape at-lg' : 'shape at-md at-lg', lg)}
    </>
  )
}
