import type { MessageId } from '../message-ids.ts'

/**
 * fr-fr, et la base de fr-ca. Vouvoiement. Sans deux-points ni point d’exclamation : leurs espaces insécables se
 * perdent trop facilement.
 */
export const messages = {
  INVALID_CUSTOMER: 'Votre session a expiré. Nous rétablissons votre panier et rechargeons la page dans un instant.',
  INVALID_CREDENTIALS:
    'L’e-mail et le mot de passe ne correspondent pas. Vérifiez-les ou réinitialisez votre mot de passe.',
  LOGIN_IN_USE: 'Un compte existe déjà avec cet identifiant. Connectez-vous ou choisissez-en un autre.',
  UNKNOWN_CUSTOMER_LIST: 'Ce compte n’est pas valable dans cette boutique. Vérifiez le pays dans lequel vous achetez.',
  CURRENT_PASSWORD_INCORRECT: 'Ce n’est pas votre mot de passe actuel. Réessayez ou réinitialisez-le.',
  PASSWORD_SAME_AS_PREVIOUS: 'Vous avez déjà utilisé ce mot de passe. Choisissez-en un nouveau.',
  INVALID_EMAIL_FORMAT: 'Cet e-mail n’est pas valide. Il doit ressembler à nom@example.com.',
  USER_LOCKED:
    'Trop d’essais, la connexion est bloquée. Réessayez plus tard[, {seconds},] ou réinitialisez votre mot de passe.',
  LAST_LOGIN_ATTEMPT:
    'Ce n’est pas ça. Il vous reste un essai avant le blocage du compte. Un doute, réinitialisez votre mot de passe.',
  LOCKED_ACCOUNT: 'Votre compte est bloqué. Réinitialisez votre mot de passe ou contactez-nous.',
  PHONE_IN_USE: 'Ce numéro est lié à un autre compte. Utilisez-en un autre ou connectez-vous à ce compte.',
  DUPLICATED_TOKEN: 'La connexion n’a pas abouti. Patientez un instant, puis réessayez.',
  CANNOT_AUTHORIZE: 'Nous n’avons pas pu confirmer votre connexion. Connectez-vous à nouveau.',
  LOGIN_SYSTEM_ERROR: 'La connexion ne fonctionne pas, c’est de notre côté. Réessayez dans quelques minutes.',
  AUTHORIZATION_FAILED: 'Votre session est fermée. Reconnectez-vous pour continuer.',
  RESET_LINK_EXPIRED: 'Ce lien a expiré. Demandez-en un nouveau, vous le recevrez par e-mail.',
  CAPTCHA_FAILED: 'Impossible de savoir si vous êtes une personne. Faites le test, puis réessayez.',
  PASSKEY_NOT_ADDED: 'Cette clé d’accès n’a pas pu être ajoutée. Réessayez.',
  PHONE_CODE_WRONG: 'Ce code n’est pas le bon ou n’est plus valable. Vérifiez-le ou demandez-en un autre.',
  PASSKEY_REFUSED: 'La connexion avec cette clé d’accès a échoué. Réessayez ou utilisez votre mot de passe.',
  PASSKEY_NOT_FOUND: 'Cette clé d’accès n’est plus dans votre compte.',
  DEVICE_NOT_FOUND: 'Cet appareil est déjà déconnecté.',

  CART_NOT_FOUND: 'Votre panier est introuvable. Ajoutez de nouveau vos articles.',
  ITEM_NO_LONGER_AVAILABLE:
    'Un article de votre panier n’est plus disponible. Vérifiez votre panier à jour avant de commander.',
  ITEM_NOT_AVAILABLE: 'Cet article n’est pas disponible pour le moment. Retirez-le pour commander.',
  TOTALS_CALCULATION_FAILED: 'Nous n’avons pas pu calculer le total. Rechargez le panier et réessayez.',
  CANCELLATION_TOO_LATE: 'Cette commande ne peut plus être annulée, elle est déjà préparée, en route ou livrée.',
  REFUND_NO_SUCH_LINE: 'Cette commande n’a pas cette ligne à rembourser. Vérifiez la ligne ou remboursez un montant.',
  REFUND_ABOVE_REST:
    'Ce remboursement est impossible[, au plus {most}].[ Les cartes cadeaux ({held}) se remboursent par ligne entière, sans montant.]',
  REFUND_UNITS_GONE:
    'Il reste moins d’articles sur cette ligne, car certains sont déjà remboursés ou reviennent, ou il n’y en a jamais eu autant.',
  ORDER_NOT_FOUND: 'Cette commande est introuvable. Vérifiez le numéro dans votre e-mail de confirmation.',
  INVALID_ORDER_EMAIL: 'Cet e-mail ne correspond pas à la commande. Utilisez celui de votre confirmation.',
  DELIVERY_SHIP_TO_PICKUP:
    'Votre commande a changé. Nous ne pouvons pas la livrer, mais vous pouvez la retirer en magasin.',
  DELIVERY_PICKUP_TO_SHIP:
    'Votre commande a changé. Le retrait n’est pas possible dans ce magasin, nous vous la livrons.',
  DELIVERY_PICKUP_TO_STS:
    'Votre commande a changé. Le magasin n’a plus de stock, nous l’y envoyons pour que vous la retiriez.',

  ITEM_OOS: 'Cette taille vient de partir. Choisissez-en une autre ou demandez-nous de vous prévenir de son retour.',
  NO_INVENTORY: 'Il ne reste plus rien de cet article. Retirez-le pour commander.',
  NO_PRICE: 'Le prix de cet article nous manque. Retirez-le pour commander ou réessayez plus tard.',
  ITEMS_OOS: 'Certains articles viennent de partir. Retirez-les pour commander.',
  ITEM_NOT_YET_SOLD: 'Pas encore en vente. La page du produit indique à partir de quand.',
  ITEMS_NO_LONGER_AVAILABLE: 'Nous ne vendons plus certains de ces articles. Retirez-les pour commander.',
  SOME_PRODUCTS_NO_INVENTORY: 'Le stock ne suffit pas pour tout votre panier. Vérifiez les quantités et réessayez.',
  ADDED_MAX_QUANTITY: 'Vous avez atteint la quantité maximale de cet article[, soit {maxAllowedQty}].',
  INVALID_PRICE: 'Le prix de cet article a changé. Vérifiez-le avant de commander.',

  GC_MAX_LIMIT: 'Vous ne pouvez plus ajouter de carte cadeau à cette commande[. La limite est de {maxCards}].',
  GC_BALANCE_CHECK_ERROR: 'Nous n’avons pas pu consulter le solde. Réessayez dans quelques minutes.',
  GC_INVALID2: 'Le numéro ou le code de la carte cadeau est incorrect. Vérifiez-les et réessayez.',
  GC_EXPIRED: 'Cette carte cadeau a expiré. Utilisez-en une autre.',
  GC_NOT_ALLOWED: 'Cette carte cadeau ne peut pas être utilisée ici. Choisissez un autre moyen de paiement.',
  GC_ZERO_BALANCE: 'Il ne reste rien sur cette carte cadeau. Utilisez-en une autre.',
  GC_ALREADY_APPLIED: 'Cette carte cadeau est déjà sur votre commande.',
  GC_MISSING_CODE: 'Saisissez le numéro de votre carte cadeau.',
  GIFT_NOT_AVAILABLE: 'Ce cadeau n’est plus disponible. Retirez-le pour commander.',
  GC_ALREADY_SPENT:
    'Une carte cadeau de cette commande a déjà servi et reste payée. Vous pourrez retourner le reste après son arrivée.',
  GC_NOT_APPLICABLE: 'Cette carte cadeau ne s’applique pas ici[, elle est en {currency}]. Utilisez-en une autre.',
  GWP_PRODUCT: 'C’est un cadeau. Nous l’ajoutons pour vous dès que votre panier y donne droit.',

  CC_EXPIRY_DATE_INVALID: 'La date d’expiration de la carte n’est pas valide. Vérifiez-la ou prenez une autre carte.',
  PAYMENT_FRAUD_VERIFICATION_EXCEPTION:
    'Nous n’avons pas pu vérifier ce paiement. Essayez un autre moyen de paiement ou contactez-nous.',
  PAYMENT_INSTRUMENT_NOT_FOUND:
    'Ce moyen de paiement est introuvable. Choisissez-en un autre ou saisissez-le à nouveau.',
  CARD_ALREADY_EXISTS: 'Vous avez déjà enregistré cette carte.',
  ADDRESS_NOT_FOUND: 'Cette adresse est introuvable. Choisissez-en une autre ou saisissez-la à nouveau.',
  ADDRESS_FIELDS_MISSING: 'Votre adresse est incomplète. Remplissez les champs vides.',
  PAYMENT_NOT_ENOUGH:
    'Le montant ne couvre pas encore votre commande[. Il reste {remaining}]. Ajoutez un moyen de paiement.',
  BILLING_ADDRESS_MISSING: 'Il manque votre adresse de facturation. Ajoutez-la pour continuer.',
  BILLING_PHONE_MISSING: 'Ajoutez un numéro de téléphone à votre adresse de facturation.',
  PAYMENT_ERROR: 'Le paiement n’a pas abouti. Vérifiez les informations ou choisissez un autre moyen de paiement.',
  PAYMENT_CLOSED:
    'Le paiement n’est pas possible pour le moment. Rien n’a été débité, votre panier reste tel quel. Réessayez dans quelques minutes.',
  CANT_SHIP_THERE: 'Nous ne livrons pas à cette adresse. Indiquez-en une autre ou retirez la commande en magasin.',
  SHIPPING_ADDRESS_INVALID: 'Nous ne trouvons pas votre adresse de livraison. Vérifiez la rue et le code postal.',
  ADDRESS_INVALID: 'Nous ne trouvons pas cette adresse. Vérifiez la rue et le code postal.',
  SHIPPING_POBOX_UNAVAILABLE: 'Nous ne livrons pas en boîte postale. Indiquez une adresse avec une rue.',
  SHIPPING_PHONE_EMPTY: 'Ajoutez un numéro de téléphone pour que le livreur puisse vous joindre.',
  SHIPPING_METHOD_UNAVAILABLE: 'Ce mode de livraison n’est pas possible pour votre commande. Choisissez-en un autre.',
  TAX_CALCULATION_FAILED: 'Nous n’avons pas pu calculer la taxe pour cette adresse. Essayez-en une autre.',
  TAX_UPDATED: 'Les taxes de votre commande ont changé. Vérifiez le nouveau total avant de commander.',

  PROMO_INVALID: 'Ce code n’est pas valide. Vérifiez la saisie et réessayez.',
  PROMO_NOT_AVAILABLE_NOW: 'Ce code n’est pas utilisable en ce moment. Vérifiez ses dates.',
  PROMO_LIMIT_EXCEEDED: 'Ce code a atteint sa limite d’utilisation. Essayez-en un autre.',
  PROMO_ALREADY_REDEEMED: 'Vous avez déjà utilisé ce code. Il ne sert qu’une fois.',
  PROMO_EXPIRED: 'Ce code a expiré. Essayez-en un autre.',
  PROMO_ALREADY_APPLIED: 'Ce code est déjà sur votre commande.',
  PROMO_FAILED: 'Ce code ne s’applique pas aux articles de votre panier.',
  PROMO_FOR_MEMBERS: 'Ce code est réservé aux membres. Inscrivez-vous ou connectez-vous pour l’utiliser.',

  REWARDS_NOT_AUTHENTICATED: 'Connectez-vous pour utiliser vos récompenses.',
  NOT_LOYALTY_MEMBER: 'Les récompenses sont réservées aux membres. Inscrivez-vous et utilisez-les ici.',
  LOYALTY_NOT_CONFIRMED:
    'Votre adhésion n’est pas encore confirmée. Terminez l’inscription pour utiliser vos récompenses.',
  INSUFFICIENT_BALANCE: 'Vous n’avez pas assez de points pour cette récompense. Choisissez-en une plus petite.',
  VOUCHER_LOSES_REST:
    'Ce bon vaut plus que le reste à payer. Choisissez-en un plus petit, ou cochez que le reste est perdu.',
  ITEM_FOR_MEMBERS: 'Cet article est réservé aux membres. Inscrivez-vous ou connectez-vous pour l’acheter.',
  MEMBER_NUMBER_INVALID: 'Ce n’est pas un numéro de membre. Vérifiez ses seize chiffres ou scannez le code à nouveau.',
  MEMBER_NUMBER_UNKNOWN: 'Personne n’a ce numéro de membre à présent. Demandez le numéro actuel.',
  MEMBER_IS_SELLER: 'Personne ne gagne de points sur sa propre vente. Laissez un collègue l’encaisser.',

  PROFILE_UPDATE_FAILED: 'Nous n’avons pas pu enregistrer vos modifications. Réessayez dans un instant.',
  BILLING_ADDRESS_DELETE:
    'Impossible de supprimer cette adresse de facturation. Choisissez-en d’abord une autre, puis réessayez.',
  PASSWORD_CHANGE_FAILED:
    'Nous n’avons pas pu changer votre mot de passe. L’ancien reste valable. Réessayez dans un instant.',
  PROFILE_NOT_FOUND: 'Votre profil est introuvable. Reconnectez-vous.',
  INVALID_AGE: 'Vérifiez votre date de naissance[. L’âge minimum est de {minAge} ans].',
  PROFILE_PHONE_INVALID: 'Saisissez un numéro de téléphone valide',
  PROFILE_NAME_INVALID: 'Ce nom n’est pas valide.',
  BIRTH_DATE_MISSING: 'Saisissez votre date de naissance.',
  PASSWORDS_DO_NOT_MATCH: 'Les mots de passe sont différents. Saisissez deux fois le nouveau.',
  PASSWORD_TOO_SHORT: 'Ce mot de passe est trop court. Il faut au moins 8 caractères.',
  ADDRESS_EXISTS: 'Vous avez déjà enregistré cette adresse.',
  ADDRESS_ID_INVALID: 'Cette adresse n’est plus dans votre compte. Rechargez la page.',
  UNKNOWN_CUSTOMER: 'Nous ne trouvons pas votre compte. Vérifiez vos informations ou créez-en un.',
  LOYALTY_MEMBER_NOT_FOUND: 'Nous ne trouvons pas votre adhésion. Inscrivez-vous ou contactez-nous.',

  LIST_PRODUCT_NOT_FOUND: 'Il n’y a aucun produit ici. Essayez une autre catégorie.',
  GENERAL: 'Un problème est survenu de notre côté. Réessayez dans un instant.',
  CLIENT_ID_MISSING: 'Il manquait quelque chose à cette demande. Rechargez la page et réessayez.',
  NOT_FOUND: 'Nous ne trouvons pas ce que vous cherchez. Revenez en arrière et essayez un autre chemin.',
  METHOD_NOT_ALLOWED: 'Ce n’est pas possible ici. Rechargez la page et réessayez.',
  NOT_ACCEPTABLE: 'Votre navigateur ne peut pas lire notre réponse. Rechargez la page.',
  UNSUPPORTED_MEDIA_TYPE: 'Nous ne pouvons pas lire ce type de fichier. Essayez-en un autre.',
  EMPLOYEE_STORE_NOT_FOUND: 'Ce magasin est introuvable. Vérifiez son numéro.',
  RETURN_CREATION_ERROR: 'Nous n’avons pas pu créer votre retour. Réessayez dans un instant ou contactez-nous.',
  REQUEST_TYPE_MISSING: 'Nous ne savons pas ce qui est demandé. Il manque le type de demande.',
  ORGANISATION_MISSING: 'Nous ne savons pas à qui s’adresse cette demande. Il manque l’organisation.',
  PAYLOAD_MISSING: 'Cette demande est arrivée vide. Il manque son contenu.',
  REVIEW_TOO_LONG: 'Votre avis est trop long[. Restez sous {maxLength} caractères].',
  FAVORITES_FULL: 'Votre liste est pleine[, elle contient {most} articles]. Retirez-en un pour ajouter celui-ci.',
  NOT_BUILT: 'Ce n’est pas encore disponible ici.',
  TOO_MANY_REQUESTS: 'C’était un peu rapide pour nous. Réessayez un peu plus tard[, {seconds}].',
  KEY_USED_DIFFERENTLY: 'Cette demande a déjà été envoyée avec d’autres informations. Rechargez la page et réessayez.',
  ACCOUNT_DELETION_WAITS:
    'L’adresse a changé récemment, et la précédente peut encore l’annuler. Supprimez le compte plus tard[, {seconds}].',
  ORDER_IN_PROGRESS:
    'Votre commande est en cours d’enregistrement. Attendez un instant avant de modifier quoi que ce soit.',
  BODY_TOO_LARGE: 'C’est trop lourd pour un seul envoi. Réduisez et réessayez.',
  SERVICE_UNAVAILABLE: 'Nous faisons une courte pause. Réessayez dans quelques minutes.',
  TIMEOUT: 'C’était trop long. Vérifiez si cela a fonctionné avant de réessayer.',

  'flash.lineInventoryMissing': 'Nous n’avons pas autant de cet article. Réduisez la quantité.',
  'flash.itemNotAvailable': 'Cet article n’est plus disponible. Retirez-le pour commander.',
  'flash.lineFullInventoryMissing': 'Cet article est épuisé. Retirez-le pour commander.',
  'flash.invalidShippingAddress': 'Cette adresse de livraison pose problème. Vérifiez-la pour continuer.',
  'flash.itemMaxQuantity': 'Vous avez atteint la quantité maximale de cet article.',
  'flash.itemRequired': 'Votre panier est vide. Ajoutez un article pour commander.',

  'flow.add.notMoved': 'Désolés, cet article n’a pas pu être ajouté au panier. Il est épuisé.',
  'flow.add.maxQuantity': 'Vous ne pouvez pas ajouter plus de cet article. La limite est de {maxAllowedQty}.',
  'flow.add.maxQuantityGeneric': 'Vous avez déjà la quantité maximale de cet article.',
  'flow.add.gift': 'Cet article ne s’ajoute pas au panier. Il est offert dès que votre panier y donne droit.',
  'flow.add.failed': 'Nous n’avons pas pu ajouter cet article à votre panier. Réessayez dans un instant.',
  'flow.add.unknown':
    'Nous ne savons pas encore si cet article est dans votre panier. Ajoutez-le à nouveau, il n’y sera qu’une fois.',
  'flow.quantity.invalid': 'Saisissez un nombre entier, 1 ou plus.',
  'flow.update.gift': 'Vous avez atteint la quantité maximale de cet article dans le panier.',
  'flow.update.failed': 'Nous n’avons pas pu changer la quantité. Voici votre panier tel qu’il est.',
  'flow.remove.failed': 'Nous n’avons pas pu retirer cet article. Réessayez plus tard.',
  'flow.cart.merged': 'Ravis de vous revoir. Les articles de votre dernière visite sont aussi dans votre panier.',
  'flow.cart.mergedShort':
    'Ravis de vous revoir. Vos paniers sont réunis, mais il n’y a pas assez de tout. Vérifiez votre panier avant de commander.',
  'flow.cart.capped': 'Nous n’en avons pas {wanted}, votre panier en contient donc {kept}.',
  'flow.cart.voucherLowered':
    'Votre bon de points ne convient plus. Vous utilisez maintenant {points} points pour {amount} de réduction.',
  'flow.cart.voucherRemoved': 'Votre bon de points ne convient plus, nous l’avons retiré. Vous gardez les points.',
  'flow.cart.itemGone': 'Cet article n’est plus dans votre panier.',
  'flow.cart.adjustmentLimited': 'Les ajustements de prix sont désormais limités à {most}, au lieu de {wanted}.',
  'flow.cart.memberGone': 'Le numéro de membre de cette vente n’est plus valable. Demandez le numéro actuel.',
  'flow.cart.ended': 'Votre session est terminée.',
  'flow.cart.rebuilt': 'Votre session est terminée. Votre panier est conservé.',
  'flow.cart.remade': 'Votre panier n’existait plus. Nous l’avons recréé avec ses articles.',
  'flow.cart.undone': 'Votre dernière modification n’a pas été faite.',
  'flow.cart.differs':
    'Votre compte avait d’autres informations de livraison ou de paiement. Les dernières saisies sont utilisées. Vérifiez-les.',
  'flow.order.cannotBeCompleted': 'Votre commande ne peut pas aboutir. Tout votre panier est épuisé.',
  'flow.order.failed': 'Nous n’avons pas pu passer votre commande. Réessayez ou contactez-nous si cela persiste.',
  'flow.order.otherPurchase': 'Cette page concernait un autre achat. Nous n’en avons rien repris.',
  'flow.order.lessLeft':
    'Une carte ou une récompense de cette commande a moins de solde. Vérifiez le paiement et commandez à nouveau.',
  'flow.order.paymentAuthentication':
    'Votre paiement n’a pas été authentifié. Réessayez ou choisissez un autre moyen de paiement.',
  'flow.card.saveFailed': 'Nous n’avons pas pu enregistrer votre carte. Vérifiez les informations et réessayez.',
  'flow.reward.invalid': 'Nous ne connaissons pas cette récompense. Vérifiez le code et réessayez.',
  'flow.reward.expired': 'Cette récompense a expiré. Utilisez-en une autre.',
  'flow.reward.empty': 'Cette récompense est épuisée. Utilisez-en une autre.',
  'flow.reward.applied': 'Cette récompense est déjà sur votre commande.',
  'flow.reward.notHere': 'Cette récompense ne s’applique pas à cette commande. Utilisez-en une autre.',
  'flow.reward.alreadySaved': 'Vous avez déjà enregistré cette récompense.',
  'flow.reward.saveFailed': 'Nous n’avons pas pu enregistrer cette récompense. Vérifiez le code et réessayez.',
  'flow.newsletter.failed': 'L’inscription n’a pas abouti. Réessayez dans un instant.',
  'flow.newsletter.success':
    'Encore un clic. Confirmez avec le lien de notre e-mail. Si vous recevez déjà nos nouvelles, il n’y a rien à faire.',
  'flow.limit.proof': 'C’était un peu rapide pour nous. Faites le test ci-dessous et continuez aussitôt.',
  'flow.limit.locked':
    'Trop d’essais, la connexion est bloquée. Faites le test ci-dessous et réessayez, ou réinitialisez votre mot de passe.',
  'flow.passkey.unused': 'Votre clé d’accès n’a pas été utilisée. Réessayez quand vous voulez.',
  'flow.passkey.exists': 'Cet appareil a déjà une clé d’accès pour votre compte.',
  'flow.passkey.unsupported': 'Les clés d’accès ne fonctionnent pas dans ce navigateur. Utilisez votre mot de passe.',
  'flow.delivery.stsToShip': 'Votre commande a changé. Nous ne pouvons pas l’envoyer au magasin, nous vous la livrons.',
  'flow.delivery.stsToPickup':
    'Votre commande a changé. Le magasin a tout en stock, vous pouvez la retirer directement sur place.',
  'flow.delivery.moved.pickupToShip':
    'Votre commande a changé. L’article {name} est maintenant livré chez vous et non plus à retirer chez {store}, car {reason}.',
  'flow.delivery.moved.pickupToSts':
    'Votre commande a changé. L’article {name} est maintenant envoyé chez {store} au lieu d’y être retiré directement, car {reason}.',
  'flow.delivery.moved.stsToShip':
    'Votre commande a changé. L’article {name} est maintenant livré chez vous et non plus envoyé chez {store}, car {reason}.',
  'flow.delivery.moved.stsToPickup':
    'Votre commande a changé. L’article {name} est maintenant à retirer directement chez {store} au lieu d’y être envoyé, car {reason}.',
  'flow.delivery.moved.shipToPickup':
    'Votre commande a changé. L’article {name} est maintenant à retirer chez {store} et non plus livré chez vous, car {reason}.',
  'flow.delivery.reason.pickupStopped': '{store} ne propose plus le retrait',
  'flow.delivery.reason.stsStopped': '{store} ne reçoit plus d’envois à retirer',
  'flow.delivery.reason.otherCountry': '{store} est dans un autre pays',
  'flow.delivery.reason.storeStock': '{store} n’en a plus assez',
  'flow.delivery.reason.webStock': 'notre entrepôt n’en a plus assez',
  'flow.delivery.downgraded': 'Votre commande a changé. La livraison sera plus lente, vérifiez la nouvelle date.',
  'flow.delivery.itemReason': 'Mode de livraison modifié',

  'field.required': 'Ce champ est obligatoire',
  'field.email': 'Cet e-mail n’est pas valide',
  'field.exactLength': 'Saisissez exactement {length} caractères',
  'field.minLength': 'Saisissez au moins {min} caractères',
  'field.maxLength': 'Saisissez au plus {max} caractères',
  'field.minNumber': 'Saisissez {min} ou plus',
  'field.maxNumber': 'Saisissez {max} ou moins',
  'field.minDate': 'Choisissez le {date} ou plus tard',
  'field.maxDate': 'Choisissez le {date} ou plus tôt',
  'field.date': 'Saisissez une date qui existe, au format {format}.',
  'field.name': 'Ce nom n’est pas valide.',
  'field.password': 'Le mot de passe ne remplit pas encore toutes les règles.',
  'field.password.length': '8 caractères',
  'field.password.number': 'Un chiffre',
  'field.password.uppercase': 'Une majuscule',
  'field.password.lowercase': 'Une minuscule',
  'field.phone': 'Saisissez un numéro de téléphone valide',
  'field.sameAs': 'Les deux saisies sont différentes',
  'field.pattern': 'Vérifiez le format de la saisie',
  'field.choice': 'Choisissez dans la liste',
  'field.postalCode': 'Saisissez un code postal tel que {example}',
  'field.policy': 'Acceptez les conditions pour continuer',
  'field.docType': 'Choisissez un type de document',
} as const satisfies Record<MessageId, string>
