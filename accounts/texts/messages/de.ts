import type { TextMessages } from '../texts.ts'

export const messages: TextMessages = {
  phoneCode: '{code} bestätigt diese Nummer für dein Konto. Der Code gilt 10 Minuten. Gib ihn nicht weiter.',
  confirmTexts: '{code} bestätigt unsere SMS. Abbestellen:',
}
