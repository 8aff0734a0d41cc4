import type { consentEn } from './en.ts'

export const consentFr = {
  'consent.title': 'Cookies et vie privée',
  'consent.askOptIn':
    'La boutique enregistre ce dont elle a besoin pour fonctionner. Avec votre accord, elle compte aussi ce qui est consulté, mesure sa rapidité, lit des films d’autres sites, retient votre pointure et compare plusieurs versions d’une page. Votre choix vaut aussitôt ; vous pouvez le modifier sous « Gérer les cookies » au bas de chaque page.',
  'consent.askOptOut':
    'En plus de ce dont elle a besoin pour fonctionner, la boutique compte ce qui est consulté, mesure sa rapidité, lit des films d’autres sites, retient votre pointure et compare plusieurs versions d’une page. Vous pouvez refuser ici, et changer d’avis sous « Gérer les cookies » au bas de chaque page.',
  'consent.askControl':
    'Votre navigateur demande le respect de votre vie privée (Global Privacy Control) et nous le suivons : seul est enregistré ce dont la boutique a besoin pour fonctionner.',
  'consent.more': 'À quoi chacun sert',
  'consent.acceptAll': 'Tout accepter',
  'consent.decline': 'Refuser',
  'consent.choose': 'Choisir',
  'consent.save': 'Enregistrer mon choix',
  'consent.understood': 'Compris',
  'consent.notSaved': 'Votre choix n’a pas pu être enregistré. Réessayez dans un instant.',
  'consent.required': 'Nécessaires',
  'consent.requiredPurpose': 'Le panier, la connexion, le paiement et la protection contre les abus.',
  'consent.performance': 'Performance',
  'consent.performancePurpose':
    'Les pages et produits consultés, la rapidité des pages et leurs défaillances, pour les corriger.',
  'consent.functional': 'Fonctionnels',
  'consent.functionalPurpose':
    'Les films et photos d’autres sites, qui déposent leurs propres cookies ; vos recherches récentes et votre pointure.',
  'consent.targeting': 'Ciblage',
  'consent.targetingPurpose':
    'La version d’une page que vous voyez quand nous en comparons plusieurs, chaque fois la même.',
  'consent.settings': 'Gérer les cookies',
  'consent.settingsLead':
    'Ce que cette boutique peut enregistrer et utiliser, au-delà de ce dont elle a besoin pour fonctionner.',
  'consent.notChosen': 'Vous n’avez pas encore choisi.',
  'consent.chosenAt': 'Votre choix du {date}',
  'consent.register': 'Tout ce qui est enregistré dans votre navigateur',
  'consent.registerName': 'Nom',
  'consent.registerFor': 'À quoi il sert',
  'consent.registerLife': 'Combien de temps',
  'consent.registerParty': 'À qui',
  'consent.registerOwn': 'à nous',
  'consent.lifeSession': 'jusqu’à la fermeture du navigateur',
  'consent.lifeKept': 'jusqu’à ce que vous effaciez les données du navigateur',
  'consent.forSession': 'Votre panier et votre connexion',
  'consent.forFavorites': 'Les produits que vous avez enregistrés',
  'consent.forVisitor':
    'Protège les formulaires contre d’autres sites. Conservé jusqu’à la fermeture du navigateur, sauf si vous vous connectez',
  'consent.forLocale': 'Le pays et la langue choisis',
  'consent.forPurchase': 'L’achat que vous êtes en train de faire',
  'consent.forAnswer': 'La réponse à un formulaire envoyé',
  'consent.forLink': 'Un lien de l’un de nos e-mails que vous avez ouvert',
  'consent.forDismissed': 'Les messages que vous avez fermés',
  'consent.forChoice': 'Votre choix sur cette page',
  'consent.forEditors': 'Réservé à notre rédaction',
  'consent.forExperiments': 'Les versions de pages que vous voyez pendant que nous les comparons',
  'consent.forVisits': 'Les pages et les offres que vous avez vues, jusqu’à ce que nous les ayons comptées',
  'consent.forCartCopy': 'Une copie de votre panier, si la connexion se coupe',
  'consent.forTyped': 'Ce que vous avez saisi, jusqu’à l’enregistrement',
  'consent.forPaymentFields': 'Les champs de votre carte et la demande de votre banque',
  'consent.forFoot': 'Votre pointure, avec laquelle les chaussures s’ouvrent',
  'consent.forSearches': 'Vos recherches récentes',
  'consent.forFilms': 'Les films de ce site',
  'consent.forTags': 'Ce que vous avez regardé, ajouté et commandé, pour les outils de mesure de la boutique',
  'consent.forPhotos': 'Les photos partagées par la clientèle',
} as const satisfies Record<keyof typeof consentEn, string>
