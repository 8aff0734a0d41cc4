import type { SWRConfiguration } from 'swr'

/**
 * The SWR configuration of all islands: the server's HTML is the initial data, and failures are shown rather than
 * silently retried.
 */
export const swrOptions: SWRConfiguration = {
  keepPreviousData: true,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: true,
  shouldRetryOnError: false,
}
