const secret = (name: string): string => `${name}-of-a-production-pair-in-tests`

const shared = {
  ENVIRONMENT: 'production',
  AUTH_ACCESS_KEY: secret('key'),
  SERVER_TRUST_ID: secret('trust'),
  PURGE_TOKEN: secret('purge'),
}

/** Variables and secrets with which both Workers run as in production, on this machine. */
export const productionVars = {
  shop: {
    ...shared,
    SHOP_ORIGINS: 'https://shop.example',
    SESSION_SECRET: secret('session'),
    PREVIEW_SECRET: secret('preview'),
  },
  platform: {
    ...shared,
    SHOP_ORIGINS: 'https://shop.example',
    PAYMENT_PROVIDER_ORIGIN: 'https://pay.example',
    TOKEN_SECRET: secret('token'),
    ADMIN_TOKEN: secret('admin'),
    PAYMENT_SECRET: secret('payment'),
  },
} as const
