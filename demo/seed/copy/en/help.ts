import type { PagesCopy } from '../copy.ts'

export const help = {
  help: {
    title: 'Help',
    description: 'Shipping, returns, sizes, payment and how to reach a person at Kerb.',
    body: `The answer is probably behind one of these.

- [Shipping](p:shipping): what it costs and when it arrives
- [Returns](p:returns/how-to-return): thirty days, free, in three steps
- [Sizes](p:sizing): charts and how to measure
- [Payment](p:payment): what we take and when we charge it
- [Gift cards](p:gift-cards): sending, using, checking the balance
- [Common questions](p:faq)
- [Contact](p:contact-us): a person, {hours}`,
  },
  'returns/how-to-return': {
    title: 'How to return something',
    description: 'Return unworn things within 30 days, free of charge, by mail or in any Kerb store.',
    body: `You have **30 days** from the day your parcel arrives. Returns are free, by mail and in every Kerb store.

## In three steps

1. Open **Orders** in your account, or the link in your shipping email if you ordered as a guest, and choose what goes back and why.
2. Put it in its box and the box in a parcel. Tape the label we send you over the old one.
3. Hand the parcel in at a drop-off point within seven days. Keep the receipt until you have your money.

In a store you need only the things and the order number.

## What we take back

- Shoes that were tried on indoors, with their box
- Clothes that are unwashed and still have their tags
- Socks in unopened packs
- Anything that arrived damaged or was not what you ordered, worn or not

Gift cards and things made to your own design cannot be returned unless they are faulty.

## When you get your money

We check a return within three working days of its arrival and refund the way you paid. Cards usually show it two to five days later. A gift card gets its amount back at once. The original shipping charge is refunded when you return the whole order.

## Exchanges

For another size, choose **Exchange** in step 1. We hold the new size for ten days and send it as soon as the parcel is scanned. If it sells out in the meantime, we refund you.

## Faults

A seam that opens or a sole that comes loose within two years is our problem, not yours. Send us a picture at {email} and we will repair it, replace it or refund it, in that order of preference.`,
  },
  shipping: {
    title: 'Shipping',
    description: 'Shipping costs {standard}, and nothing from {freeFrom}. Most orders arrive within four working days.',
    body: `| How | When | Cost |
| Standard, to your door | 3 to 4 working days | {standard}, free from {freeFrom} |
| Pickup in a Kerb store | same day, if the store has it | free |
| Sent to a Kerb store | 3 to 5 working days | free |
| Gift cards, by email | within minutes | free |

Orders placed before 2 p.m. on a working day leave the same day. You get an email with a tracking link when they do.

## Good to know

- We ship within {country} only. For another country, switch shops at the foot of the page.
- One order may come in two parcels when it leaves from two places. You pay for shipping once.
- A carrier tries twice and then leaves the parcel at a pickup point for seven days.
- {taxes}

## Something is late

If nothing has moved for three working days, write to {email} with your order number. We look for it, and if it is lost we send it again or refund it: your choice.`,
  },
  sizing: {
    title: 'Size guide',
    description: 'Size charts for shoes, clothes and socks, and how to measure at home.',
    body: `## How to measure a foot

Measure in the evening, when feet are at their largest. Stand on a sheet of paper with your heel against a wall, mark the longest toe and measure from the wall. Do both feet and go by the longer one. Then leave a thumb’s width in front of the toe.

## Women’s shoes

{sizes:women:Foot length}

## Men’s shoes

{sizes:men:Foot length}

## Kids’ shoes

{sizes:kids:Foot length}

## Clothes

| Size | Chest | Waist | Hip |
{clothes}

Measure the chest at its widest point, the waist where you bend to the side, and the hip at its widest. If you are between two sizes, take the smaller one for a close fit and the larger one for layers.

## How our shapes fit

Low-tops, high-tops and court shoes are true to size. Boots have room for a thick sock, so take the smaller size when you are in between. Sandals come in whole sizes only: take the next one up.`,
  },
  payment: {
    title: 'Payment',
    description: 'Cards, wallets, pay later and gift cards: what we take and when we charge it.',
    body: `## What we take

- Credit and debit cards
- PayPal and Apple Pay
- Klarna, where it is offered at checkout
- Kerb gift cards, up to five in one order
- Rewards of your Kerb membership

You can combine gift cards and rewards with any one other way to pay.

## When we charge it

We reserve the amount when you order and charge it when the parcel leaves. If something turns out to be sold, we charge only what we send. Gift cards you buy are charged at once.

## Is it safe?

Card numbers are entered in a frame that belongs to our payment provider and never pass through our shop. Your bank may ask you to confirm a payment in its app. If it refuses one, only the bank can say why; try another card or write to us at {email}.

## Promo codes

One code per order, entered in the cart. Codes do not apply to gift cards and are not paid out.`,
  },
  'gift-cards': {
    title: 'How gift cards work',
    description: 'How to send, use and check a Kerb gift card.',
    body: `## Sending one

Choose a [design and an amount](c:4400), add a name, an email address and a few words, and pick the day. It goes out at eight that morning, or within minutes if the day is today.

## Using one

Enter the number and the PIN at checkout, or show the email in a store. Whatever is left stays on the card. You can use up to five cards for one order and pay the rest any other way.

## The fine print, in large

- Valid for five years from the day it was bought
- Can be used in the currency it was bought in
- Cannot be returned or exchanged for cash, except where the law says so
- A lost card can be sent again to the same address: write to {email} with the order number`,
  },
  faq: {
    title: 'Common questions',
    description: 'Short answers to what we are asked most.',
    body: `### Can I change an order?
For thirty minutes after you placed it, in your account. After that it is being packed; refuse the parcel or return it, free of charge.

### Where is my parcel?
The tracking link is in the email we sent when it left, and under Orders in your account. It can take a day to show the first movement.

### Will you restock my size?
Often. Open the product, choose the size that is struck through and leave your email. You get one message, when it is back, and no others.

### Are unisex shoes wider?
They are built on a medium last. If you usually wear women’s narrow, take half a size down.

### Do you repair shoes?
Yes, anything with a stitched sole, at cost. Bring it to a store or write to [us](p:contact-us) for a label.

### How do I clean suede?
Let it dry, brush it in one direction, and rub out what is left with a suede eraser. No water, no heat.

### Do you send catalogs?
No. One letter a month by email, if you ask for it.

### Is this a real shop?
It is a demonstration. You can walk all the way through it, and nothing will arrive.`,
  },
  'contact-us': {
    title: 'Contact',
    description: 'Write, call or visit: how to reach a person at Kerb.',
    body: `## Write
[{email}](mailto:{email}). We usually answer within two working days. The order number helps.

## Call
{phone}, {hours}.

## Visit
Our stores take returns, measure feet and give opinions when asked.

## By post
{company}, {address}

Before you write: [where is my parcel](p:faq), [how returns work](p:returns/how-to-return), [which size](p:sizing).`,
  },
  'gift-card': {
    title: 'Gift cards',
    description: 'Kerb gift cards by email, from 25 to 200, valid for five years.',
    body: `Eight designs, six amounts, one size. Choose a card, write a line, pick a day.

[See all designs](c:4400) · [How gift cards work](p:gift-cards)`,
  },
  about: {
    title: 'About Kerb',
    description: 'Who we are, how we make things and why the shop is called that.',
    body: `Kerb began with one shoe and an argument about it. The shoe was a low-top; the argument was about whether a sole should be glued. It should not, said the one of us who had repaired shoes for a living, and so it was stitched. That was eleven years ago. The argument comes back with every new style.

## What we make

Eight shapes of shoe, four of clothing and the small things around them. We would rather make the same shape better than make another one. A new color is easy; a new last takes two years.

## How we make it

Our patterns are cut in one room. Everyone who works here wears a style for a year before it goes on sale. What annoys them gets changed.

## What we do not do

We do not make drops, countdowns or copies. We do not hide the price of last month. We do not call a thing sustainable because its box is brown; what we do instead is written [here](p:sustainability).

## Where we are

Sixty stores in seven countries, and this one.`,
  },
  sustainability: {
    title: 'What we do, and what we do not yet',
    description: 'Materials, repairs, packaging and the numbers behind them, including the bad ones.',
    body: `The best thing a shoe can do for the planet is to be worn again. So most of our work goes into that.

## Repair

Cupsoles and boots are stitched and can be resoled, at cost, for as long as you own them. Last year we resoled 4,120 pairs. Runners and sandals cannot be resoled yet.

## Materials

- Nylon, mesh and fleece with the mark **Recycled** hold at least 30 percent second-life fiber; the label says exactly how much
- Leather comes from tanneries that are audited every year
- Cotton is organic in linings and not yet everywhere else: 61 percent in total

## Packaging

Shoe boxes are recycled board and travel without a second box where the carrier allows it. We stopped using plastic bags for shoes; some clothes still arrive in one.

## What is not good enough

Our runners hold a foam made from oil. Air freight was 4 percent of last year’s volume and should have been 2. We print these lines so that next year’s can be compared.`,
  },
} satisfies Partial<PagesCopy>
