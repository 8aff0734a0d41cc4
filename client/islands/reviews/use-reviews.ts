import { useEffect, useState } from 'react'
import { reviewAddress } from '../../../shared/review-state.ts'
import { readIsland } from '../../state/read-island.ts'
import { useRead } from '../../state/use-read.ts'
import type { IslandPropsOf } from '../contracts.ts'

type Reviews = IslandPropsOf<'reviews'>

/** The reviews of the address that was asked for last. If they can't be loaded, the browser navigates there. */
export function useReviews(own: Reviews) {
  const { path, sort, stars, page, reviews } = own.list
  const translated = reviews.find((review) => review.translated)?.reviewId ?? null
  const [first] = useState(() => reviewAddress(path, { sort, stars, page, translated }))
  const [address, setAddress] = useState(first)
  const { data, error, isLoading } = useRead(address === first ? null : ['reviews', address], ([name, url]) =>
    readIsland(name, url),
  )
  useEffect(() => {
    const onPopState = () => setAddress(location.pathname + location.search)
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [])
  useEffect(() => {
    if (error) location.assign(address)
  }, [error, address])
  const go = (url: string) => {
    history.pushState(null, '', url)
    setAddress(url)
  }
  return { list: address === first ? own.list : (data?.props.list ?? own.list), busy: isLoading, go }
}
