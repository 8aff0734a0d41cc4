import type { SubjectWords } from './subjects.ts'

export const words: SubjectWords = {
  returns: `
    retour|retours|retourner|remboursement|échange|échanger|rembourser|renvoyer|politique de retour|
    retour gratuit|rétractation|faire un retour`,
  tracking: `
    suivi de commande|suivi|où est ma commande|ma commande|suivre ma commande|colis|suivre mon colis|suivi colis|
    commande|état de ma commande|annuler ma commande|annuler commande|annuler une commande|annulation`,
  sizing: `
    guide des tailles|guide de tailles|tableau des tailles|taille|tailles|pointure|pointures|
    guide des pointures|correspondance tailles`,
  shipping: `
    livraison|frais de livraison|frais de port|expédition|délai de livraison|livraison gratuite|délais|
    délais de livraison`,
  payment: `
    paiement|moyens de paiement|payer|paypal|klarna|carte bancaire|paiement en plusieurs fois|
    payer en plusieurs fois|code promo|codes promo|code de réduction|code avantage|bon de réduction|payer plus tard`,
  giftcards: 'carte cadeau|cartes cadeaux|chèque cadeau|bon cadeau|solde carte cadeau|utiliser carte cadeau',
  faq: 'faq|questions fréquentes|questions',
  contact: `
    contact|contacter|nous contacter|service client|téléphone|service clients|numéro de téléphone|réclamation`,
  stores: `
    magasin|magasins|boutique|boutiques|horaires|trouver un magasin|près de moi|heures d ouverture|
    adresse magasin`,
  newsletter: 'newsletter|infolettre|s abonner|désabonner|se désabonner|désinscription',
  account: 'compte|mon compte|connexion|se connecter|mot de passe|créer un compte|inscription',
  about: 'à propos|qui sommes nous|carrières|carrière|recrutement|emploi|emplois|travailler chez',
  sustainability: 'durabilité|développement durable|engagements',
  privacy: 'confidentialité|rgpd|cookies|données personnelles|vie privée',
  terms: 'cgv|conditions générales|mentions légales|garantie|conditions de vente',
  help: 'aide',
  membership: 'membre|membres|adhésion|fidélité|programme de fidélité|devenir membre',
  favorites: 'favoris|liste d envies|liste de souhaits',
  country: 'pays|langue|langues|devise',
}
