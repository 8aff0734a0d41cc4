/** The page's search fields, the header's and its own, have what is searched for by now. */
export function showSearched(query: string): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input[name=q]:not([type=hidden])'))
    field.value = query
}
