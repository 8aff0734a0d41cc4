import type { MailMessages } from '../mails.ts'

export const messages: MailMessages = {
  welcome: {
    subject: 'Welcome',
    text: 'Your account is ready. You can sign in with this email address and the password you chose.\n\nOpen this link within seven days to confirm that the address is yours. Orders that you placed with it as a guest are then in your account, too. If you did not create an account, do not confirm: choose a new password instead (“Forgot your password?” on the sign-in page), and the address is yours alone.',
  },
  confirmEmail: {
    subject: 'Confirm your email address',
    text: 'There is an account with this email address, and nobody has confirmed yet that the address is theirs. If it is your account, open this link within seven days and sign in; orders that you placed with the address as a guest are then in your account. If you did not create it, or do not know its password, do not confirm: choose a new password instead (“Forgot your password?” on the sign-in page), and the address is yours alone.',
  },
  accountExists: {
    subject: 'You already have an account',
    text: 'Somebody, probably you, wanted to make an account for an order with this email address. You already have one: sign in with your own password, and the order is in it. The password typed with the order was not kept.',
  },
  resetPassword: {
    subject: 'Choose a new password',
    text: 'Open this link within an hour to choose a new password. If you did not ask for this, ignore this message: your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password of your account was just changed, and all other devices were signed out. If this was not you, open this link within seven days: one press undoes it, signs everybody out and lets you choose a new password.',
  },
  passwordChangedWithPasskeys: {
    subject: 'Your password was changed',
    text: 'The password of your account was just changed. All other devices were signed out, and these passkeys were removed: {names}. You can add your own again under Security in your account. If this was not you, open this link within seven days: one press undoes it, signs everybody out and lets you choose a new password.',
  },
  accountHandedOver: {
    subject: 'Your account is yours alone',
    text: 'You chose a new password, which also confirmed your email address for the first time. Somebody else could have used the account until now, so we signed out all devices and removed the name, phone number, date of birth, addresses, saved cards and cart that were stored in it. Orders sent to this email address, favorites and points are still there. If this was not you, ask for a new password at once and contact us.',
  },
  accountHandedOverWithPasskeys: {
    subject: 'Your account is yours alone',
    text: 'You chose a new password, which also confirmed your email address for the first time. Somebody else could have used the account until now, so we signed out all devices and removed these passkeys: {names}; also the name, phone number, date of birth, addresses, saved cards and cart that were stored in it. Orders sent to this email address, favorites and points are still there. If this was not you, ask for a new password at once and contact us.',
  },
  confirmNewsletter: {
    subject: 'Confirm your newsletter',
    text: 'Open this link to confirm that you would like our news and early access by email. If you did not ask for this, ignore this message and we will not write again.',
  },
  supportCase: {
    subject: 'We received your message ({caseNumber})',
    text: 'Thank you for writing to us. Your case number is {caseNumber}; please mention it if you write again. We usually answer within two working days.',
  },
  accountDeleted: {
    subject: 'Your account was deleted',
    text: 'Your account and what we kept of it were deleted. We keep only what the law requires of your past orders. You can create a new account with this address at any time. If this was not you, contact us at once.',
  },
  deletionWaits: {
    subject: 'Somebody wants to delete your account',
    text: 'Somebody who is signed in to the account that had this email address until lately wants to delete it. We did not, since the address was changed only a few days ago. If this was not you, open the link in our message “Your email address was changed” within seven days of that message: one press gives you the account back. If it was you, you can delete the account once those seven days are over.',
  },
  giftCard: {
    subject: 'A gift card from {sender}',
    text: '{sender} sent you a gift card worth {amount}.{message}\n\nCode: {code}\nPIN: {pin}\n\nEnter both at checkout. The card is valid for five years and keeps what you do not spend. Anyone with this message can use it, so keep it safe.',
  },
  passkeyAdded: {
    subject: 'A passkey was added to your account',
    text: 'The passkey “{name}” can now be used to sign in to your account. If this was not you, open this link within seven days: one press undoes it, signs everybody out and lets you choose a new password.',
  },
  newEmail: {
    subject: 'Confirm your new email address',
    text: 'Somebody, probably you, wants to use this email address for their account. Open this link within 24 hours, signed in to the account, and press the button: from then on you sign in with this address. If you did not ask for this, ignore this message and nothing changes.',
  },
  emailTaken: {
    subject: 'This address already has an account',
    text: 'Somebody, probably you, wanted to use this email address for another account. It already has an account, or had one until a few days ago, so nothing was changed. If this is your account, you can go on signing in to it. If you did not ask for this, you need do nothing.',
  },
  emailChanging: {
    subject: 'Your email address is about to change',
    text: 'Somebody who is signed in to your account wants to replace this email address with another one. Nothing changes until that address is confirmed. If this was you, you need do nothing. If this was not you, open this link within seven days: one press undoes it, signs everybody out and lets you choose a new password.',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    text: 'Your account has another email address from now on: you no longer sign in with this one. If this was not you, open this link within seven days: one press undoes it, signs everybody out and lets you choose a new password.',
  },
  emailLeft: {
    subject: 'This address no longer has an account',
    text: 'There was an account with this email address, which nobody had confirmed. Its owner now uses another address. You need do nothing.',
  },
  emailGivenBack: {
    subject: 'Your account has an earlier address again',
    text: 'The account that had this email address has an earlier address again, which was confirmed for it before this one. You no longer sign in with this address, and its links that undo changes no longer work. If this was not you, contact us at once.',
  },
  phoneChanged: {
    subject: 'Your phone number was changed',
    text: 'The confirmed phone number of your account was just replaced or removed. If this was not you, open this link within seven days: one press undoes it, signs everybody out and lets you choose a new password.',
  },
  phoneConfirmed: {
    subject: 'Your phone number was confirmed',
    text: 'A phone number was just confirmed for your account by a code that was texted to it. If this was not you, open this link within seven days: one press undoes it, signs everybody out and lets you choose a new password.',
  },
  phoneLost: {
    subject: 'Your phone number is no longer confirmed',
    text: 'Somebody else has just confirmed a phone number of yours by a code that was texted to it. Numbers are passed on at times, so it no longer counts as yours, and you get no more text messages at it. If you still have the number, subscribe to text messages at it again under Preferences in your account, and confirm it by a new code.',
  },
  orderPlaced: {
    subject: 'Your order {orderNumber}',
    text: 'Thank you for your order {orderNumber}.\n\n{lines}\n\n{totals}\n\n{destinations}\n\nYou can follow your order, cancel it or return something with its number and this email address:',
  },
  favoriteNews: {
    subject: 'News of your favorites',
    text: 'You asked us to tell you about your favorites:\n\n{lines}\n\nPrices and stock are as of this moment, and may change. The link below has your favorites.',
  },
  orderSent: {
    subject: 'Your parcel is on its way ({orderNumber})',
    text: 'A parcel of your order {orderNumber} is on its way to you.\n\n{destination}{tracking}\n\nIf something doesn’t fit, you have 30 days from the day it arrives. The link below leads to your order: choose there what goes back, with your order number and this email address. You get the label at once.',
  },
  orderReady: {
    subject: 'Ready to collect ({orderNumber})',
    text: 'Your order {orderNumber} is ready to collect.\n\n{destination}\n\nBring your order number and an ID. The link below has everything about your order.',
  },
  orderCancelled: {
    subject: 'Your order {orderNumber} was cancelled',
    text: 'Your order {orderNumber} was cancelled. On its way back to you:\n\n{payments}\n\nCards usually show it within two to five days; gift cards and points have it at once.',
  },
  orderCancelledUnpaid: {
    subject: 'Your order {orderNumber} was cancelled',
    text: 'Your order {orderNumber} was cancelled. Nothing of what you paid is left to be given back.',
  },
  orderNotCharged: {
    subject: 'Your order {orderNumber} was cancelled',
    text: 'Your order {orderNumber} was cancelled before its payment was collected: nothing was charged. If your bank still shows an amount as reserved, it ends by itself within a few days. Gift cards and points that the order used have their amounts back already.',
  },
  orderNotCancelled: {
    subject: 'We could not cancel your order {orderNumber}',
    text: 'You asked us to cancel your order {orderNumber}. We could not: the order stays placed, and you will get what you ordered. If you no longer want it, send it back within 30 days of its arrival, or write to us.',
  },
  returnReceived: {
    subject: 'We received your return {returnId}',
    text: 'Your return {returnId} of order {orderNumber} has arrived, and we have refunded {amount}:\n\n{payments}\n\nCards usually show it within two to five days; gift cards and points have it at once.',
  },
  returnArrived: {
    subject: 'We received your return {returnId}',
    text: 'Your return {returnId} of order {orderNumber} has arrived. Nothing of what you paid is left to be given back: it was refunded before.',
  },
  orderRefunded: {
    subject: 'A refund for your order {orderNumber}',
    text: 'We have refunded {amount} of your order {orderNumber}:\n\n{payments}\n\nCards usually show it within two to five days; gift cards and points have it at once.',
  },
  endings: {
    newsletter: 'To get no more of these messages, open: {unsubscribe}',
    favorites: 'To get no more of these emails, open: {unsubscribe}',
    orders:
      'To get no more emails about the progress of your orders, open: {unsubscribe}\nConfirmations, cancellations and refunds are still sent to you.',
    order:
      'To get no more emails about the progress of this order, open: {unsubscribe}\nConfirmations, cancellations and refunds are still sent to you.',
  },
}
