import { describe, expect, it } from 'vitest'
import { productionFaults } from './deployment.ts'

describe('production refuses', () => {
  it('a published secret and a placeholder', () => {
    const faults = productionFaults({ A: 'local-key', B: 'replace-with-yours', C: 'local-name' }, ['A', 'B'])
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['A', 'B'])
  })

  it.each([
    '1x0000000000000000000000000000000AA',
    '0x0000000000000000000000000000000000000000',
    '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe',
  ])('the captcha secret for tests %s', (CAPTCHA_SECRET) => {
    expect(productionFaults({ CAPTCHA_SECRET }, ['CAPTCHA_SECRET'])).toHaveLength(1)
  })

  it('a service’s address on this machine or without https', () => {
    const faults = ['http://captcha.example/verify', 'https://localhost/verify', 'verify'].map((CAPTCHA_VERIFY_URL) =>
      productionFaults({ CAPTCHA_VERIFY_URL }, []),
    )
    expect(faults.map(({ length }) => length)).toEqual([1, 1, 1])
    expect(productionFaults({ CAPTCHA_VERIFY_URL: 'https://captcha.example/verify' }, [])).toEqual([])
  })

  it.each([
    'http://shop.example',
    'https://localhost:8787',
    'https://shop.localhost',
    'https://127.0.0.1',
    'https://127.1.2.3:80',
    'https://[::1]:8787',
    'https://0.0.0.0',
    'https://localhost.',
    'https://replace-with-the-shops-address',
    'shop.example',
  ])('the origin %s', (origin) => {
    const faults = productionFaults({ SHOP_ORIGINS: `https://shop.example, ${origin}` }, [])
    expect(faults).toEqual([expect.stringMatching(/^SHOP_ORIGINS: /)])
    expect(faults[0]).toContain(origin)
  })

  it('neither valid shop origins nor custom secrets', () => {
    const origins = ['', 'https://shop.example', 'https://127.example', 'https://localhost.example']
    for (const COMMERCE_ORIGIN of origins)
      expect(productionFaults({ COMMERCE_ORIGIN, KEY: 'own' }, ['KEY'])).toEqual([])
  })
})
