import type { BannerContent } from '../../../../shared/content/banner.ts'

/** Spec 2 §3 promotionTracking, as attributes that analytics reads from the block's root. */
export function promotionAttributes({ promotionTracking: promotion }: Pick<BannerContent, 'promotionTracking'>) {
  if (!promotion) return {}
  return {
    'data-promotion-id': promotion.id,
    'data-promotion-name': promotion.name,
    'data-promotion-creative': promotion.creative,
    'data-promotion-position': promotion.position,
  }
}
