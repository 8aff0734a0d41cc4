import type { Context } from 'hono'
import { type Frame, FramesPage, frameWidths, type Width } from '../../../client/pages/preview/frames-page.tsx'
import type { AppEnv } from '../../app-env.ts'
import { ReturnTo } from '../../http/forms/return-to.ts'
import { respond } from '../page-answer/respond.ts'
import { previewPage } from './preview-page.ts'

type C = Context<AppEnv>

const pathOf = (c: C): string => ReturnTo.parse(c.req.query('to')) ?? '/'
const widthOf = (text: string | undefined): Width => frameWidths.find((width) => String(width) === text) ?? 390

function framesPage(c: C, title: string, frames: readonly Frame[]): Promise<Response> {
  const back = { href: pathOf(c), label: 'Back to the page' }
  return respond(c, previewPage(title, <FramesPage title={title} back={back} groups={[frames]} />, { status: 200 }))
}

/** A page at a device's width. */
export function deviceFrame(c: C): Promise<Response> {
  const width = widthOf(c.req.query('width'))
  return framesPage(c, `${width} px`, [{ label: pathOf(c), src: pathOf(c), width }])
}

/** A page with two variants of an experience, side by side; each is forced by its own address. */
export function compareFrames(c: C): Promise<Response> {
  const experience = c.req.query('experience') ?? ''
  const [first = '', second = ''] = c.req.queries('variant') ?? []
  const frame = (variant: string): Frame => ({
    label: variant || 'baseline',
    src: forcing(pathOf(c), experience, variant),
    width: 768,
  })
  return framesPage(c, experience, [frame(first), frame(second)])
}

function forcing(path: string, experience: string, variant: string): string {
  const url = new URL(path, 'https://shop.invalid')
  // An unknown variant shows the baseline.
  const variants = { [experience]: variant || 'baseline' }
  url.searchParams.set('p13n_testcontext', JSON.stringify({ variants }))
  return url.pathname + url.search
}
