type Claim = {
  /** The shop answers from now on. */
  opened(): void
  left(): void
}

export function claimFolder(root: string, port: number): Promise<Claim>
export function requireNoOther(root: string, ownPort?: number): Promise<void>
export function runningFile(root: string): string
