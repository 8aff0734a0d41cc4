import type { z } from 'zod'
import type { SocialPhotosContent } from '../../../shared/content/social-photos.ts'

export const socialPhotosFixtures: Readonly<Record<string, z.input<typeof SocialPhotosContent>>> = {
  plain: {},
  titled: { title: 'Unterwegs gesehen', subtitle: 'Was ihr draußen tragt, von euch fotografiert.', limit: 12 },
  one: { title: 'One photo', limit: 1 },
}
