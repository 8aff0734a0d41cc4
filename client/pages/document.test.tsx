import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { HeadRest } from './document.tsx'
import { context } from './pages.fixtures.ts'

it('escapes structured data so that its values cannot end the script element', () => {
  const name = '</script><script>alert(1)</script><!--'
  const html = renderToString(
    <HeadRest
      {...context}
      title="Title"
      description=""
      canonical="https://shop.example/"
      alternates={[]}
      nonce="abc"
      jsonLd={[{ '@type': 'Product', name }]}
      entrySrc="/entry.js"
      sharedSrcs={[]}
    />,
  )
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(json)).toEqual({ '@type': 'Product', name })
  expect(html).not.toContain('alert(1)</script>')
})
