/** The question what may be stored, and its page. Words that change in meaning need a new `consentVersion`. */
export const consentEn = {
  'consent.title': 'Cookies and your privacy',
  'consent.askOptIn':
    'The shop stores what it needs to work. With your yes it also measures how fast it is, plays films from other sites, and compares versions of a page. Your choice counts at once, and you can change it under “Cookie settings” at the foot of every page.',
  'consent.askOptOut':
    'Besides storing what it needs to work, the shop measures how fast it is, plays films from other sites, and compares versions of a page. You can say no here, and change your mind under “Cookie settings” at the foot of every page.',
  'consent.askControl':
    'Your browser asks for privacy (Global Privacy Control), and we honor it: only what the shop needs to work is stored.',
  'consent.more': 'What each is for',
  'consent.acceptAll': 'Accept all',
  'consent.decline': 'Decline',
  'consent.choose': 'Choose',
  'consent.save': 'Save my choice',
  'consent.understood': 'Understood',
  'consent.required': 'Required',
  'consent.requiredPurpose': 'Your cart, signing in, paying, and protection against misuse.',
  'consent.performance': 'Performance',
  'consent.performancePurpose': 'How fast pages are and where they fail, so that we can mend them.',
  'consent.functional': 'Functional',
  'consent.functionalPurpose': 'Films and photos from other sites, which set cookies of their own.',
  'consent.targeting': 'Targeting',
  'consent.targetingPurpose': 'Which version of a page you see while we compare several, the same each time.',
  'consent.settings': 'Cookie settings',
  'consent.settingsLead': 'What this shop may store and use beyond what it needs to work.',
  'consent.notChosen': 'You have not chosen yet.',
  'consent.chosenAt': 'Your choice of {date}',
} as const
