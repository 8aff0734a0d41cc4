import type { MailMessages } from '../mails.ts'

export const messages: MailMessages = {
  welcome: {
    subject: 'Bienvenue',
    text: 'Votre compte est prêt. Vous pouvez vous connecter avec cette adresse e-mail et le mot de passe que vous avez choisi.\n\nOuvrez ce lien dans les sept jours pour confirmer que l’adresse est bien la vôtre. Les commandes passées en tant qu’invité avec elle figureront alors aussi dans votre compte. Si vous n’avez pas créé de compte, ne confirmez rien : choisissez plutôt un nouveau mot de passe (« Mot de passe oublié ? » sur la page de connexion), et l’adresse ne sera qu’à vous.',
  },
  confirmEmail: {
    subject: 'Confirmez votre adresse e-mail',
    text: 'Un compte existe avec cette adresse e-mail, et personne n’a encore confirmé qu’elle lui appartient. S’il s’agit de votre compte, ouvrez ce lien dans les sept jours et connectez-vous ; les commandes passées en tant qu’invité avec cette adresse figureront alors dans votre compte. Si vous ne l’avez pas créé, ou si vous n’en connaissez pas le mot de passe, ne confirmez rien : choisissez plutôt un nouveau mot de passe (« Mot de passe oublié ? » sur la page de connexion), et l’adresse ne sera qu’à vous.',
  },
  accountExists: {
    subject: 'Vous avez déjà un compte',
    text: 'Quelqu’un, sans doute vous, a voulu créer un compte pour une commande passée avec cette adresse e-mail. Vous en avez déjà un : connectez-vous avec votre mot de passe habituel, la commande s’y trouvera. Le mot de passe saisi avec la commande n’a pas été conservé.',
  },
  resetPassword: {
    subject: 'Choisissez un nouveau mot de passe',
    text: 'Ouvrez ce lien dans l’heure pour choisir un nouveau mot de passe. Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste inchangé.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    text: 'Le mot de passe de votre compte vient d’être modifié, et tous vos autres appareils ont été déconnectés. Si ce n’était pas vous, ouvrez ce lien dans les sept jours. Un clic annule le changement, déconnecte tout le monde et vous laisse choisir un nouveau mot de passe.',
  },
  passwordChangedWithPasskeys: {
    subject: 'Votre mot de passe a été modifié',
    text: 'Le mot de passe de votre compte vient d’être modifié. Tous les autres appareils ont été déconnectés et ces clés d’accès supprimées : {names}. Vous pouvez ajouter les vôtres à nouveau dans la rubrique Sécurité de votre compte. Si ce n’était pas vous, ouvrez ce lien dans les sept jours. Un clic annule le changement, déconnecte tout le monde et vous laisse choisir un nouveau mot de passe.',
  },
  accountHandedOver: {
    subject: 'Votre compte n’est plus qu’à vous',
    text: 'Vous avez choisi un nouveau mot de passe, ce qui a confirmé votre adresse e-mail pour la première fois. Quelqu’un d’autre aurait pu utiliser le compte jusqu’ici : nous avons donc déconnecté tous les appareils et supprimé le nom, le numéro de téléphone, la date de naissance, les adresses, les cartes enregistrées et le panier qui s’y trouvaient. Les commandes envoyées à cette adresse e-mail, les favoris et les points y sont toujours. Si ce n’était pas vous, demandez tout de suite un nouveau mot de passe et contactez-nous.',
  },
  accountHandedOverWithPasskeys: {
    subject: 'Votre compte n’est plus qu’à vous',
    text: 'Vous avez choisi un nouveau mot de passe, ce qui a confirmé votre adresse e-mail pour la première fois. Quelqu’un d’autre aurait pu utiliser le compte jusqu’ici : nous avons donc déconnecté tous les appareils et supprimé ces clés d’accès : {names} ; ainsi que le nom, le numéro de téléphone, la date de naissance, les adresses, les cartes enregistrées et le panier qui s’y trouvaient. Les commandes envoyées à cette adresse e-mail, les favoris et les points y sont toujours. Si ce n’était pas vous, demandez tout de suite un nouveau mot de passe et contactez-nous.',
  },
  confirmNewsletter: {
    subject: 'Confirmez votre inscription à la newsletter',
    text: 'Ouvrez ce lien pour confirmer que vous souhaitez recevoir nos nouvelles et nos avant-premières par e-mail. Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : nous ne vous écrirons plus.',
  },
  supportCase: {
    subject: 'Nous avons bien reçu votre message ({caseNumber})',
    text: 'Merci de nous avoir écrit. Votre numéro de dossier est {caseNumber} ; merci de l’indiquer si vous nous écrivez à nouveau. Nous répondons en général sous deux jours ouvrés.',
  },
  accountDeleted: {
    subject: 'Votre compte a été supprimé',
    text: 'Votre compte et les données qui y étaient liées ont été supprimés. De vos commandes passées, nous ne conservons que ce que la loi exige. Vous pouvez créer un nouveau compte avec cette adresse à tout moment. Si vous n’êtes pas à l’origine de cette suppression, contactez-nous tout de suite.',
  },
  deletionWaits: {
    subject: 'Quelqu’un veut supprimer votre compte',
    text: 'Une personne connectée au compte qui avait cette adresse e-mail jusqu’à récemment veut le supprimer. Nous ne l’avons pas fait, car l’adresse a été modifiée il y a quelques jours seulement. Si ce n’était pas vous, ouvrez le lien de notre message « Votre adresse e-mail a été modifiée » dans les sept jours qui le suivent. Un clic vous rend le compte. Si c’était vous, vous pourrez supprimer le compte une fois ces sept jours passés.',
  },
  giftCard: {
    subject: 'Une carte cadeau de {sender}',
    text: '{sender} vous offre une carte cadeau de {amount}.{message}\n\nCode : {code}\nCode PIN : {pin}\n\nSaisissez les deux au moment du paiement. La carte est valable cinq ans et conserve le solde restant. Toute personne qui a ce message peut l’utiliser : gardez-le précieusement.',
  },
  passkeyAdded: {
    subject: 'Une clé d’accès a été ajoutée à votre compte',
    text: 'La clé d’accès « {name} » permet désormais de se connecter à votre compte. Si ce n’était pas vous, ouvrez ce lien dans les sept jours. Un clic annule le changement, déconnecte tout le monde et vous laisse choisir un nouveau mot de passe.',
  },
  newEmail: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    text: 'Quelqu’un, sans doute vous, souhaite utiliser cette adresse e-mail pour son compte. Ouvrez ce lien dans les 24 heures en étant connecté à ce compte et appuyez sur le bouton. Vous vous connecterez ensuite avec cette adresse. Si vous n’avez rien demandé, ignorez ce message et rien ne change.',
  },
  emailTaken: {
    subject: 'Cette adresse a déjà un compte',
    text: 'Quelqu’un, sans doute vous, voulait utiliser cette adresse e-mail pour un autre compte. Elle a déjà un compte, ou en avait un il y a quelques jours. Rien n’a donc été modifié. Si ce compte est le vôtre, vous pouvez continuer à vous y connecter. Si vous n’avez rien demandé, vous n’avez rien à faire.',
  },
  emailChanging: {
    subject: 'Votre adresse e-mail va changer',
    text: 'Une personne connectée à votre compte souhaite remplacer cette adresse e-mail par une autre. Rien ne change avant que celle-ci soit confirmée. Si c’était vous, vous n’avez rien à faire. Si ce n’était pas vous, ouvrez ce lien dans les sept jours. Un clic annule le changement, déconnecte tout le monde et vous laisse choisir un nouveau mot de passe.',
  },
  emailChanged: {
    subject: 'Votre adresse e-mail a été modifiée',
    text: 'Votre compte a désormais une autre adresse e-mail. Vous ne vous connectez plus avec celle-ci. Si ce n’était pas vous, ouvrez ce lien dans les sept jours. Un clic annule le changement, déconnecte tout le monde et vous laisse choisir un nouveau mot de passe.',
  },
  emailLeft: {
    subject: 'Cette adresse n’a plus de compte',
    text: 'Un compte utilisait cette adresse e-mail, que personne n’avait confirmée. Il utilise maintenant une autre adresse. Vous n’avez rien à faire.',
  },
  emailGivenBack: {
    subject: 'Votre compte a retrouvé une adresse précédente',
    text: 'Le compte qui avait cette adresse e-mail a retrouvé une adresse précédente, confirmée avant celle-ci. Vous ne vous connectez plus avec cette adresse, et les liens d’annulation qui y ont été envoyés ne fonctionnent plus. Si ce n’était pas vous, contactez-nous tout de suite.',
  },
  phoneChanged: {
    subject: 'Votre numéro de téléphone a été modifié',
    text: 'Le numéro de téléphone confirmé de votre compte vient d’être remplacé ou supprimé. Si ce n’était pas vous, ouvrez ce lien dans les sept jours. Un clic annule le changement, déconnecte tout le monde et vous laisse choisir un nouveau mot de passe.',
  },
  phoneConfirmed: {
    subject: 'Votre numéro de téléphone a été confirmé',
    text: 'Un numéro de téléphone vient d’être confirmé pour votre compte grâce à un code envoyé par SMS. Si ce n’était pas vous, ouvrez ce lien dans les sept jours. Un clic annule le changement, déconnecte tout le monde et vous laisse choisir un nouveau mot de passe.',
  },
  phoneLost: {
    subject: 'Votre numéro de téléphone n’est plus confirmé',
    text: 'Une autre personne vient de confirmer un de vos numéros de téléphone grâce à un code envoyé par SMS. Un numéro peut changer de titulaire, il ne compte donc plus comme le vôtre et vous n’y recevrez plus de SMS. Si vous avez toujours ce numéro, abonnez-y à nouveau les SMS dans les préférences de votre compte et confirmez-le avec un nouveau code.',
  },
  orderPlaced: {
    subject: 'Votre commande {orderNumber}',
    text: 'Merci pour votre commande {orderNumber}.\n\n{lines}\n\n{totals}\n\n{destinations}\n\nAvec son numéro et cette adresse e-mail, vous pouvez suivre la commande, l’annuler ou retourner un article :',
  },
  favoriteNews: {
    subject: 'Du nouveau parmi vos favoris',
    text: 'Vous souhaitiez des nouvelles de vos favoris :\n\n{lines}\n\nLes prix et le stock valent à cet instant et peuvent changer. Le lien ci-dessous mène à vos favoris.',
  },
  orderSent: {
    subject: 'Votre colis est en route ({orderNumber})',
    text: 'Un colis de votre commande {orderNumber} est en route.\n\n{destination}{tracking}\n\nSi quelque chose ne va pas, vous avez 30 jours à partir de l’arrivée. Le lien ci-dessous mène à votre commande : choisissez-y ce que vous retournez, avec le numéro de commande et cette adresse e-mail. Vous recevez l’étiquette aussitôt.',
  },
  orderReady: {
    subject: 'Prête à être retirée ({orderNumber})',
    text: 'Votre commande {orderNumber} est prête à être retirée.\n\n{destination}\n\nApportez le numéro de commande et une pièce d’identité. Le lien ci-dessous contient tout sur votre commande.',
  },
  orderCancelled: {
    subject: 'Votre commande {orderNumber} est annulée',
    text: 'Votre commande {orderNumber} est annulée. Voici ce qui vous est rendu :\n\n{payments}\n\nSur une carte bancaire, comptez deux à cinq jours ; les cartes cadeaux et les points sont crédités aussitôt.',
  },
  orderCancelledUnpaid: {
    subject: 'Votre commande {orderNumber} est annulée',
    text: 'Votre commande {orderNumber} est annulée. Il ne reste rien à vous rendre de ce que vous avez payé.',
  },
  orderNotCharged: {
    subject: 'Votre commande {orderNumber} est annulée',
    text: 'Votre commande {orderNumber} a été annulée avant l’encaissement : rien n’a été débité. Si votre banque affiche encore un montant en attente, il disparaîtra de lui-même en quelques jours. Les cartes cadeaux et les points utilisés ont déjà retrouvé leur montant.',
  },
  orderNotCancelled: {
    subject: 'Nous n’avons pas pu annuler votre commande {orderNumber}',
    text: 'Vous avez demandé l’annulation de votre commande {orderNumber}. Nous n’avons pas pu l’annuler : elle reste enregistrée, et vous recevrez ce que vous avez commandé. Si vous n’en voulez plus, renvoyez-le dans les 30 jours suivant son arrivée, ou écrivez-nous.',
  },
  returnReceived: {
    subject: 'Nous avons reçu votre retour {returnId}',
    text: 'Votre retour {returnId} de la commande {orderNumber} est arrivé. Nous vous avons remboursé {amount} :\n\n{payments}\n\nSur une carte bancaire, comptez deux à cinq jours ; les cartes cadeaux et les points sont crédités aussitôt.',
  },
  returnArrived: {
    subject: 'Nous avons reçu votre retour {returnId}',
    text: 'Votre retour {returnId} de la commande {orderNumber} est arrivé. Il ne reste rien à vous rendre de ce que vous avez payé, tout est déjà remboursé.',
  },
  orderRefunded: {
    subject: 'Un remboursement de votre commande {orderNumber}',
    text: 'Nous vous avons remboursé {amount} de votre commande {orderNumber} :\n\n{payments}\n\nSur une carte bancaire, comptez deux à cinq jours ; les cartes cadeaux et les points sont crédités aussitôt.',
  },
  endings: {
    newsletter: 'Pour ne plus recevoir ces messages, ouvrez {unsubscribe}',
    favorites: 'Pour ne plus recevoir ces e-mails, ouvrez {unsubscribe}',
    orders:
      'Pour ne plus recevoir d’e-mails sur l’avancement de vos commandes, ouvrez {unsubscribe}\nLes confirmations, annulations et remboursements vous parviendront toujours.',
    order:
      'Pour ne plus recevoir d’e-mails sur l’avancement de cette commande, ouvrez {unsubscribe}\nLes confirmations, annulations et remboursements vous parviendront toujours.',
  },
}
