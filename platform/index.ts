import wasm from '@resvg/resvg-wasm/index_bg.wasm'
export class CartObject {}
export default { async fetch(r: Request, env: any) { return new Response('platform ' + (wasm instanceof WebAssembly.Module) + ' ' + JSON.stringify(Object.keys(env))) } }
