import type { PlacesCopy } from '../copy.ts'

export const places: PlacesCopy = {
  notes: {
    account: {
      title: 'Something not right?',
      text: 'Orders, returns and addresses are all in here. For anything else, talk to us, {hours}. [Contact](p:contact-us)',
    },
    'account-profile': {
      title: 'What we do with this',
      text: 'Your birthday gets you one letter a year, your phone number is for parcels only. [Privacy](p:privacy)',
    },
    checkout: {
      title: 'Before you pay',
      text: 'Thirty days to change your mind, free returns by mail or in a store. [How returns work](p:returns/how-to-return)',
    },
    'order-confirmation': {
      title: 'While you wait',
      text: 'New leather likes to be brushed before its first walk. Everything else is in [common questions](p:faq).',
    },
    category: {
      title: 'Between two sizes',
      text: 'Most people take the larger. The [size guide](p:sizing) knows the exceptions.',
    },
    'loyalty-modal': {
      title: 'Points for every pair',
      text: 'One point for every {unit}, vouchers in steps, no card to carry. [The terms](p:loyalty-terms)',
    },
    'sign-up-modal': {
      title: 'An account, in a minute',
      text: 'Your orders in one place and your sizes remembered. [What we keep](p:privacy)',
    },
    'store-locator': {
      title: 'In every store',
      text: 'Returns without a parcel, feet measured properly, and soles looked at while you wait.',
    },
  },
  pages: {
    basecamp: {
      title: 'Basecamp',
      description: 'The walks that start from our stores, on the first Sunday of the month.',
      body: `On the first Sunday of each month a walk starts from every Kerb store at nine. Eight miles, mostly flat, one stop for coffee.

## What to bring

Shoes you know. New ones we lend, in your size, and want back dirty.

## Who comes

Whoever is at the door at nine. Dogs too. [Write to us](p:contact-us) if you want to lead one.`,
    },
    westend: {
      title: 'Westend',
      description: 'Our smallest store, and the only one that sells what is not finished.',
      body: `Westend is one room with a workbench. Samples hang there, second tries and single pairs that never made it into a season.

## What you find

Prototypes in one size, repaired pairs at a third of their price, and the people who made both.

## When it is open

Thursday to Saturday, noon to seven. Nothing of it is online.`,
    },
    promotions: {
      title: 'What is on offer',
      description: 'Every offer that is running now, with its small print in large print.',
      body: `These run now. None of them needs a countdown.

- **The sale.** Last sizes, lower prices, while they last. [Sale](c:6000)
- **Free shipping** from {freeFrom}. [Shipping](p:shipping)
- **Points** for members, one for every {unit}. [Membership terms](p:loyalty-terms)

How discounts combine is written in the [sale terms](p:sale-terms).`,
    },
    'sign-up': {
      title: 'Become a member',
      description: 'Free, with points for every pair and a voucher now and then.',
      body: `Membership is free and takes a minute.

- One point for every {unit} you pay
- Points become vouchers, in steps you see in your account
- Leave whenever you like

At checkout or in your account, tick **Member**. The rest is in the [membership terms](p:loyalty-terms).`,
    },
    'location-selector': {
      title: 'Where you are',
      description: 'Choose the country you want things sent to, and the language you read.',
      body: `Prices, sizes and shipping follow the country, words follow the language. Both are switched at the foot of every page.

Your cart stays as it is where the same things are sold. What is not sold there waits for you under saved things.`,
    },
  },
  home: {
    benefit: {
      title: 'Members collect a point for every {unit}',
      link: 'How it works',
    },
    member: {
      eyebrow: 'For members',
      title: 'Your points, worn in',
      subtitle: 'One point for every {unit}, and a voucher when there are enough.',
      action: 'See boots',
    },
    film: {
      title: 'Six in the morning, one street',
      caption: 'Where every pair is tried first.',
      shows: 'Shadows moving over paving stones',
    },
  },
}
