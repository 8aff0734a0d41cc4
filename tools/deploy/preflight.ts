import { isPlaceholder, originsIn, productionFaults } from '../../shared/deployment.ts'
import { type Feature, features } from '../../shared/features.ts'

/** The parts of a production wrangler.toml that are checked. */
export type WorkerConfig = {
  readonly name?: string | undefined
  readonly vars: Readonly<Record<string, unknown>>
  readonly secrets?: { readonly required?: readonly string[] | undefined } | undefined
  readonly durable_objects: { readonly bindings: readonly { readonly name: string; readonly class_name: string }[] }
  readonly services?: readonly { readonly binding: string; readonly service: string }[] | undefined
  readonly observability?: { readonly enabled?: boolean | undefined } | undefined
} & Readonly<Record<string, unknown>>

export type DeployedWorker = {
  /** Path of its wrangler.toml. */
  readonly file: string
  readonly config: WorkerConfig
  /** Names of its secrets in the account; or why they can't be read. */
  readonly secrets: readonly string[] | { readonly unknown: string }
}

/** The hashing Worker, which has no variables and no secrets: its configuration, or why it can't be read. */
export type HelperWorker = { readonly file: string; readonly config: WorkerConfig | { readonly unreadable: string } }

export type Deployment = {
  readonly storefront: DeployedWorker
  readonly platform: DeployedWorker
  readonly hashing: HelperWorker
}

/** Everything that prevents a deployment, one line each with the file concerned. Calls nobody. */
export function preflight({ storefront, platform, hashing }: Deployment): readonly string[] {
  return [
    ...[storefront, platform].flatMap((worker) =>
      [
        ...placeholders(worker),
        ...variables(worker),
        ...secrets(worker),
        ...demoBindings(worker),
        ...unobserved(worker.config),
      ].map((fault) => `${worker.file}: ${fault}`),
    ),
    ...helperFaults(hashing, platform).map((fault) => `${hashing.file}: ${fault}`),
    ...shopFaults(storefront.config).map((fault) => `${storefront.file}: ${fault}`),
    ...platformFaults(storefront.config, platform.config).map((fault) => `${platform.file}: ${fault}`),
  ]
}

const textOf = ({ vars }: WorkerConfig, name: string): string => String(vars[name] ?? '')

/** Value that a service elsewhere expects as its key, by the variable that configures it. */
const keysElsewhere = {
  EVENTS_ORIGIN: 'EVENTS_ACCESS_KEY',
  CAPTCHA_VERIFY_URL: 'CAPTCHA_SECRET',
  SEARCH_ORIGIN: 'SEARCH_API_KEY',
} as const

const required = ({ config }: DeployedWorker): readonly string[] => [
  ...(config.secrets?.required ?? []),
  ...Object.entries(keysElsewhere).flatMap(([variable, key]) => (textOf(config, variable) === '' ? [] : [key])),
]

/** A log of events may take no key: an empty variable says that this is meant. */
const isMeantEmpty = ({ vars }: WorkerConfig, secret: string): boolean =>
  secret === keysElsewhere.EVENTS_ORIGIN && vars[secret] === ''

/** Ids of the account. Variables are judged by the rules that the Workers themselves have. */
function placeholders({ config: { vars, ...config } }: DeployedWorker): string[] {
  const placeholders = (value: unknown, path: string): string[] => {
    if (typeof value === 'string') return isPlaceholder(value) ? [`${path} is still "${value}"`] : []
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, inner]) => placeholders(inner, path ? `${path}.${key}` : key))
  }
  return placeholders(config, '')
}

function variables(worker: DeployedWorker): string[] {
  const { vars } = worker.config
  return [
    ...(vars['ENVIRONMENT'] === 'production' ? [] : [`ENVIRONMENT: is "${vars['ENVIRONMENT']}", not production`]),
    ...productionFaults(vars, []),
    ...(textOf(worker.config, 'SHOP_ORIGINS') === '' ? ['SHOP_ORIGINS: names no shop'] : []),
    ...required(worker)
      .filter((name) => name in vars && !isMeantEmpty(worker.config, name))
      .map((name) => `${name}: is a secret and stands in [env.production.vars]`),
  ]
}

function secrets(worker: DeployedWorker): string[] {
  const { secrets: secretNames } = worker
  if ('unknown' in secretNames) return [`its secrets could not be listed: ${secretNames.unknown}`]
  return required(worker)
    .filter((name) => !secretNames.includes(name) && !isMeantEmpty(worker.config, name))
    .map(
      (name) => `secret ${name} is not set: npx wrangler secret put ${name} --env production --config ${worker.file}`,
    )
}

function demoBindings({ config }: DeployedWorker): string[] {
  const objects = config.durable_objects.bindings.map(({ name, class_name }) => [name, class_name] as const)
  const services = (config.services ?? []).map(({ binding, service }) => [binding, service] as const)
  return [...objects, ...services]
    .filter((binding) => binding.some((name) => /demo|sandbox/i.test(name)))
    .map(([name, target]) => `binding ${name} (${target}) belongs to the demo`)
}

const unobserved = ({ observability }: WorkerConfig): string[] =>
  observability?.enabled ? [] : ['observability is switched off: none of its log lines would be kept']

const hashingBinding = 'HASHING'

/** The Worker is uploaded first, and has to be the Worker that the platform is bound to. */
function helperFaults({ config }: HelperWorker, platform: DeployedWorker): string[] {
  if ('unreadable' in config) return [`no password could be compared: ${config.unreadable}`]
  const bound = platform.config.services?.find(({ binding }) => binding === hashingBinding)?.service
  return [
    ...unobserved(config),
    ...(bound === config.name
      ? []
      : [`is uploaded as ${config.name}, and ${platform.file} binds ${hashingBinding} to ${bound ?? 'nothing'}`]),
  ]
}

const isFeature = (name: string): name is Feature => (features as readonly string[]).includes(name)

/** Keeps the events of experiments (worker/events/event-outbox.ts). */
const outbox = 'EVENT_OUTBOX'

function shopFaults(config: WorkerConfig): string[] {
  const hasOutbox = config.durable_objects.bindings.some(({ name }) => name === outbox)
  const faults = hasOutbox ? [] : [`binding ${outbox} is missing: no impression and no order could be counted`]
  const unknown = textOf(config, 'FEATURES')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !isFeature(name))
    .map((name) => `FEATURES: there is no feature "${name}"; there are ${features.join(', ')}`)
  return [...faults, ...unknown]
}

function platformFaults(shop: WorkerConfig, platform: WorkerConfig): string[] {
  const shopOrigins = originsIn(textOf(platform, 'SHOP_ORIGINS'))
  const isAsked = textOf(shop, 'DATAFILE_ORIGIN') === ''
  const [shopKey, platformKey] = [shop, platform].map((config) => textOf(config, 'DATAFILE_SDK_KEY'))
  return [
    ...(isAsked && shopKey !== platformKey
      ? [`DATAFILE_SDK_KEY: is "${platformKey}", and the storefront’s is "${shopKey}", so no experiment would run`]
      : []),
    ...(textOf(platform, 'PAYMENT_PROVIDER_ORIGIN') === ''
      ? ['PAYMENT_PROVIDER_ORIGIN: is empty, so nothing can be sold']
      : []),
    ...(textOf(platform, 'RETURN_ADDRESSES') === ''
      ? ['RETURN_ADDRESSES: is empty, so nothing can be returned; {} says that this is meant']
      : []),
    ...(textOf(platform, 'PURGE_ORIGIN') === ''
      ? ['PURGE_ORIGIN: is empty, so pages would show old prices and sold-out sizes for minutes']
      : []),
    ...originsIn(textOf(shop, 'SHOP_ORIGINS'))
      .filter((origin) => shopOrigins.length > 0 && !shopOrigins.includes(origin))
      .map((origin) => `SHOP_ORIGINS: lacks ${origin}, which the storefront serves`),
  ]
}

/** Keys that must be equal in both Workers. Secrets can't be read back, so the shop's /readyz checks them. */
export const equalSecrets = ({ storefront, platform }: Deployment): readonly string[] =>
  required(storefront).filter((name) => required(platform).includes(name))
