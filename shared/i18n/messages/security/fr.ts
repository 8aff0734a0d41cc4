import type { securityEn } from './en.ts'

export const securityFr = {
  'security.lead': 'Comment vous accédez à votre compte, et où vous êtes connecté.',
  'security.passwordTitle': 'Mot de passe',
  'security.passwordChange': 'Changer le mot de passe',
  'security.passkeys': 'Clés d’accès',
  'security.passkeysLead':
    'Connectez-vous avec votre empreinte, votre visage ou le code de votre écran au lieu d’un mot de passe. Une clé d’accès reste sur vos appareils et ne peut pas être volée par hameçonnage.',
  'security.passkeysNone': 'Aucune clé d’accès pour l’instant.',
  'security.passkeysScript':
    'L’ajout d’une clé d’accès demande JavaScript. Activez-le dans votre navigateur, puis revenez sur cette page.',
  'security.passkeysElsewhere': 'Les clés d’accès ne fonctionnent pas à cette adresse de la boutique.',
  'security.passkeyName': 'Nom',
  'security.passkeyAdd': 'Ajouter une clé d’accès',
  'security.passkeyPassword': 'Votre mot de passe',
  'security.passkeyPasswordHint': 'Votre connexion date d’il y a un moment.',
  'security.passkeyAdded': 'Ajoutée le {date}',
  'security.passkeyUsed': 'Utilisée le {date}',
  'security.passkeyFor': 'Pour {domain}',
  'security.rename': 'Renommer',
  'security.renameSave': 'Enregistrer le nom',
  'security.removeAsk':
    'Supprimer {name} ? Il vous faudra votre mot de passe ou une autre clé d’accès pour vous connecter.',
  'security.devices': 'Appareils connectés',
  'security.devicesLead': 'Si vous ne reconnaissez pas un appareil, déconnectez-le et changez votre mot de passe.',
  'security.device': '{browser} sur {system}',
  'security.app': 'Appli Kerb',
  'security.unknownBrowser': 'Navigateur inconnu',
  'security.thisDevice': 'Cet appareil',
  'security.signedIn': 'Connexion le {date}',
  'security.lastUsed': 'Dernière utilisation le {date}',
  'security.endDevice': 'Déconnecter',
  'security.endDeviceOf': 'Déconnecter {name}',
  'security.endOthers': 'Déconnecter tous les autres appareils',
  'security.endOthersAsk': 'Il faudra se reconnecter sur vos autres appareils.',
  'security.endOthersConfirm': 'Oui, les déconnecter',
  'security.saidPasskey': 'Clé d’accès ajoutée. Vous pourrez vous connecter avec elle la prochaine fois.',
  'security.saidDevice': 'Cet appareil est déconnecté.',
  'security.saidOthers': 'Tous vos autres appareils sont déconnectés.',
  'security.signIn': 'Se connecter avec une clé d’accès',

  'email.confirmTitle': 'Confirmez votre adresse e-mail',
  'email.confirmBody':
    'Un clic, et les commandes passées avec cette adresse en tant qu’invité figurent aussi dans votre compte.',
  'email.confirm': 'Confirmer l’adresse',
  'email.signInBody':
    'Connectez-vous au compte que vous avez créé avec cette adresse. Vous pourrez ensuite la confirmer.',
  'email.doneBody':
    'Il n’y a plus rien à faire : votre compte contient tout ce que vous avez commandé avec cette adresse.',
  'email.otherBody':
    'Ce lien concerne un autre compte que celui auquel vous êtes connecté. Déconnectez-vous d’abord, puis ouvrez le lien à nouveau.',
  'email.notYours': 'Vous n’avez pas créé ce compte, ou n’en connaissez pas le mot de passe ?',
  'email.takeOver': 'Choisissez un nouveau mot de passe, et l’adresse ne sera qu’à vous',
  'email.expiredTitle': 'Ce lien ne fonctionne plus',
  'email.expiredBody': 'Il a expiré ou a déjà servi. Votre compte peut vous en envoyer un nouveau.',
  'email.toAccount': 'Votre compte',
  'email.openTitle': 'Votre adresse e-mail n’est pas encore confirmée',
  'email.openBody':
    'Nous avons envoyé un lien à {email}. Tant que vous ne l’avez pas ouvert, les commandes et demandes liées à la seule adresse restent hors de votre compte.',
  'email.again': 'Renvoyer le lien',
  'email.saidProven': 'Votre adresse e-mail est confirmée.',
  'email.saidMailed': 'Nous vous avons envoyé un lien. Il est valable sept jours.',
  'email.saidEnough':
    'Nous vous avons déjà envoyé plusieurs liens. Regardez aussi dans les indésirables, ou réessayez dans une heure.',
  'security.emailTitle': 'Adresse e-mail',
  'email.current': 'Vous vous connectez avec {email}.',
  'email.pending':
    'Nous avons envoyé un lien à {email}. Rien ne change tant que vous ne l’avez pas ouvert et confirmé.',
  'email.new': 'Nouvelle adresse e-mail',
  'email.change': 'Changer l’adresse',
  'email.same': 'Vous vous connectez déjà avec cette adresse.',
  'email.newTitle': 'Confirmez votre nouvelle adresse e-mail',
  'email.newBody': 'Appuyez sur le bouton, et vous vous connecterez désormais avec {email}.',
  'email.newConfirm': 'Utiliser cette adresse',
  'email.newSignInBody': 'Connectez-vous au compte qui doit recevoir cette adresse. Le bouton viendra ensuite.',
  'email.newExpiredBody':
    'Il a expiré, a déjà servi ou a été remplacé. Vous pouvez en demander un nouveau sous Sécurité dans votre compte.',
  'email.saidAsked': 'Nous avons envoyé un lien à la nouvelle adresse. Il est valable 24 heures.',
  'email.saidChanged': 'Votre adresse e-mail est modifiée.',
  'undo.title': 'Ce n’était pas vous ?',
  'undo.password': 'Le mot de passe de votre compte a été modifié.',
  'undo.passkey': 'Une clé d’accès a été ajoutée à votre compte.',
  'undo.phone': 'Le numéro de téléphone de votre compte a été modifié.',
  'undo.email': 'Une autre adresse e-mail a été saisie pour votre compte.',
  'undo.body':
    '{change} Un clic annule le changement, déconnecte tout le monde, supprime toutes les clés d’accès et vous laisse choisir un nouveau mot de passe. Si c’était vous, fermez cette page.',
  'undo.press': 'Annuler et choisir un mot de passe',
  'undo.deadBody':
    'Il a expiré ou a déjà servi. Si vous pensez que quelqu’un d’autre utilise votre compte, choisissez un nouveau mot de passe.',
  'undo.said': 'C’est annulé, et tout le monde est déconnecté. Choisissez maintenant un nouveau mot de passe.',
  'phone.openTitle': 'Votre numéro de téléphone n’est pas encore confirmé',
  'phone.openBody':
    'Confirmez par un code reçu par SMS que {phone} est à vous. Aucun autre compte ne pourra alors avoir ce numéro.',
  'phone.send': 'Envoyer un code',
  'phone.code': 'Code reçu par SMS',
  'phone.confirm': 'Confirmer',
  'phone.saidTexted': 'Nous vous avons envoyé un code par SMS. Il est valable dix minutes.',
  'phone.saidProven': 'Votre numéro de téléphone est confirmé.',
  'phone.textsTitle': 'Vos SMS ne sont pas encore confirmés',
  'phone.textsBody':
    'Nous avons envoyé un code à {phone}. Saisissez-le dans les dix minutes pour recevoir nos SMS. Enregistrez à nouveau pour recevoir un autre code.',
  'phone.saidTexts': 'C’est confirmé. Vous recevez désormais nos SMS.',
} as const satisfies Record<keyof typeof securityEn, string>
