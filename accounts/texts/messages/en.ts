import type { TextMessages } from '../texts.ts'

export const messages: TextMessages = {
  phoneCode: '{code} confirms this number for your account. The code works for 10 minutes. Do not pass it on.',
  confirmTexts: '{code} confirms our texts. To stop them:',
}
