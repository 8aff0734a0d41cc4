import type { ShopCopy } from '../copy.ts'

export const shop: ShopCopy = {
  scenes: {
    'new-season': 'New-season sneakers on plinths in soft side light',
    'court-wall': 'Court shoes on a low wall in late light',
    'winter-layers': 'A jacket, a hoodie and a cap hung in layers against a pale wall',
    'studio-boxes': 'Shoe boxes stacked in the studio, one of them open',
    'kerb-at-dusk': 'A pair of sneakers on a curb at dusk',
    'gift-table': 'Gift cards and ribbon laid out on a table',
    'flat-lay': 'Socks, a cap and a bag laid flat in rows',
    'rain-boots': 'Boots on wet pavement with rain behind them',
    'tee-rail': 'Tees on a rail, from pale to dark',
    sale: 'Shoes under a deep-colored arch',
  },
  home: {
    seoTitle: 'Kerb: shoes and clothes for the way home',
    seoDescription:
      'Sneakers, boots and everyday clothes in quiet shapes and good colors. Free shipping from {freeFrom}, free returns within 30 days.',
    hero: {
      eyebrow: 'New season',
      title: 'Take the long way',
      subtitle: 'Low shoes, soft layers and colors that look better outdoors. Here is what just came in.',
      women: 'Shop women',
      men: 'Shop men',
    },
    arrivals: { title: 'Just in', subtitle: 'Unpacked this month.', action: 'All new things' },
    tiles: 'Start somewhere',
    court: {
      eyebrow: 'Court',
      title: 'Flat, calm, quick',
      subtitle: 'We looked at fifty years of clay-court shoes and kept what nobody ever complained about.',
      action: 'See court shoes',
    },
    courtList: {
      title: 'From the baseline to dinner',
      subtitle: 'Court shoes that need no change of clothes.',
      action: 'All of them',
    },
    layers: {
      eyebrow: 'Layers',
      title: 'Warm is a number of thin things',
      subtitle: 'A heavy tee, a hoodie that fits under a jacket, a jacket that fits over a hoodie.',
      action: 'Build yours',
    },
    essay: `## Why a curb

A curb is the first step of every walk and the last one before the door. You sit on it to tie a lace. You wait on it for friends.

We named a shop after it because the things we make are for that kind of moment: unplanned, outdoors, between two places. They are cut simply, stitched where others glue, and made in colors you will still like in the third year.

[More about us](p:about)`,
    rain: {
      eyebrow: 'Weather',
      title: 'Puddles, walked through',
      subtitle: 'A gusset behind the laces, a sole that grips wet stone, and leather that asks for rain.',
      action: 'See boots',
    },
    saleList: { title: 'Last sizes, lower prices', subtitle: 'Ends when it is gone.', action: 'The whole sale' },
    gift: {
      eyebrow: 'Gift cards',
      title: 'When you do not know the size',
      subtitle: 'By email in minutes, valid for five years, drawn by the people who draw our shoes.',
      action: 'Choose a card',
    },
    dusk: {
      eyebrow: 'Repairs and returns',
      title: 'Nothing is finished when you buy it',
      subtitle: 'We resole, we take back, and we tell you what each thing is made of.',
      action: 'How we work',
    },
    help: { title: 'Not sure about a size?', sizes: 'Size guide', returns: 'How returns work' },
  },
  departments: {
    women: {
      title: 'Cut on their own last',
      subtitle: 'Shoes from 5.5 to 10.5, clothes from XS to XXL, and no smaller pockets.',
      text: 'Most of our women’s shoes are built on their own last, with a narrower heel. Styles marked for everybody run in both. [Find your size](p:sizing)',
    },
    men: {
      title: 'Worn, not discussed',
      subtitle: 'Shoes from 7 to 13, clothes from XS to XXL.',
      text: 'If you are between two shoe sizes, take the larger one; for boots, the smaller. [Find your size](p:sizing)',
    },
    kids: {
      title: 'Run, outgrow, hand down',
      subtitle: 'Every shape we make, in small sizes.',
      text: 'Every pair has a removable insole: take it out, stand on it, and you see how much room is left. [Measure at home](p:sizing)',
    },
    accessories: {
      title: 'Small things first',
      subtitle: 'Caps, socks and bags, for every day of the week.',
      text: 'One more small thing often takes a parcel past {freeFrom}, and then shipping is free. [Shipping](p:shipping)',
    },
    new: {
      title: 'Sixty days, no longer',
      subtitle: 'What came in lately, newest first.',
      text: 'A style stays on this page for sixty days and then moves in with the others.',
    },
    sale: {
      title: 'Same shoes, smaller numbers',
      subtitle: 'Fewer sizes every day, and no second delivery.',
      text: 'Beside each reduced price stands the lowest price of the thirty days before. That is the law in some places and good manners in the others. [Sale terms](p:sale-terms)',
    },
  },
  search: {
    title: 'People also look for',
    text: '[Boots](c:1106), [low-tops](c:2101), [heavy tees](c:2201) and [gift cards](c:4400) are asked for most this week. Questions about sizes are answered in the [size guide](p:sizing).',
  },
  cart: {
    title: 'Before you check out',
    text: 'Free returns within 30 days. Shipping is free from {freeFrom}. [How returns work](p:returns/how-to-return)',
  },
  product: {
    title: 'Made to be repaired',
    text: 'Stitched soles can be replaced, and we do it at cost for as long as you own the shoes. [How we work](p:sustainability)',
  },
  notFound: {
    title: 'We can’t find this page',
    text: 'The link may be out of date, or the style may have sold out. These are available now.',
    action: 'See what’s new',
  },
  broken: {
    title: 'Something went wrong on our side',
    text: 'We know about it and are working on it. Your cart is safe. Please try again in a moment.',
    action: 'Go to the home page',
  },
  announcement: 'Free shipping from {freeFrom} and free returns within 30 days',
  footer: {
    shop: 'Shop',
    help: 'Help',
    company: 'Kerb',
    cards: 'Gift cards',
    smallPrint: '© Kerb Goods. A demonstration shop: nothing here is for sale, and every name in it is invented.',
  },
}
