import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fromRoot } from '../../../tools/serve/project.ts'

/** Why each script of a payment page is there (PCI DSS 6.4.3), by its name without the build's hash. */
export const reasons: Readonly<Record<string, string>> = {
  entry: 'starts islands and behaviors of the page',
  react: 'draws the islands of checkout',
  'rolldown-runtime': "the bundler's loader of modules",
  'read-island': 'reads what the page gives an island',
  checkout: 'forms of the steps',
  choices: 'radio cards of delivery and payment',
  field: 'fields with their faults',
  forms: 'sends a form and shows its answer',
  remaining: 'what is left to pay',
  wallet: 'buttons of wallets',
  'load-script': "fetches a wallet's script on demand",
  modal: 'shows dialogs over the page',
  dialog: 'closes and labels a dialog',
  'cart-count': 'the number on the cart',
  cart: 'what islands share of the cart',
  'use-cart-form': 'forms that change the cart',
  spoken: 'says changes to screen readers',
  announcer: 'says changes to screen readers',
  toaster: 'short messages over the page',
  retry: 'sends a change of the cart again after a lost answer',
  'bot-challenge': "starts the bot manager's challenge",
  fields: 'the hosted card fields, in their frame',
}

export const sha256 = (body: string | Buffer): string => createHash('sha256').update(body).digest('base64')

export type Inventory = ReadonlyMap<string, { readonly name: string; readonly hash: string }>

/**
 * Files of the build, by path, with the hash of each file: a script that isn't in here, or is another, raises an
 * alert.
 */
export function builtScripts(): Map<string, { name: string; hash: string }> {
  const folder = fromRoot('dist/client/assets')
  return new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => {
        const name = file.replace(/-[\w-]{8}\.js$/, '')
        return [`/assets/${file}`, { name, hash: sha256(readFileSync(`${folder}/${file}`)) }]
      }),
  )
}
