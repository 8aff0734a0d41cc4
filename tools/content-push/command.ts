import { PlatformUnavailable } from '../catalog-import/platform-client.ts'
import type { Terminal } from '../terminal.ts'

export type ExitCode = 0 | 1 | 2

type Command<A> = {
  readonly usage: string
  /** Null when help is asked for; throws an Error that says what is wrong. */
  readonly readAsked: (args: readonly string[], env: Environment) => A | null
  readonly work: (options: A, terminal: Terminal) => Promise<ExitCode>
}
export type Environment = Readonly<Record<string, string | undefined>>

/** Does what is asked for. An impossible request is said, with the usage where that helps, and is exit code 2. */
export const command =
  <A>({ usage, readAsked, work }: Command<A>) =>
  async (args: readonly string[], env: Environment, terminal: Terminal): Promise<ExitCode> => {
    try {
      const options = readAsked(args, env)
      if (options !== null) return await work(options, terminal)
      terminal.line(usage)
      return 0
    } catch (error) {
      if (!(error instanceof Error)) throw error
      terminal.line(error instanceof PlatformUnavailable ? error.message : `${error.message}\n\n${usage}`)
      return 2
    }
  }
