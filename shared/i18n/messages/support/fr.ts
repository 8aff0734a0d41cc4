import type { supportEn } from './en.ts'

export const supportFr = {
  'account.support': 'Demandes',
  'account.privacy': 'Confidentialité',
  'support.write': 'Écrivez-nous',
  'support.lead':
    'Choisissez un sujet et dites-nous ce qui se passe. Nous répondons en général sous deux jours ouvrés.',
  'support.casesLead': 'Vos demandes et leur avancement.',
  'support.none': 'Vous ne nous avez pas encore écrit.',
  'support.case': 'Dossier {number}',
  'support.open': 'En cours',
  'support.closed': 'Clos',
  'support.of': '{subject}, commande {number}',
  'support.name': 'Nom',
  'support.topic': 'Sujet',
  'support.order': 'Numéro de commande',
  'support.orderHint': 'Si votre message concerne une commande.',
  'support.phoneHint': 'Seulement si vous préférez être appelé.',
  'support.message': 'Message',
  'support.send': 'Envoyer le message',
  'support.sent': 'Merci. Votre numéro de dossier est {number}.',
  'support.sentBody': 'Nous vous avons envoyé une confirmation par e-mail.',
  'support.mine': 'Voir vos demandes',
  'support.title': 'Demandes',
  'warranty.title': 'Un problème avec un article ?',
  'warranty.link': 'Un problème avec un article ?',
  'warranty.lead':
    'Si un article que vous avez acheté présente un défaut, dites-le-nous. Nous le réparons, le remplaçons ou le remboursons.',
  'warranty.item': 'Article',
  'warranty.what': 'Quel est le problème ?',
  'warranty.whatHint':
    'Quand l’avez-vous remarqué, et à quel endroit de l’article ? Nous vous demanderons peut-être des photos dans notre réponse.',
  'warranty.send': 'Envoyer la demande de garantie',
  'warranty.back': 'Retour à la commande',
  'privacy.lead': 'Consultez ce que nous savons de vous, récupérez-le ou faites-le supprimer.',
  'privacy.export': 'Télécharger vos données',
  'privacy.exportBody':
    'Un fichier avec tout ce que nous conservons : votre profil, vos adresses, vos moyens de paiement enregistrés sans leurs numéros, vos commandes, vos listes, vos points et vos demandes. Ce qui ne tient qu’à votre adresse y figure une fois celle-ci confirmée. Les codes des cartes cadeaux n’y sont jamais.',
  'privacy.download': 'Télécharger mes données',
  'privacy.password': 'Votre mot de passe',
  'privacy.delete': 'Supprimer votre compte',
  'privacy.deleteBody':
    'Votre profil, vos adresses, vos moyens de paiement, vos listes, vos points et vos demandes sont supprimés immédiatement, et vous êtes déconnecté partout. Cette action est définitive.',
  'privacy.deleteKept':
    'La loi nous oblige à conserver les commandes passées avec leurs adresses de facturation et de livraison. Tout le reste en est retiré.',
  'privacy.deleteOpen': 'Je souhaite supprimer mon compte',
  'privacy.deleteConfirm': 'Supprimer mon compte',
  'privacy.saidDeleted': 'Votre compte a été supprimé.',
  'privacy.policy': 'Comment nous traitons vos données',
  'notify.title': 'Notifications',
  'notify.lead':
    'À quel sujet pouvons-nous vous écrire par e-mail ? Les confirmations, annulations et remboursements arrivent toujours.',
  'notify.orders': 'L’avancement de mes commandes',
  'notify.favoritePrices': 'Les baisses de prix de mes favoris',
  'notify.favoriteStock': 'Le retour en stock de mes favoris',
} as const satisfies Record<keyof typeof supportEn, string>
