export type Ports = { readonly port: number; readonly platformPort: number; readonly demoPort: number }
type Environment = Readonly<Record<string, string | undefined>>

export function portsFrom(env: Environment): Ports
export function requirePorts(env: Environment): Promise<void>
export function holdRoom(root: string, env: Environment): Promise<() => Promise<void>>
