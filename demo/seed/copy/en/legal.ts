import type { PagesCopy } from '../copy.ts'

export const legal = {
  terms: {
    title: 'Terms of use and sale',
    description: 'The rules for using this shop and buying from it.',
    body: `These terms apply when you use this shop or buy from it. Your contract is with {company}, {address}.

## 1. Ordering

What we show is an invitation to order. Your order is an offer; it becomes a contract when we send the email that says your parcel has left. We may refuse an order when a price is plainly wrong, something is sold, or a payment fails, and then you pay nothing.

## 2. Prices

Prices are in {currency}. {taxes} Shipping is shown before you order. Promotions last until the date shown with them, or until stock is gone.

## 3. Delivery and risk

We ship within {country}. A parcel is at our risk until you, or someone you named, has received it. Delivery times are estimates; if we are more than ten days late, you may cancel.

## 4. Returns

You may return unworn things within 30 days, as described under [returns](p:returns/how-to-return). Rights that the law gives you stay as they are.

## 5. Faults

We answer for goods that are not as described or do not last as they should. You may ask for repair or replacement first and for your money back when that fails.

## 6. Your account

Keep your password to yourself and your details current. We may close an account that is used for fraud or resale.

## 7. Reviews and pictures

What you post stays yours. You allow us to show it in our shop and our letters. We remove what is unlawful, insulting or about something else.

## 8. Liability

Nothing here limits liability for injury, intent or gross negligence, or any right you have as a consumer. Beyond that we answer for foreseeable damage only.

## 9. Law

These terms are governed by {law}. If a part of them is void, the rest stands.

Last changed on {updated}.`,
  },
  privacy: {
    title: 'Privacy',
    description: 'What we know about you, why, for how long, and how to make us forget it.',
    body: `Responsible for your data is {company}, {address}, {email}.

## What we keep and why

| What | Why | How long |
| Name, address, email, phone | to send what you ordered | ten years, as tax law asks |
| Orders, returns, repairs | warranty and your account | as long as you have an account |
| Sizes and favorites | so that you need not enter them again | until you delete them |
| Pages you visit, when you agreed | to see what does not work | thirteen months |
| Email address for the letter | to send the letter | until you unsubscribe |

We do not sell data. We do not build profiles about health, belief or politics. Card details never reach us; the payment provider keeps them.

## Cookies

Some are required for the cart and for signing in. Others measure, remember or advertise, and wait for your yes. You can take it back at any time at the foot of the page.

## Who else sees it

Carriers, the payment provider, the company that hosts this shop and the one that sends our emails: each only what it needs, under contract.

## Your rights

You can ask what we hold, have it corrected, moved or deleted, and object to its use. Write to {email}; we answer within 30 days. You may also complain to your data protection authority.

Last changed on {updated}.`,
  },
  'loyalty-terms': {
    title: 'Membership terms',
    description: 'How Kerb membership, points and rewards work.',
    body: `Membership is free and open to anyone over 16 with an account in {country}.

## Points

You earn one point for every {unit} you pay for goods, after discounts and without shipping or gift cards. Points arrive when the return period is over and last 18 months.

## Rewards

Points become vouchers in the steps shown in your account. When you pay, you choose among the vouchers your points cover. A voucher worth more than you pay is used only if you agree that the rest is lost. A voucher is used once, within 90 days, and is not paid out. If you return what you bought with it, you get the voucher back.

## Leaving

You can end your membership at any time in your account. Points lapse then. We may end it for misuse, with a note that says why, or close the program with three months’ notice; vouchers already given stay valid.

Last changed on {updated}.`,
  },
  'sale-terms': {
    title: 'Sale terms',
    description: 'What counts as a sale price at Kerb, and how discounts combine.',
    body: `## What you see

A reduced item shows the price now, the price before, and the lowest price we asked for it in the 30 days before the reduction. The percentage is worked out from the price before.

## What applies

- Sale items can be returned like all others, within 30 days
- A promo code applies to sale items only when it says so
- A membership reward can always be used
- Reductions end when stock is gone, or on the date shown
- Orders placed before a sale are not repriced, but unworn things can be returned and ordered again

If a price is plainly a mistake, we tell you and cancel the order before charging you.

Last changed on {updated}.`,
  },
  'sms-terms': {
    title: 'Text message terms',
    description: 'What you agree to when you ask for our text messages.',
    body: `When you sign up for text messages, {company} may send up to four messages a month about new things, sales and things you left in your cart, to the number you gave.

- Agreeing is not a condition of buying anything
- Message and data rates of your carrier may apply
- Reply **STOP** to end it and **HELP** for help; both work at any time
- Carriers are not liable for late or missing messages
- We do not pass your number on, except to the company that sends the messages for us

Questions: {email} or {phone}. See also our [privacy notice](p:privacy).

Last changed on {updated}.`,
  },
  'associate-discount-terms': {
    title: 'Associate discount terms',
    description: 'Who gets the Kerb associate discount and what it may be used for.',
    body: `These terms are for people employed by {company} and its sister companies.

- The discount is 40 percent off full-price goods and 20 percent off sale goods, shown once you have accepted these terms in your account
- It is for you and the people you live with, not for resale
- There is a yearly cap; your account shows what you have used of it
- It does not apply to gift cards, shipping or repairs and cannot be combined with promo codes
- Returns restore the cap
- It ends with your employment. Misuse ends it earlier

Questions go to your manager or to {email}.

Last changed on {updated}.`,
  },
} satisfies Partial<PagesCopy>
