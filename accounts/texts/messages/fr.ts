import type { TextMessages } from '../texts.ts'

export const messages: TextMessages = {
  phoneCode: '{code} confirme ce numéro pour votre compte, pendant 10 minutes. Ne le donnez à personne.',
  confirmTexts: '{code} confirme nos SMS. Pour refuser :',
}
