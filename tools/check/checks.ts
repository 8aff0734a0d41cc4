import { checkBoundaries } from './boundaries.ts'
import { findWideComments } from './comment-width.ts'
import { deadMembers } from './dead-members.ts'
import { findMissingPaths } from './document-paths.ts'
import { runTool, typeScript7 } from './run-tool.ts'

/** A wall of `npm run check`. `find` answers the findings, in the tool's words; nothing when all is well. */
export type Check = { readonly name: string; find(): Promise<string> }

function tool(name: string, command: string, args: readonly string[]): Check {
  return {
    name,
    async find() {
      const { code, stdout, stderr } = await runTool(command, args)
      return code === 0 ? '' : `${stdout}${stderr}`.trim() || `${command} ended with ${code}`
    },
  }
}

export const checks: readonly Check[] = [
  // First, because it takes as long as the others together.
  tool('types', typeScript7.path, typeScript7.flags),
  tool('format', 'biome', [
    'check',
    '--linter-enabled=false',
    '--error-on-warnings',
    '--reporter=summary',
    '--max-diagnostics=none',
  ]),
  { name: 'width of comments', find: async () => findWideComments().join('\n') },
  tool('lint', 'biome', ['lint', '--error-on-warnings', '--max-diagnostics=200']),
  { name: 'boundaries', find: async () => (await checkBoundaries()).join('\n') },
  { name: 'dead members', find: async () => (await deadMembers()).join('\n') },
  { name: 'paths in documents', find: async () => findMissingPaths().join('\n') },
  tool('dead code', 'knip', []),
  tool('dead code in production', 'knip', ['--production']),
]
