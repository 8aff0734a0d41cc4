import { type PictureKind, readPictureSize } from '../../../shared/picture-sizes.ts'
import { isMediaPath } from './media-service.ts'

const kinds: readonly PictureKind[] = ['product', 'scene']

/**
 * Path and query for the image service, normalized; null if this isn't the address of one of our pictures in a size
 * that pages use. `pathname` is still encoded.
 */
export function pictureAddress(pathname: string, search: URLSearchParams): string | null {
  if (!isMediaPath(pathname)) return null
  if (!kinds.some((kind) => isOfKind(pathname, kind) && readPictureSize(kind, search) !== null)) return null
  const sorted = [...search].sort(([a], [b]) => (a < b ? -1 : 1))
  return sorted.length > 0 ? `${pathname}?${new URLSearchParams(sorted)}` : pathname
}

/** Products and scenes are identified by their paths; any other picture of the image service may be either. */
function isOfKind(pathname: string, kind: PictureKind): boolean {
  if (pathname.startsWith('/images/products/')) return kind === 'product'
  if (pathname.startsWith('/images/scenes/')) return kind === 'scene'
  return true
}
