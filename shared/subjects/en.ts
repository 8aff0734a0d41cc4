import type { SubjectWords } from './subjects.ts'

export const words: SubjectWords = {
  returns: `
    return|returns|refund|refunds|return policy|exchange|exchanges|send back|money back|how to return|
    returns policy|exchange policy`,
  tracking: `
    where is my order|track order|track my order|order status|tracking|my order|order tracking|parcel|package|
    cancel order|cancel my order|cancellation|cancel`,
  sizing: `
    size chart|size guide|sizing|size charts|sizes|fit guide|what size am i|measurements|shoe size conversion|
    size conversion`,
  shipping: `
    shipping|delivery|shipping cost|delivery time|free shipping|shipping costs|postage|
    how long does shipping take|delivery cost`,
  payment: `
    payment|payment methods|pay|klarna|paypal|installments|apple pay|credit card|promo code|promo codes|coupon|
    coupons|coupon code|discount code|afterpay|pay later|buy now pay later`,
  giftcards: 'gift card|gift cards|giftcard|gift card balance|gift certificate|voucher|balance|redeem gift card',
  faq: 'faq|questions|common questions',
  contact: 'contact|contact us|customer service|phone number|email|support|chat|complaint|customer support',
  stores: 'store|stores|store locator|store near me|shop near me|near me|opening hours|store hours|locations',
  newsletter: 'newsletter|subscribe|unsubscribe|mailing list|sign up',
  account: 'account|my account|login|log in|sign in|register|password',
  about: 'about|about us|who we are|careers|career|jobs|job|work for you',
  sustainability: 'sustainability',
  privacy: 'privacy|gdpr|cookies|privacy policy|data protection',
  terms: 'terms|terms and conditions|legal|warranty',
  help: 'help',
  membership: 'membership|member|members|loyalty|loyalty program|rewards|become a member',
  favorites: 'favorites|favourites|wishlist|wish list|saved items',
  country: 'country|countries|language|languages|currency|currencies',
}
