/**
 * Whether a purge of `id` applies to this tag: a document's key (`content/{site}/{id}`), `product/ID` or `catalog`.
 * `page/home` applies to every site, `kerb-en-us/page/home` to one, `articles` to all responses of the search, `*` to
 * everything.
 */
export function isTagged(tag: string, id: string): boolean {
  if (id === '*' || tag === id) return true
  if (!tag.startsWith('content/')) return false
  const key = tag.slice('content/'.length)
  const ofEverySite = key.slice(key.indexOf('/') + 1)
  return key === id || ofEverySite === id || (id === 'articles' && ofEverySite.startsWith('articles/'))
}
