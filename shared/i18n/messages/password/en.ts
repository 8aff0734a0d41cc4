/** Messages about passwords, and about what happens at sign-in and sign-out. Same voice and format as ../en.ts. */
export const passwordEn = {
  'password.forgot': 'Forgot your password?',
  'password.reset': 'Reset your password',
  'password.forgotTitle': 'Forgot your password?',
  'password.forgotLead': 'Enter your email, and we’ll send you a link to choose a new one.',
  'password.forgotSubmit': 'Send the link',
  'password.saidMailed':
    'If there is an account with that email, a link to choose a new password is on its way. It works for one hour.',
  'password.backToSignIn': 'Back to sign-in',
  'password.resetTitle': 'Choose a new password',
  'password.resetLead':
    'You’ll be signed out on every device. Then sign in with the new password. Passkeys are removed, too: add yours again afterward.',
  'password.resetOthersLead':
    'This link is for the account of {email}. You are signed in to another account here, which stays as it is. That of the link is signed out on every device, and its passkeys are removed.',
  'password.saidOthersReset': 'The password of the other account is changed. You are still signed in to this one.',
  'password.resetSubmit': 'Save password',
  'password.saidReset': 'Your password is changed. Sign in with the new one.',
  'password.handOverTitle': 'A new password empties this account',
  'password.handOverBody':
    'Nobody has confirmed the email address yet. So with the new password we remove name, phone number, date of birth, addresses, saved cards and cart. Orders that were mailed to this address, favorites and points stay.',
  'password.handOverKeep':
    'To keep everything, confirm the address first: open the link that we mail you where you are still signed in, or sign in with a passkey. Then come back here.',
  'password.handOverMail': 'Mail me the link to confirm',
  'password.saidHandedOver':
    'Your password is changed. Sign in with the new one. Nobody had confirmed the address before, so we removed name, phone number, date of birth, addresses, saved cards and cart.',
  'password.current': 'Current password',
  'password.new': 'New password',
  'password.confirm': 'New password again',
  'password.met': '(met)',
  'password.changeLead': 'You stay signed in here. Every other device is signed out.',
  'password.keepPasskeys': 'Passkeys to keep',
  'password.keepPasskeysHint':
    'Tick the ones that you recognize as yours. All others are removed with the old password.',
  'password.changeSubmit': 'Change password',
  'password.saidChanged': 'Your password is changed, and every other device is signed out.',
  'password.orderTitle': 'Save this order in an account',
  'password.orderLead': 'Choose a password. Everything else is in your order already.',
  'password.orderSubmit': 'Create account',
  'password.saidOrder': 'Check your email: it says how to sign in to the account that your order is in.',
} as const satisfies Record<string, string>
