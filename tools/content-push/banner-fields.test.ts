import { expect, it } from 'vitest'
import { BannerContent } from '../../shared/content/banner.ts'
import { ignoredFields } from './block-knowledge.ts'

/** Every field of spec 2 §3 "Banner content", each with another value than its default. */
const everything = {
  name: 'banner',
  title: 'Dusk',
  subtitle: 'After work',
  overline: 'Overline',
  eyebrowText: 'Eyebrow',
  eyebrowLogo: { url: '/images/scenes/sale', alt: 'Sale' },
  richText: '<p>Rich</p>',
  richTextBelowTargets: '<p>Below</p>',
  media: { url: '/images/scenes/kerb-at-dusk', alt: 'Two shoes' },
  mediaList: [{ url: '/images/scenes/court-wall', alt: 'A court' }],
  mediaTarget: { url: '/c/1' },
  targets: [{ label: 'Shop', target: { url: '/c/2' } }],
  linkType: 'No-CTA',
  hideTitle: true,
  titleH1: true,
  backgroundColor: '#102030',
  backdrop: 'ink',
  captionText: 'Caption',
  captionPosition: 'top',
  overlayWidth: 'xs',
  alignment: 'right',
  textAlignment: 'center',
  equalTargetSize: true,
  promotionTracking: { id: 'p', name: 'P' },
  tone: 'light',
  gradientStyle: 'focused',
  gradientTone: 'light',
  gradientBreakpoints: ['md'],
}
/** Findings about the words over a picture is said of nothing where none stand on one. */
const onPictures = ['backdrop', 'overlayWidth', 'tone']
const gradient = ['gradientStyle', 'gradientTone', 'gradientBreakpoints']

it('has all fields that there are', () => {
  expect(Object.keys(everything).sort()).toEqual(Object.keys(BannerContent.shape).sort())
})

it.each([
  ['menu-tile', { variant: 'text-overlay', backdrop: 'blur' }, ['mediaList']],
  ['menu-tile', { variant: 'text-below' }, ['mediaList', ...onPictures, ...gradient]],
  ['dialog', {}, onPictures],
])('%s %j has a place for every field of a banner', (type, fields, without) => {
  const buttons = { ...everything, ...fields, linkType: 'CTA' }
  const ignored = ignoredFields(type, { ...everything, ...fields }).filter((field) =>
    ignoredFields(type, buttons).includes(field),
  )
  expect(ignored.sort()).toEqual([...without].sort())
})
