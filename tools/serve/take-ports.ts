import { once } from 'node:events'

/** The process that installs (setup/install.cjs) keeps the ports until this one is about to open them. */
export async function takePorts(): Promise<void> {
  if (!process.connected) return
  const isReleased = once(process, 'disconnect')
  process.send?.('opening')
  await isReleased
}
