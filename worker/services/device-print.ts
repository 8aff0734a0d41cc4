import { sha256Hex } from '../../shared/bytes.ts'

/** Each browser says this of itself with every request: nothing is asked of it, and nothing stored in it. */
const said = ['user-agent', 'accept-language', 'sec-ch-ua', 'sec-ch-ua-mobile', 'sec-ch-ua-platform']

/** Spec 1 §7 POST deviceFingerPrint: the same for two purchases with the same browser, and says nothing else of it. */
export const devicePrint = (headers: Pick<Headers, 'get'>): Promise<string> =>
  sha256Hex(said.map((name) => headers.get(name) ?? '').join('\n'))
