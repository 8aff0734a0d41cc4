import { spawn } from 'node:child_process'
import { fromRoot } from '../serve/project.ts'

/**
 * The native compiler, by its path, because `tsc` is 6.0, which dependency-cruiser needs
 * (docs/decisions/0001-tool-chain.md). Several threads would take four times the work.
 */
export const typeScript7 = { path: '../typescript-7/bin/tsc', flags: ['-b', '--singleThreaded', '--pretty', 'false'] }

export type ToolAnswer = { readonly code: number; readonly stdout: string; readonly stderr: string }

/**
 * Runs a program of node_modules/.bin in `folder` (the project when absent) and collects what it says, without colours.
 */
export async function runTool(name: string, args: readonly string[], folder = fromRoot('')): Promise<ToolAnswer> {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined }
  const child = spawn(fromRoot(`node_modules/.bin/${name}`), args, {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const answer = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    answer.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    answer.stderr += text
  })
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => resolve(status ?? 1))
  })
  return { code, ...answer }
}
