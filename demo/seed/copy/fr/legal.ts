import type { PagesCopy } from '../copy.ts'

export const legal = {
  terms: {
    title: 'Conditions d’utilisation et de vente',
    description: 'Les règles pour utiliser cette boutique et y acheter.',
    body: `Ces conditions s’appliquent quand vous utilisez cette boutique ou y achetez. Votre contrat est conclu avec {company}, {address}.

## 1. Commande

Ce que nous montrons est une invitation à commander. Votre commande est une offre ; elle devient un contrat avec l’e-mail qui annonce le départ du colis. Nous pouvons refuser une commande si un prix est manifestement faux, un article vendu ou un paiement refusé : vous ne payez alors rien.

## 2. Prix

Les prix sont en {currency}. {taxes} La livraison est indiquée avant la commande. Une promotion dure jusqu’à la date affichée ou jusqu’à épuisement du stock.

## 3. Livraison et risque

Nous livrons ici dans un seul pays : {country}. Le colis voyage à nos risques jusqu’à ce que vous, ou une personne désignée, l’ayez reçu. Les délais sont des estimations ; au-delà de dix jours de retard, vous pouvez annuler.

## 4. Retours

Vous pouvez retourner sous 30 jours ce que vous n’avez pas porté, comme décrit sous [retours](p:returns/how-to-return). Les droits que la loi vous donne, dont celui de vous rétracter, restent entiers.

## 5. Défauts

Nous répondons des articles non conformes ou qui ne durent pas comme ils le devraient. Vous pouvez demander d’abord la réparation ou le remplacement, et l’argent si cela échoue.

## 6. Votre compte

Gardez votre mot de passe pour vous et vos données à jour. Nous pouvons fermer un compte qui sert à la fraude ou à la revente.

## 7. Avis et images

Ce que vous publiez reste à vous. Vous nous permettez de le montrer dans la boutique et dans nos lettres. Nous retirons ce qui est illicite, injurieux ou hors sujet.

## 8. Responsabilité

Rien ici ne limite la responsabilité en cas de dommage corporel, d’intention ou de faute lourde, ni vos droits de consommateur. Pour le reste, nous répondons du seul dommage prévisible.

## 9. Droit

Ces conditions suivent {law}. Si une partie est nulle, le reste demeure.

Dernière modification : {updated}.`,
  },
  privacy: {
    title: 'Confidentialité',
    description: 'Ce que nous savons de vous, pourquoi, combien de temps, et comment nous le faire oublier.',
    body: `Responsable de vos données : {company}, {address}, {email}.

## Ce que nous gardons, et pourquoi

| Quoi | Pourquoi | Combien de temps |
| Nom, adresse, e-mail, téléphone | pour envoyer ce que vous commandez | dix ans, comme l’exige le fisc |
| Commandes, retours, réparations | garantie et compte | tant que vous avez un compte |
| Tailles et favoris | pour ne pas les ressaisir | jusqu’à ce que vous les effaciez |
| Pages visitées, si vous l’acceptez | pour voir ce qui ne marche pas | treize mois |
| Adresse e-mail pour la lettre | pour l’envoyer | jusqu’à la désinscription |

Nous ne vendons pas de données. Nous ne dressons pas de profils de santé, de croyance ou d’opinion. Les numéros de carte ne nous parviennent jamais ; le prestataire de paiement les garde.

## Cookies

Certains sont nécessaires au panier et à la connexion. D’autres mesurent, retiennent ou font de la publicité, et attendent votre accord. Vous pouvez le retirer à tout moment, au bas de la page.

## Qui d’autre les voit

Les transporteurs, le prestataire de paiement, l’hébergeur de la boutique et celui qui envoie nos e-mails : chacun le strict nécessaire, sous contrat.

## Vos droits

Vous pouvez demander ce que nous avons, le faire corriger, transférer ou effacer, et vous opposer à son usage. Écrivez à {email} ; nous répondons sous 30 jours. Vous pouvez aussi saisir l’autorité de protection des données.

Dernière modification : {updated}.`,
  },
  'loyalty-terms': {
    title: 'Conditions d’adhésion',
    description: 'Comment marchent l’adhésion, les points et les récompenses de Kerb.',
    body: `L’adhésion est gratuite et ouverte dès 16 ans à toute personne qui a un compte ici.

## Points

Un point pour chaque {unit} entier payé pour des articles, après remises, hors livraison et cartes cadeaux. Les points arrivent à la fin du délai de retour et durent 18 mois.

## Récompenses

Les points deviennent des bons, selon les paliers affichés dans votre compte. Au paiement, vous choisissez parmi les bons que vos points couvrent. Un bon qui dépasse le reste à payer ne sert que si vous acceptez que le reste soit perdu. Un bon sert une fois, sous 90 jours, et n’est pas versé en argent. Si vous retournez l’achat, vous retrouvez le bon.

## Partir

Vous pouvez quitter le programme à tout moment dans votre compte ; les points s’éteignent alors. Nous pouvons y mettre fin en cas d’abus, en disant pourquoi, ou fermer le programme avec trois mois de préavis. Les bons déjà donnés restent valables.

Dernière modification : {updated}.`,
  },
  'sale-terms': {
    title: 'Conditions des promotions',
    description: 'Ce qu’est un prix réduit chez Kerb, et comment les remises se combinent.',
    body: `## Ce que vous voyez

Un article réduit montre le prix actuel, le prix d’avant et le prix le plus bas des 30 jours qui précèdent la réduction. Le pourcentage se calcule sur le prix d’avant.

## Ce qui s’applique

- Un article en promotion se retourne comme les autres, sous 30 jours
- Un code promo ne vaut pour les promotions que si c’est écrit
- Une récompense de membre vaut toujours
- Une réduction finit avec le stock ou à la date affichée
- Les commandes passées avant ne sont pas recalculées, mais ce qui n’a pas été porté peut être retourné et recommandé

Si un prix est manifestement une erreur, nous vous le disons et annulons la commande avant de débiter.

Dernière modification : {updated}.`,
  },
  'sms-terms': {
    title: 'Conditions des SMS',
    description: 'Ce que vous acceptez en demandant nos SMS.',
    body: `En vous inscrivant, vous permettez à {company} d’envoyer au numéro donné jusqu’à quatre messages par mois : nouveautés, promotions, articles laissés dans le panier.

- L’accord n’est jamais une condition d’achat
- Les tarifs de votre opérateur peuvent s’appliquer
- Répondez **STOP** pour arrêter et **AIDE** pour de l’aide, à tout moment
- Les opérateurs ne répondent pas des messages tardifs ou perdus
- Nous ne transmettons pas votre numéro, sauf au service qui envoie les messages pour nous

Questions : {email} ou {phone}. Voir aussi la page [confidentialité](p:privacy).

Dernière modification : {updated}.`,
  },
  'associate-discount-terms': {
    title: 'Conditions de la remise du personnel',
    description: 'Qui reçoit la remise du personnel Kerb, et pour quoi.',
    body: `Ces conditions concernent les personnes employées par {company} et ses sociétés sœurs.

- La remise est de 40 pour cent sur le plein tarif et de 20 pour cent sur les promotions, visible une fois ces conditions acceptées dans votre compte
- Elle est pour vous et votre foyer, pas pour la revente
- Un plafond annuel s’applique ; votre compte montre ce qui en est utilisé
- Elle ne vaut ni pour les cartes cadeaux, ni pour la livraison, ni pour les réparations, et ne se cumule pas avec un code promo
- Un retour libère le plafond d’autant
- Elle finit avec votre contrat, plus tôt en cas d’abus

Vos questions : à votre responsable ou à {email}.

Dernière modification : {updated}.`,
  },
} satisfies Partial<PagesCopy>
