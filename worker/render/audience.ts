import type { ResolveInput } from '../content/resolve.ts'
import type { RenderContext } from '../context/render-context.ts'
import { personWho, segmentsOfPerson } from '../context/segments.ts'

/** Audience of a page: the visitor, or in a preview the person that the editor has asked for. */
export function audienceOf({
  preview,
  inSegment,
}: Pick<RenderContext, 'preview' | 'inSegment'>): Pick<ResolveInput, 'inSegment' | 'posing'> {
  const person = preview && preview.segments.length > 0 ? personWho(preview.segments) : null
  return person ? { inSegment: segmentsOfPerson(person), posing: true } : { inSegment }
}
