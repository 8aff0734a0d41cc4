import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'

/** The server's HTML is the initial data, and failures are shown rather than silently retried. */
const readOptions: SWRConfiguration = {
  keepPreviousData: true,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: true,
  shouldRetryOnError: false,
}

type ReadKey = string | readonly string[]

/**
 * The value that `read` returns for the key, or nothing while the key is null. Every read of an island goes through
 * here, which gives all of them one configuration. A provider around every island would bring SWR to those that never
 * read.
 */
export function useRead<const K extends ReadKey, T>(
  key: K | null,
  read: (key: K) => Promise<T>,
  options?: Pick<SWRConfiguration<T>, 'keepPreviousData' | 'revalidateIfStale' | 'revalidateOnMount'>,
): SWRResponse<T, unknown> {
  return useSWR<T, unknown>(key, read, { ...readOptions, ...options })
}
