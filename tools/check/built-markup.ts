import { runTool } from './run-tool.ts'

/**
 * Where script in client/ builds markup (built-markup.grit): `file:line`. Part of the lint; by itself it is a figure.
 */
export async function builtMarkup(): Promise<string[]> {
  const { stdout } = await runTool('biome', ['lint', '--reporter=github', '--max-diagnostics=none', 'client'])
  const findings = stdout.matchAll(/^::error title=plugin,file=([^,]+),line=(\d+),.*::Script builds no markup/gm)
  return [...findings].map(([, file, line]) => `${file}:${line}`)
}
