/**
 * The way out of a refusal, as a link: to sign in, to join, to complete a profile. In the shop's JSON answers it is the
 * field `way`. `dialog`: script shows its page over the current one.
 */
export type RecoveryWay = { readonly label: string; readonly href: string; readonly dialog: boolean }
