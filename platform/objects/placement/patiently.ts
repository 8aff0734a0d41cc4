/** A request gets a response after this long, even if the order is still being made. */
export const patienceMs = 8000

/** Waits for completion, but no longer than a shopper should wait for a response. */
export const patiently = (work: Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, patienceMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
