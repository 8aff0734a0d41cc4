import { useEffect, useId, useState } from 'react'
import useSWR from 'swr'
import type { Suggestions as Answer } from '../../../shared/contracts/catalog.ts'
import { isLocale } from '../../../shared/i18n/locales.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { pictureAt } from '../../../shared/picture-url.ts'
import type { IslandPropsOf } from '../contracts.ts'
import { fill } from '../fill.ts'
import './suggestions.css'

type Props = IslandPropsOf<'search-box'> & { input: HTMLInputElement; form: HTMLFormElement }

/** Long enough to skip the letters of a word being typed, short enough to feel at once, in milliseconds. */
const pauseMs = 140

async function fetchSuggestions([, locale, q]: readonly [string, string, string]): Promise<Answer> {
  const response = await fetch(`/api/suggest?locale=${locale}&q=${encodeURIComponent(q)}`)
  if (!response.ok) throw new Error(`suggestions answered ${response.status}`)
  return (await response.json()) as Answer
}

/** Links under the input, reached with the arrow keys; Escape closes. A failed request shows nothing: the form works without. */
export function Suggestions({ input, form, locale, strings }: Props) {
  const [query, setQuery] = useState(input.value.trim())
  const [open, setOpen] = useState(document.activeElement === input)
  const listId = useId()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const onInput = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setQuery(input.value.trim()), pauseMs)
      setOpen(true)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        // Focusing opens; closing has the last word.
        input.focus()
        setOpen(false)
      }
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      const stops = [input, ...form.querySelectorAll<HTMLElement>('.sug a')]
      const at = stops.indexOf(document.activeElement as HTMLElement)
      const next = stops[(at + (event.key === 'ArrowDown' ? 1 : -1) + stops.length) % stops.length]
      event.preventDefault()
      next?.focus()
    }
    const onFocus = () => setOpen(true)
    const onLeave = (event: FocusEvent) => {
      if (!form.contains(event.relatedTarget as Node | null)) setOpen(false)
    }
    input.addEventListener('input', onInput)
    input.addEventListener('focus', onFocus)
    form.addEventListener('keydown', onKey)
    form.addEventListener('focusout', onLeave)
    return () => {
      clearTimeout(timer)
      input.removeEventListener('input', onInput)
      input.removeEventListener('focus', onFocus)
      form.removeEventListener('keydown', onKey)
      form.removeEventListener('focusout', onLeave)
    }
  }, [input, form])

  const { data } = useSWR(query.length > 1 ? (['suggest', locale, query] as const) : null, fetchSuggestions, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  const found = data && query.length > 1 ? data.terms.length + data.categories.length + data.products.length : 0
  const shown = open && found > 0
  useEffect(() => {
    input.setAttribute('aria-controls', listId)
    input.setAttribute('aria-expanded', String(shown))
  }, [input, listId, shown])
  if (!shown || !data) return null
  const searchHref = (term: string) => `/${locale}/search?q=${encodeURIComponent(term)}`

  return (
    <section className="sug" id={listId} aria-label={strings['suggestions']}>
      <div className="sug-words">
        {data.terms.length > 0 ? <p>{strings['terms']}</p> : null}
        {data.terms.map((term) => (
          <a key={term} href={searchHref(term)}>
            {term}
          </a>
        ))}
        {data.categories.length > 0 ? <p>{strings['categories']}</p> : null}
        {data.categories.map((category) => (
          <a key={category.categoryId} href={`/${locale}/c/${category.slug}-${category.categoryId}`}>
            {category.name}
          </a>
        ))}
        <a className="sug-all" href={searchHref(query)}>
          {fill(strings['all'], { query })}
        </a>
      </div>
      <div className="sug-goods">
        {data.products.slice(0, 4).map((product) => {
          const picture = product.pictures[0]
          return (
            <a key={product.productId} href={`/${locale}/p/${product.slug}-${product.productId}`}>
              <span className="sug-pic" data-ground={picture?.ground}>
                {picture ? <img src={pictureAt(picture, 240)} alt="" width={120} height={150} /> : null}
              </span>
              <span>{product.name}</span>
              <small>
                {isLocale(locale) ? formatMoney(product.price.lowCurrent, product.price.currency, locale) : ''}
              </small>
            </a>
          )
        })}
      </div>
    </section>
  )
}
