import type { consentEn } from './en.ts'

export const consentFr = {
  'consent.title': 'Cookies et vie privée',
  'consent.askOptIn':
    'La boutique enregistre ce dont elle a besoin pour fonctionner. Avec votre accord, elle mesure aussi sa rapidité, lit des films d’autres sites et compare plusieurs versions d’une page. Votre choix vaut aussitôt ; vous pouvez le modifier sous « Gérer les cookies » au bas de chaque page.',
  'consent.askOptOut':
    'En plus de ce dont elle a besoin pour fonctionner, la boutique mesure sa rapidité, lit des films d’autres sites et compare plusieurs versions d’une page. Vous pouvez refuser ici, et changer d’avis sous « Gérer les cookies » au bas de chaque page.',
  'consent.askControl':
    'Votre navigateur demande le respect de votre vie privée (Global Privacy Control) et nous le suivons : seul est enregistré ce dont la boutique a besoin pour fonctionner.',
  'consent.more': 'À quoi chacun sert',
  'consent.acceptAll': 'Tout accepter',
  'consent.decline': 'Refuser',
  'consent.choose': 'Choisir',
  'consent.save': 'Enregistrer mon choix',
  'consent.understood': 'Compris',
  'consent.required': 'Nécessaires',
  'consent.requiredPurpose': 'Le panier, la connexion, le paiement et la protection contre les abus.',
  'consent.performance': 'Performance',
  'consent.performancePurpose': 'La rapidité des pages et leurs défaillances, pour les corriger.',
  'consent.functional': 'Fonctionnels',
  'consent.functionalPurpose': 'Les films et photos d’autres sites, qui déposent leurs propres cookies.',
  'consent.targeting': 'Ciblage',
  'consent.targetingPurpose':
    'La version d’une page que vous voyez quand nous en comparons plusieurs, chaque fois la même.',
  'consent.settings': 'Gérer les cookies',
  'consent.settingsLead':
    'Ce que cette boutique peut enregistrer et utiliser, au-delà de ce dont elle a besoin pour fonctionner.',
  'consent.notChosen': 'Vous n’avez pas encore choisi.',
  'consent.chosenAt': 'Votre choix du {date}',
} as const satisfies Record<keyof typeof consentEn, string>
