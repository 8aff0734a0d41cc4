import type { RegionalTable } from '../message-ids.ts'

/**
 * Courriel, carte-cadeau, ramassage et case postale, là où la base dit e-mail, carte cadeau, retrait et boîte postale.
 */
export const messages = {
  INVALID_CREDENTIALS:
    'Le courriel et le mot de passe ne correspondent pas. Vérifiez-les ou réinitialisez votre mot de passe.',
  UNKNOWN_CUSTOMER_LIST: 'Ce compte n’est pas valide dans cette boutique. Vérifiez le pays dans lequel vous magasinez.',
  INVALID_EMAIL_FORMAT: 'Ce courriel n’est pas valide. Il doit ressembler à nom@example.com.',
  RESET_LINK_EXPIRED: 'Ce lien a expiré. Demandez-en un nouveau, vous le recevrez par courriel.',

  ORDER_NOT_FOUND: 'Cette commande est introuvable. Vérifiez le numéro dans votre courriel de confirmation.',
  INVALID_ORDER_EMAIL: 'Ce courriel ne correspond pas à la commande. Utilisez celui de votre confirmation.',
  DELIVERY_SHIP_TO_PICKUP:
    'Votre commande a changé. Nous ne pouvons pas la livrer, mais vous pouvez la ramasser en magasin.',
  DELIVERY_PICKUP_TO_SHIP:
    'Votre commande a changé. Le ramassage n’est pas possible dans ce magasin, nous vous la livrons.',
  DELIVERY_PICKUP_TO_STS:
    'Votre commande a changé. Le magasin n’a plus de stock, nous l’y envoyons pour que vous la ramassiez.',

  GC_ALREADY_SPENT:
    'Une carte-cadeau de cette commande a déjà servi et reste payée. Vous pourrez retourner le reste après son arrivée.',
  GC_MAX_LIMIT: 'Vous ne pouvez plus ajouter de carte-cadeau à cette commande[. La limite est de {maxCards}].',
  GC_INVALID2: 'Le numéro ou le NIP de la carte-cadeau est incorrect. Vérifiez-les et réessayez.',
  GC_EXPIRED: 'Cette carte-cadeau est expirée. Utilisez-en une autre.',
  GC_NOT_ALLOWED: 'Cette carte-cadeau ne peut pas être utilisée ici. Choisissez un autre mode de paiement.',
  GC_ZERO_BALANCE: 'Il ne reste rien sur cette carte-cadeau. Utilisez-en une autre.',
  GC_ALREADY_APPLIED: 'Cette carte-cadeau est déjà sur votre commande.',
  GC_MISSING_CODE: 'Saisissez le numéro de votre carte-cadeau.',
  GC_NOT_APPLICABLE: 'Cette carte-cadeau ne s’applique pas ici[, elle est en {currency}]. Utilisez-en une autre.',

  PAYMENT_FRAUD_VERIFICATION_EXCEPTION:
    'Nous n’avons pas pu vérifier ce paiement. Essayez un autre mode de paiement ou contactez-nous.',
  PAYMENT_INSTRUMENT_NOT_FOUND:
    'Ce mode de paiement est introuvable. Choisissez-en un autre ou saisissez-le à nouveau.',
  PAYMENT_NOT_ENOUGH:
    'Le montant ne couvre pas encore votre commande[. Il reste {remaining}]. Ajoutez un mode de paiement.',
  PAYMENT_ERROR: 'Le paiement n’a pas été accepté. Vérifiez les informations ou choisissez un autre mode de paiement.',
  CANT_SHIP_THERE: 'Nous ne livrons pas à cette adresse. Indiquez-en une autre ou ramassez la commande en magasin.',
  SHIPPING_POBOX_UNAVAILABLE: 'Nous ne livrons pas aux cases postales. Indiquez une adresse avec une rue.',

  'flow.order.paymentAuthentication':
    'Votre paiement n’a pas été authentifié. Réessayez ou choisissez un autre mode de paiement.',
  'flow.newsletter.success':
    'Encore un clic. Confirmez avec le lien de notre courriel. Si vous recevez déjà nos nouvelles, il n’y a rien à faire.',
  'flow.delivery.stsToPickup':
    'Votre commande a changé. Le magasin a tout en stock, vous pouvez la ramasser directement sur place.',
  'flow.delivery.moved.pickupToShip':
    'Votre commande a changé. L’article {name} est maintenant livré chez vous et non plus à ramasser chez {store}, car {reason}.',
  'flow.delivery.moved.pickupToSts':
    'Votre commande a changé. L’article {name} est maintenant envoyé chez {store} au lieu d’y être ramassé directement, car {reason}.',
  'flow.delivery.moved.stsToPickup':
    'Votre commande a changé. L’article {name} est maintenant à ramasser directement chez {store} au lieu d’y être envoyé, car {reason}.',
  'flow.delivery.moved.shipToPickup':
    'Votre commande a changé. L’article {name} est maintenant à ramasser chez {store} et non plus livré chez vous, car {reason}.',
  'flow.delivery.reason.pickupStopped': '{store} ne propose plus le ramassage',
  'flow.delivery.reason.stsStopped': '{store} ne reçoit plus d’envois à ramasser',

  'field.email': 'Ce courriel n’est pas valide',
} as const satisfies RegionalTable
