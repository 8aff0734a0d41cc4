import type { Picture } from './contracts/product.ts'

/** The address of a picture at a width in pixels; one that can't be resized is used as it is. */
export function pictureAt({ url, resizable }: Pick<Picture, 'url' | 'resizable'>, width: number): string {
  return resizable ? `${url}${url.includes('?') ? '&' : '?'}width=${width}` : url
}
