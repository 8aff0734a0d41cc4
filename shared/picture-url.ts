import type { Picture } from './contracts/product.ts'
import type { ProductWidth } from './picture-sizes.ts'

/** The URL of a picture at a width in pixels; unchanged if it can't be resized. */
export function pictureAt({ url, resizable }: Pick<Picture, 'url' | 'resizable'>, width: ProductWidth): string {
  return resizable ? `${url}${url.includes('?') ? '&' : '?'}width=${width}` : url
}
