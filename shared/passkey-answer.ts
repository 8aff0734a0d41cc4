/** Answer of the shop to script that asks to add or to use a passkey: the browser's options, or why not. */
export type PasskeyAnswer<Options> =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly message: string }
