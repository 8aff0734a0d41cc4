import type { passwordEn } from './en.ts'

export const passwordFr = {
  'password.forgot': 'Mot de passe oublié ?',
  'password.reset': 'Réinitialiser le mot de passe',
  'password.forgotTitle': 'Mot de passe oublié ?',
  'password.forgotLead': 'Indiquez votre e-mail : nous vous enverrons un lien pour en choisir un nouveau.',
  'password.forgotSubmit': 'Envoyer le lien',
  'password.saidMailed':
    'Si un compte existe avec cet e-mail, un lien pour choisir un nouveau mot de passe est en route. Il est valable une heure.',
  'password.backToSignIn': 'Retour à la connexion',
  'password.resetTitle': 'Choisissez un nouveau mot de passe',
  'password.resetLead':
    'Vous serez déconnecté de tous vos appareils. Connectez-vous ensuite avec le nouveau mot de passe. Les clés d’accès sont aussi supprimées : vous pourrez rajouter les vôtres.',
  'password.resetOthersLead':
    'Ce lien concerne le compte de {email}. Vous êtes connecté ici à un autre compte, qui reste tel quel. Celui du lien sera déconnecté de tous les appareils, et ses clés d’accès seront supprimées.',
  'password.saidOthersReset': 'Le mot de passe de l’autre compte est changé. Vous restez connecté à celui-ci.',
  'password.resetSubmit': 'Enregistrer le mot de passe',
  'password.saidReset': 'Votre mot de passe a été modifié. Connectez-vous avec le nouveau.',
  'password.handOverTitle': 'Un nouveau mot de passe vide ce compte',
  'password.handOverBody':
    'Personne n’a encore confirmé l’adresse e-mail. Avec le nouveau mot de passe, nous supprimons donc le nom, le téléphone, la date de naissance, les adresses, les cartes enregistrées et le panier. Les commandes envoyées à cette adresse, les favoris et les points restent.',
  'password.handOverKeep':
    'Pour tout garder, confirmez d’abord l’adresse : ouvrez le lien que nous vous envoyons là où votre session est encore ouverte, ou connectez-vous avec une clé d’accès. Revenez ensuite ici.',
  'password.handOverMail': 'Envoyer le lien de confirmation',
  'password.saidHandedOver':
    'Votre mot de passe est modifié. Connectez-vous avec le nouveau. Personne n’avait confirmé l’adresse, nous avons donc supprimé le nom, le téléphone, la date de naissance, les adresses, les cartes enregistrées et le panier.',
  'password.current': 'Mot de passe actuel',
  'password.new': 'Nouveau mot de passe',
  'password.confirm': 'Nouveau mot de passe, une seconde fois',
  'password.met': '(respecté)',
  'password.changeLead': 'Vous restez connecté ici. Tous les autres appareils sont déconnectés.',
  'password.keepPasskeys': 'Clés d’accès à garder',
  'password.keepPasskeysHint':
    'Cochez celles que vous reconnaissez. Toutes les autres sont supprimées avec l’ancien mot de passe.',
  'password.changeSubmit': 'Modifier le mot de passe',
  'password.saidChanged': 'Votre mot de passe a été modifié et tous les autres appareils sont déconnectés.',
  'password.orderTitle': 'Gardez cette commande dans un compte',
  'password.orderLead': 'Choisissez un mot de passe. Tout le reste figure déjà dans votre commande.',
  'password.orderSubmit': 'Créer un compte',
  'password.saidOrder':
    'Consultez vos e-mails : vous y trouverez comment vous connecter au compte qui contient votre commande.',
} as const satisfies Record<keyof typeof passwordEn, string>
