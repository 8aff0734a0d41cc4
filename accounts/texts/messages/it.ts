import type { TextMessages } from '../texts.ts'

export const messages: TextMessages = {
  phoneCode: '{code} conferma questo numero per il tuo account. Vale 10 minuti. Non darlo a nessuno.',
  confirmTexts: '{code} conferma i nostri SMS. Per fermarli:',
}
