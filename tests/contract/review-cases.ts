import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../demo/seed/people.ts'
import { product } from '../integration/platform/catalogue-fixture.ts'
import { type Shop, type Shopper, size } from './checkout-shop.ts'
import { placedOrder } from './ordering.ts'
import { tablesWith } from './personal-data.ts'

const params = { productId: size(40).productId }
const words = { score: 4, title: 'Walks well', text: 'I walked ten miles in them.', author: 'Bo' } as const

export const approve = (shop: Shop, path: string, more: object = {}) =>
  shop.platform.admin(path, { state: 'APPROVED', ...more })

/** A review that is shown, by a new person. */
export async function shownReview(shop: Shop, who: Shopper, written: object = {}): Promise<string> {
  const { reviewId } = await who.call('products.writeReview', { params, body: { ...words, ...written } })
  await approve(shop, `/reviews/${reviewId}`)
  return reviewId
}

let people = 0
export async function newPerson(shop: Shop): Promise<Shopper> {
  people += 1
  const body = { email: `reviewer-${people}@kerb.example`, password: demoPassword, codeChallenge: 'c'.repeat(43) }
  await shop.platform.ask('auth.signup', { body })
  return shop.person(`reviewer-${people}`)
}

/** A shown question with one answer. */
export async function answeredQuestion(shop: Shop): Promise<string> {
  const who = await shop.guest()
  const body = { text: 'Do they squeak?', author: 'Cy', email: 'cy@shop.example' }
  const { questionId } = await who.call('products.askQuestion', { params, body })
  await approve(shop, `/questions/${questionId}`, { answer: { text: 'They don’t.', author: 'Kerb' } })
  const { questions } = await who.call('products.questions', { params })
  return questions.find((question) => question.questionId === questionId)?.answers[0]?.answerId ?? ''
}

/** The rating on the card of each color of the style. */
async function ratings(shop: Shop) {
  const ids = [0, 1].map((colour) => product(1, colour).productId).join(',')
  const { products } = await shop.platform.call('products.catalog', { query: { ids } })
  return products.map(({ rating }) => rating)
}

export function describeReviews(opened: () => Shop): void {
  const read = (query: object = {}) => opened().platform.call('products.reviews', { params, query })

  describe('reviews', () => {
    it('are shown and counted once an operator has approved them, on every color', async () => {
      const shop = opened()
      await shop.platform.admin('/catalog/products', { products: [product(1, 1)] })
      const before = await read()
      const who = await newPerson(shop)
      const body = { ...words, fit: 'slightly-small' } as const
      const { reviewId } = await who.call('products.writeReview', { params, body })
      expect(await read()).toEqual(before)
      const waiting = await shop.platform.admin('/reviews')
      expect(waiting.body).toMatchObject({ reviews: [{ review_id: reviewId, state: 'PENDING', verified: false }] })
      const decided = await approve(shop, `/reviews/${reviewId}`)
      expect(decided.body).toEqual({ products: [0, 1].map((colour) => product(1, colour).productId) })
      const after = await read({ sort: 'newest' })
      expect(after.reviews[0]).toMatchObject({ ...body, reviewId, language: 'en', helpful: 0, verifiedBuyer: false })
      expect([after.total, after.histogram[3], after.fit[1]]).toEqual([
        before.total + 1,
        (before.histogram[3] ?? 0) + 1,
        (before.fit[1] ?? 0) + 1,
      ])
      expect(await ratings(shop)).toEqual([after.rating, after.rating])
      // A feed that is sent again has a rating of its own.
      await shop.stock(8)
      expect(await ratings(shop)).toEqual([after.rating, after.rating])
      expect((await shop.platform.admin(`/reviews/${reviewId}`, { state: 'REJECTED' })).status).toBe(200)
      expect(await read()).toEqual(before)
    })

    it('have one author each, who is marked as a buyer after an order', async () => {
      const shop = opened()
      await shop.stock(9)
      const who = await newPerson(shop)
      const reviewId = await shownReview(shop, who)
      await placedOrder(who)
      expect(await shownReview(shop, who, { score: 2, title: 'On second thought' })).toBe(reviewId)
      const { reviews } = await read({ stars: 2 })
      expect(reviews).toMatchObject([{ reviewId, title: 'On second thought', verifiedBuyer: true }])
      await shop.platform.admin(`/reviews/${reviewId}`, { state: 'REJECTED' })
    })

    it('need an account, words and a length', async () => {
      const who = await newPerson(opened())
      const refusal = (body: object, by: Shopper = who) =>
        by.refusal('products.writeReview', { params, body: { ...words, ...body } })
      expect(await refusal({}, await opened().guest())).toBe('PRO404')
      expect(await refusal({ text: ' \u0000\u202e\n ' })).toBe('API400')
      expect(await refusal({ title: '\u0007' })).toBe('API400')
      expect(await refusal({ score: 6 })).toBe('API400')
      expect(await refusal({ text: 'x'.repeat(5001) })).toBe('REV410')
      expect(await who.refusal('products.writeReview', { params: { productId: 'ZZZZZZZZ' }, body: words })).toBe(
        'PLP400',
      )
      // Only what was accepted counts against the limit.
      expect(await refusal({ text: 'x'.repeat(5000) })).toBe(null)
    })

    it('keep hostile text as text, without what hides or turns it', async () => {
      const text = '<script>alert(1)</script>\u202E back\u0000wards\r\n\r\n\r\n\r\n"><img src=x onerror=alert(2)>'
      const reviewId = await shownReview(opened(), await newPerson(opened()), { text, score: 1 })
      const { reviews } = await read({ stars: 1 })
      expect(reviews.find((review) => review.reviewId === reviewId)?.text).toBe(
        '<script>alert(1)</script> backwards\n\n"><img src=x onerror=alert(2)>',
      )
    })

    it('have one vote of each person, who may change it but not vote for themselves', async () => {
      const author = await newPerson(opened())
      const target = { ...params, reviewId: await shownReview(opened(), author) }
      const vote = (who: Shopper, value: 'helpful' | 'not-helpful') =>
        who.call('products.voteReview', { params: target, body: { vote: value } })
      const [one, other] = [await opened().guest(), await newPerson(opened())]
      await Promise.all([1, 2, 3].map(() => vote(one, 'helpful')))
      expect(await vote(other, 'helpful')).toEqual({ helpful: 2, notHelpful: 0 })
      expect(await vote(one, 'not-helpful')).toEqual({ helpful: 1, notHelpful: 1 })
      expect(await vote(author, 'helpful')).toEqual({ helpful: 1, notHelpful: 1 })
      const elsewhere = { ...target, productId: product(2, 0).productId }
      await opened().platform.admin('/catalog/products', { products: [product(2, 0)] })
      expect(await one.refusal('products.voteReview', { params: elsewhere, body: { vote: 'helpful' } })).toBe('API404')
    })

    it('are held back when enough people have reported them, until an operator decides', async () => {
      const reviewId = await shownReview(opened(), await newPerson(opened()), { title: 'Buy my watches' })
      const isShown = async () => (await read({ count: 50 })).reviews.some((review) => review.reviewId === reviewId)
      const flag = (who: Shopper) =>
        who.call('products.flagReview', { params: { ...params, reviewId }, body: { reason: 'An advertisement' } })
      const people = [await opened().guest(), await opened().guest(), await opened().guest()] as const
      await flag(people[0])
      await flag(people[0])
      await flag(people[1])
      expect(await isShown()).toBe(true)
      const { total } = await read()
      await flag(people[2])
      expect([await isShown(), (await read()).total]).toEqual([false, total - 1])
      const held = await opened().platform.admin('/reviews?state=HELD')
      expect(held.body).toMatchObject({
        reviews: [{ review_id: reviewId, reports: Array(3).fill('An advertisement') }],
      })
      await approve(opened(), `/reviews/${reviewId}`)
      await flag(people[0])
      expect(await isShown()).toBe(true)
    })

    it('from another system come with translations, and twice is once', async () => {
      const review = {
        ...words,
        reviewId: 'other-1',
        productId: params.productId,
        language: 'de',
        createdAt: '2026-01-02T03:04:05Z',
        translations: { en: { title: 'Good', text: 'Really good.' } },
      }
      const strange = { ...review, reviewId: 'other-2', productId: 'ZZZZZZZZ' }
      const send = async () => (await opened().platform.admin('/reviews', { reviews: [review, strange] })).body
      const failed = [{ id: 'other-2', reason: 'no product ZZZZZZZZ' }]
      expect(await send()).toEqual({ written: 1, unchanged: 0, failed })
      expect(await send()).toEqual({ written: 0, unchanged: 1, failed })
      const { reviews } = await read({ count: 50 })
      expect(reviews.at(-1)).toMatchObject({ reviewId: 'other-1', translatable: true })
      const translate = (locale: 'en-us' | 'de-de' | 'fr-fr') =>
        opened().platform.ask('products.translateReview', { params: { reviewId: 'other-1' } }, locale)
      expect((await translate('en-us')).body).toEqual({ title: 'Good', text: 'Really good.', language: 'en' })
      expect((await translate('de-de')).body).toMatchObject({ title: 'Walks well', language: 'de' })
      expect((await translate('fr-fr')).status).toBe(404)
    })

    it('are filtered and sorted, page by page', async () => {
      const all = await read({ count: 50, sort: 'lowest' })
      const scores = all.reviews.map(({ score }) => score)
      expect(scores).toEqual(scores.toSorted((one, other) => one - other))
      const paged = [0, 2, 4].map((start) => read({ start, count: 2, sort: 'lowest' }))
      expect((await Promise.all(paged)).flatMap(({ reviews }) => reviews)).toEqual(all.reviews.slice(0, 6))
      const one = await read({ stars: 1 })
      expect([one.total, one.rating]).toEqual([all.histogram[0], all.rating])
    })

    it('leave with their author’s account', async () => {
      const who = await newPerson(opened())
      await shownReview(opened(), who, { author: 'Quillonberry' })
      const { total } = await read()
      await who.call('products.voteReview', {
        params: { ...params, reviewId: 'other-1' },
        body: { vote: 'helpful' },
      })
      const copy = await who.call('consumer.retrieveUserData', {
        body: { requestType: 'ACCESS', organisation: 'kerb', payload: { password: demoPassword } },
      })
      expect(JSON.stringify(copy)).toContain('Quillonberry')
      await who.call('consumer.deleteAccount', { body: { password: demoPassword } })
      expect(await tablesWith(opened(), 'Quillonberry')).toEqual([])
      expect((await read()).total).toBe(total - 1)
    })
  })

  describe('questions', () => {
    it('are shown with their answers once an operator has looked, and answers have votes', async () => {
      const guest = await opened().guest()
      const answerId = await answeredQuestion(opened())
      const target = { ...params, answerId }
      const vote = { params: target, body: { vote: 'helpful' } } as const
      await guest.call('products.voteAnswer', vote)
      expect(await guest.call('products.voteAnswer', vote)).toEqual({ helpful: 1, notHelpful: 0 })
      const { total, questions } = await guest.call('products.questions', { params })
      expect(total).toBe(questions.length)
      expect(questions[0]).toMatchObject({ text: 'Do they squeak?', answers: [{ text: 'They don’t.', helpful: 1 }] })
      expect(JSON.stringify(questions)).not.toContain('cy@shop.example')
      const elsewhere = { ...target, productId: product(2, 0).productId }
      expect(await guest.refusal('products.voteAnswer', { ...vote, params: elsewhere })).toBe('API404')
    })

    it('need an address to answer to and have a limit', async () => {
      const who = await newPerson(opened())
      const ask = (body: object) =>
        who.refusal('products.askQuestion', {
          params,
          body: { text: 'Why?', author: 'Di', email: 'di@shop.example', ...body },
        })
      expect(await ask({ email: 'nowhere' })).toBe('AUT453')
      expect(await ask({ text: 'x'.repeat(5001) })).toBe('REV410')
      for (let asked = 0; asked < 5; asked++) expect(await ask({})).toBe(null)
      expect(await ask({})).toBe('API429')
    })
  })
}
