/**
 * Whether a request is in the sampled share (0 to 1) of logs. Decided by its id, so that all Workers sample the same
 * requests.
 */
export const isLogged = (requestId: string, share: number): boolean =>
  Number.parseInt(requestId.slice(0, 8), 16) / 2 ** 32 < share
