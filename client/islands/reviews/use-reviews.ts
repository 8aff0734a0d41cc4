import { useEffect, useLayoutEffect, useState } from 'react'
import { reviewAddress } from '../../../shared/review-state.ts'
import { moveLanguageLinks } from '../../state/language-links.ts'
import { onMoved } from '../../state/page-events.ts'
import { readIsland } from '../../state/read-island.ts'
import { usePageHead } from '../../state/use-page-head.ts'
import { useRead } from '../../state/use-read.ts'
import type { IslandPropsOf } from '../contracts.ts'

type Reviews = IslandPropsOf<'reviews'>

const reviewParams = ['stars', 'sort', 'page', 'translated']

/** The reviews of the address that was asked for last. If they can't be loaded, the browser navigates there. */
export function useReviews(own: Reviews) {
  const { path, sort, stars, page, reviews } = own.list
  const translated = reviews.find((review) => review.translated)?.reviewId ?? null
  const [first] = useState(() => reviewAddress(path, { sort, stars, page, translated }))
  const [address, setAddress] = useState(first)
  const { data, error, isLoading } = useRead(address === first ? null : ['reviews', address], ([name, url]) =>
    readIsland(name, url),
  )
  useLayoutEffect(() => onMoved(() => setAddress(location.pathname + location.search)), [])
  const isFirst = address === first
  const head = isFirst ? undefined : data?.head
  const showHead = usePageHead()
  useEffect(() => {
    if (isFirst || (head && !isLoading)) showHead(head)
  }, [isFirst, head, isLoading, showHead])
  useEffect(() => {
    if (address !== first) moveLanguageLinks(reviewParams)
  }, [address, first])
  useEffect(() => {
    if (error) location.assign(address)
  }, [error, address])
  const go = (url: string) => {
    history.pushState(null, '', url)
    setAddress(url)
  }
  return { list: isFirst ? own.list : (data?.props.list ?? own.list), busy: isLoading, go }
}
