import type { CallContext } from '../backend/context.ts'

/** As much of a call as accounts look at. Whoever mounts them has more bindings and settings. */
export type AccountsContext = CallContext<
  { readonly DB: D1Database; readonly HASHING: Fetcher },
  { readonly TOKEN_SECRET: string; readonly SHOP_ORIGINS: readonly string[]; readonly CAPTCHA_VERIFY_URL: string }
>
