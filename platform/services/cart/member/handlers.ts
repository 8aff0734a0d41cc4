import { findMember } from '../../../../accounts/loyalty/member-number.ts'
import { keyOf } from '../../../../backend/http/idempotency-key.ts'
import { type Failure, type Result, refuse, succeed } from '../../../../backend/result.ts'
import { limited } from '../../../../backend/tries/tries.ts'
import type { Cart } from '../../../../shared/contracts/cart.ts'
import { isMemberNumber, plainMemberNumber } from '../../../../shared/member-number.ts'
import type { cartOperations } from '../../../../shared/operations/cart.ts'
import type { HandlersOf, PlatformContext } from '../../../context.ts'
import type { CartChange } from '../../../objects/cart-changes.ts'
import { memberLimit } from '../../guess-limits.ts'
import { answer, type Visit, visit } from '../answers.ts'

/** The basket of a sale, for its associate alone. */
async function visitSale(context: PlatformContext, basketId: string): Promise<Visit | Failure> {
  const visited = await visit(context, basketId)
  if ('ok' in visited) return visited
  return visited.scene.consumer.associate ? visited : refuse('AUT404')
}

async function change(context: PlatformContext, visited: Visit, to: CartChange): Promise<Result<Cart>> {
  const { basket, owner } = visited
  return answer(context, visited, await basket.change(owner, to, keyOf(context), context.now, context.requestId))
}

/**
 * The number of somebody else's membership, as it is now. Only numbers that could be somebody's count as tries. MEM409:
 * who sells gets no points for it.
 */
const memberOf = (context: PlatformContext, seller: string, typed: string): Promise<Result<string>> => {
  const number = plainMemberNumber(typed)
  return limited(context, [{ limit: memberLimit, who: seller }], async () => {
    if (!isMemberNumber(number)) return refuse('MEM400')
    const member = await findMember(context.env.DB, number)
    if (!member) return refuse('MEM404')
    return member.consumerId === seller ? refuse('MEM409') : succeed(number)
  })
}

type Operations = Extract<(typeof cartOperations)[number], { id: 'cart.setMember' | 'cart.removeMember' }>

export const memberHandlers: HandlersOf<readonly Operations[]> = {
  'cart.setMember': async ({ params, body }, context) => {
    const visited = await visitSale(context, params.basketId)
    if ('ok' in visited) return visited
    // Nothing is tried for a basket that isn't this associate's.
    const read = await visited.basket.read(visited.owner)
    if (!read.ok) return read
    const member = await memberOf(context, visited.owner, body.number)
    return member.ok ? change(context, visited, { kind: 'set-member', number: member.value }) : member
  },

  'cart.removeMember': async ({ params }, context) => {
    const visited = await visitSale(context, params.basketId)
    return 'ok' in visited ? visited : change(context, visited, { kind: 'remove-member' })
  },
}
