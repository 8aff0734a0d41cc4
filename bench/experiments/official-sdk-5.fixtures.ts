import { createInstance } from 'optimizely-sdk-5/lite'
import { type OfficialSdk, type SdkClient, wrapSdk } from './official-sdk.ts'

/** 5.4.1, without a network, as 6.6.1 beside it. */
export const officialSdk5 = (datafile: string): OfficialSdk =>
  wrapSdk((profiles, send) => {
    const client = createInstance({
      datafile,
      eventDispatcher: { dispatchEvent: (event) => send(event.params) },
      userProfileService: profiles as never,
      logger: { log: () => undefined },
      errorHandler: { handleError: () => undefined },
    })
    if (!client) throw new Error('The official SDK refuses this datafile')
    return client as unknown as SdkClient
  })
