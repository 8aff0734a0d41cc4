import type { TextMessages } from '../texts.ts'

export const messages: TextMessages = {
  phoneCode: 'Con {code} confirmas en tu cuenta que este SMS te llega a ti. Vale 10 minutos. No compartas la clave.',
  confirmTexts: '{code} confirma nuestros SMS. Baja:',
}
