import { z } from 'zod'

/** Names that are the same in every language. `app` is the brand's own. */
export const browsers = ['app', 'Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet'] as const
export const systems = ['Android', 'ChromeOS', 'iPad', 'iPhone', 'Linux', 'macOS', 'Windows'] as const

/** Features that a shopper recognizes a device by. Null where its user agent doesn't say. */
export const Device = z.object({ browser: z.enum(browsers).nullable(), system: z.enum(systems).nullable() })
export type Device = z.infer<typeof Device>
