import type { OperationOf } from '../../../shared/operations/index.ts'
import type { OperationResponse } from '../../../shared/operations/operation.ts'
import type { Result } from '../../services/result.ts'

type Copy = OperationResponse<OperationOf<'consumer.retrieveUserData'>>
/** Where a list goes on, in the copy with this id. */
export type Piece = Copy['more'][number] & Pick<Copy, 'requestId'>

/**
 * A copy of somebody's data as the text of a JSON object, in pieces. Throws if a piece can't be had: a file that lacks
 * a part must not look whole.
 */
export async function* copyText(
  { requestId, data, more }: Copy,
  next: (piece: Piece) => Promise<Result<Copy>>,
): AsyncGenerator<string> {
  let before = '{\n'
  for (const [name, value] of Object.entries(data)) {
    yield `${before}  ${JSON.stringify(name)}: `
    before = ',\n'
    let rest = more.find(({ table }) => table === name)
    if (!rest || !Array.isArray(value)) {
      yield indented(value, '  ')
      continue
    }
    yield '[\n'
    for (let rows: readonly unknown[] = value; ; ) {
      yield rows.map((row) => `    ${indented(row, '    ')}`).join(',\n')
      if (!rest) break
      const piece = await next({ requestId, ...rest })
      if (!piece.ok) throw new Error(`the copy ends at ${rest.table} ${rest.from}: ${piece.failure.code}`)
      rows = rowsOf(piece.value, name)
      rest = piece.value.more[0]
      if (rows.length > 0) yield ',\n'
    }
    yield '\n  ]'
  }
  yield '\n}\n'
}

function rowsOf({ data }: Copy, name: string): readonly unknown[] {
  const rows = data[name]
  return Array.isArray(rows) ? rows : []
}

const indented = (value: unknown, indent: string): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`)

/** Text as bytes, read as fast as it is sent. An exception breaks the transfer off. */
export function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}
