import type { Locale } from '../i18n/locales.ts'
import type { MessageTables } from './format.ts'

const en = () => import('./messages/en.ts')
const fr = () => import('./messages/fr.ts')

const withRegion = async (
  base: Promise<{ messages: MessageTables['base'] }>,
  regional: Promise<{ messages: NonNullable<MessageTables['regional']> }>,
): Promise<MessageTables> => {
  const [main, region] = await Promise.all([base, regional])
  return { base: main.messages, regional: region.messages }
}

const loaders: Readonly<Record<Locale, () => Promise<MessageTables>>> = {
  'en-us': async () => ({ base: (await en()).messages }),
  'en-ca': () => withRegion(en(), import('./messages/en-ca.ts')),
  'fr-ca': () => withRegion(fr(), import('./messages/fr-ca.ts')),
  'en-gb': () => withRegion(en(), import('./messages/en-gb.ts')),
  'de-de': async () => ({ base: (await import('./messages/de.ts')).messages }),
  'fr-fr': async () => ({ base: (await fr()).messages }),
  'es-es': async () => ({ base: (await import('./messages/es.ts')).messages }),
  'it-it': async () => ({ base: (await import('./messages/it.ts')).messages }),
}

/** One language for the browser, so that a visitor does not download the other four. */
export const loadMessageTables = (locale: Locale): Promise<MessageTables> => loaders[locale]()
