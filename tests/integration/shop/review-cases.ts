import { describe, expect, it } from 'vitest'
import type { Shop } from '../../harness/shop.ts'
import { type Front, walker } from './checkout-walk.ts'

const shoe = 'KLT7185EPMK'

/** Reading and writing about a product without script, in the shop of the file that calls this. */
export function reviewCases(shop: Shop): void {
  const operator = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${shop.adminToken}`, 'content-type': 'application/json' }
    const answer = await shop.platform.fetch(`/admin${path}`, { method, headers, body: JSON.stringify(body) })
    expect(answer.status).toBe(200)
    return JSON.stringify(await answer.json())
  }
  const purge = async (products: readonly string[]) => {
    const headers = { authorization: 'Bearer local-purge-token', 'content-type': 'application/json' }
    const answer = await shop.fetch('/ops/purge', { method: 'POST', headers, body: JSON.stringify({ products }) })
    expect(answer.status).toBe(200)
  }
  const pathOf = async (front: Front = 'en-us') =>
    (await shop.fetch(`/${front}/p/x-${shoe}/reviews`)).headers.get('location') ?? ''
  const idsIn = (html: string) => [...html.matchAll(/<article class="rv" id="r-([\w-]+)"/g)].map(([, id = '']) => id)

  describe('reviews', () => {
    it('are summarized on the product’s page, with the rating that its card and structured data have', async () => {
      const path = (await pathOf()).replace('/reviews', '')
      const html = await (await shop.fetch(path)).text()
      const [, score, count] = /"ratingValue":([\d.]+),"reviewCount":(\d+)/.exec(html) ?? []
      expect(html).toContain(`${score} out of 5 from ${count} reviews`)
      expect(idsIn(html)).toHaveLength(3)
      expect(html).toMatch(/<h3 class="label">Fit<\/h3><p>(?:Runs|True)[\w ]+, say \d+ buyers/)
      expect(html).toContain(`href="${path}/reviews">Read all ${count} reviews</a>`)
    })

    it('are sorted, filtered and translated by address', async () => {
      const path = await pathOf('de-de')
      const beyond = await shop.fetch(`${path}?sort=lowest&page=99`)
      expect(beyond.status).toBe(302)
      const last = beyond.headers.get('location') ?? ''
      expect(last.replace(/&page=\d+$/, '')).toBe(`${path}?sort=lowest`)
      expect(idsIn(await (await shop.fetch(last)).text()).length).toBeGreaterThan(0)
      const lowest = await (await shop.fetch(`${path}?sort=lowest`)).text()
      const scores = [...lowest.matchAll(/(\d) von 5 Sternen<\/span><time/g)].map(([, score]) => Number(score))
      expect(scores).toEqual(scores.toSorted((one, other) => one - other))
      expect(lowest).toMatch(/name="robots" content="noindex/)
      const stars = scores[0] ?? 0
      const filtered = await (await shop.fetch(`${path}?stars=${stars}`)).text()
      expect(idsIn(filtered)).toHaveLength(scores.filter((score) => score === stars).length)
      const [, translation = ''] = /href="([^"]+translated=[^"#]+)#/.exec(lowest) ?? []
      const translated = await (await shop.fetch(translation.replaceAll('&amp;', '&'))).text()
      expect(translated).toContain('<span>Übersetzt</span>')
      expect(translated).toContain('Original anzeigen')
    })

    it('are written with an account, come back with what was typed, and wait for an operator', async () => {
      const walk = walker(shop)
      const dialog = `/en-us/dialog/write-review?product=${shoe}`
      expect(await walk.page(dialog)).toContain(`/en-us/account?returnTo=${encodeURIComponent(dialog)}`)
      await walk.signIn('registered@kerb.example')
      expect(await walk.page(dialog)).toMatch(/<fieldset[^>]*id="d-score"/)
      const text = '<script>alert(1)</script>\r\nTwo "lines"'
      const typed = { productId: shoe, returnTo: await pathOf(), title: 'Mine <3', text, author: 'Ilo', score: '' }
      const refused = await walk.post('/api/reviews/write', typed)
      expect(refused.status).toBe(422)
      expect(refused.html).toContain('value="Mine &lt;3"')
      expect(refused.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
      const tooLong = await walk.post('/api/reviews/write', { ...typed, score: '5', text: 'x'.repeat(5001) })
      expect([tooLong.status, tooLong.html]).toEqual([422, expect.stringContaining('5,000')])
      const sent = await walk.post('/api/reviews/write', { ...typed, score: '5', fit: 'small' })
      expect([sent.status, sent.location]).toEqual([303, `${await pathOf()}?said=review-sent`])
      expect(await walk.page(sent.location)).toMatch(/role="status">Thank you. Your review appears here/)

      const newest = `${await pathOf()}?sort=newest`
      expect(await (await shop.fetch(newest)).text()).not.toContain('Mine &lt;3')
      const [, reviewId = ''] = /"review_id":"([\w-]+)"/.exec(await operator('GET', '/reviews')) ?? []
      const decided = await operator('POST', `/reviews/${reviewId}`, { state: 'APPROVED' })
      await purge(JSON.parse(decided).products)
      const shown = await (await shop.fetch(newest)).text()
      expect(shown).toContain('Mine &lt;3')
      expect(shown).toContain('&lt;script&gt;alert(1)&lt;/script&gt;\nTwo &quot;lines&quot;')
      expect(shown).not.toContain('<script>alert')
      await operator('POST', `/reviews/${reviewId}`, { state: 'REJECTED' })
      await purge(JSON.parse(decided).products)
    })

    it('have a vote and a report of each shopper, which no cached page shows', async () => {
      const walk = walker(shop)
      const path = await pathOf()
      const [reviewId = ''] = idsIn(await walk.page(path))
      const fields = { productId: shoe, reviewId, returnTo: path, vote: 'helpful' }
      const json = { accept: 'application/json' }
      const counts = async (vote: string) =>
        JSON.parse((await walk.post('/api/reviews/vote', { ...fields, vote }, json)).html)
      const first = await counts('helpful')
      expect(await counts('helpful')).toEqual(first)
      expect(await counts('not-helpful')).toEqual({ helpful: first.helpful - 1, notHelpful: first.notHelpful + 1 })
      const voted = await walk.post('/api/reviews/vote', fields)
      expect([voted.status, voted.location]).toEqual([303, `${path}?said=vote-counted#r-${reviewId}`])
      expect(await walk.page(voted.location)).toContain('Thank you for your vote.')
      expect(await (await shop.fetch(path)).text()).not.toContain('Thank you for your vote.')
      const unknown = await walk.post('/api/reviews/vote', { ...fields, reviewId: 'nobodys' })
      expect(unknown.location).toContain('said=vote-failed')
      const elsewhere = await walk.post('/api/reviews/vote', { ...fields, returnTo: 'https://evil.example/' })
      expect(elsewhere.location).toMatch(/^\/en-us\/p\//)

      expect(await walk.page(`/en-us/dialog/review-content?product=${shoe}&item=${reviewId}`)).toContain(
        'Report a review',
      )
      expect((await walk.post('/api/reviews/report', { ...fields, reason: '' })).status).toBe(422)
      const reported = await walk.post('/api/reviews/report', { ...fields, reason: 'spam' })
      expect(reported.location).toBe(`${path}?said=review-reported`)
    })
  })

  describe('questions', () => {
    it('are asked by anybody and shown with their answer', async () => {
      const walk = walker(shop, 'de-de')
      await walk.page(`/de-de/dialog/ask-question?product=${shoe}`)
      const typed = { productId: shoe, text: 'Quietschen <i>sie</i>?', author: 'Änne', email: 'keine' }
      const refused = await walk.post('/api/reviews/ask', typed)
      expect([refused.status, refused.html]).toEqual([
        422,
        expect.stringContaining('Quietschen &lt;i&gt;sie&lt;/i&gt;?'),
      ])
      const sent = await walk.post('/api/reviews/ask', { ...typed, email: 'aenne@shop.example' })
      expect(sent.location).toBe(`/de-de/dialog/ask-question-success?product=${shoe}`)
      expect(await walk.page(sent.location)).toContain('Deine Frage ist angekommen')
      const [, questionId = ''] = /"question_id":"([\w-]+)"/.exec(await operator('GET', '/questions')) ?? []
      const answer = { text: 'Nein.', author: 'Kerb' }
      await purge(
        JSON.parse(await operator('POST', `/questions/${questionId}`, { state: 'APPROVED', answer })).products,
      )
      const page = await (await shop.fetch(await pathOf('de-de'))).text()
      expect(page).toContain('Quietschen &lt;i&gt;sie&lt;/i&gt;?')
      expect(page).toContain('Nein.')
      expect(page).not.toContain('aenne@shop.example')
    })
  })
}
