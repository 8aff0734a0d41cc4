import manifest from 'virtual:asset-manifest'
export default { async fetch(r: Request, env: any) { const u = new URL(r.url); return new Response('shop ' + JSON.stringify(manifest) + await (await env.PLATFORM.fetch('http://x/p')).text()) } }
