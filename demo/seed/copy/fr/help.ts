import type { PagesCopy } from '../copy.ts'

export const help = {
  help: {
    title: 'Aide',
    description: 'Livraison, retours, tailles, paiement, et comment joindre une personne chez Kerb.',
    body: `La réponse se trouve sans doute derrière l’une de ces lignes.

- [Livraison](p:shipping) : son prix et ses délais
- [Retours](p:returns/how-to-return) : trente jours, gratuits, en trois étapes
- [Tailles](p:sizing) : les tableaux, et comment mesurer
- [Paiement](p:payment) : ce que nous acceptons et quand nous débitons
- [Cartes cadeaux](p:gift-cards) : envoyer, utiliser, vérifier le solde
- [Questions fréquentes](p:faq)
- [Contact](p:contact-us) : quelqu’un vous répond {hours}`,
  },
  'returns/how-to-return': {
    title: 'Comment retourner un article',
    description:
      'Retournez sous 30 jours ce que vous n’avez pas porté, gratuitement, par la poste ou dans un magasin Kerb.',
    body: `Vous avez **30 jours** à partir du jour où le colis arrive. Le retour est gratuit, par la poste et dans tous les magasins Kerb. Vos droits légaux, dont celui de vous rétracter là où il existe, restent entiers.

## En trois étapes

1. Ouvrez **Commandes** dans votre compte ou, si vous avez commandé sans compte, le lien de l’e-mail d’expédition. Choisissez ce qui repart et pourquoi.
2. Remettez l’article dans sa boîte et la boîte dans un colis. Collez l’étiquette que nous vous envoyons par-dessus l’ancienne.
3. Déposez le colis sous sept jours. Gardez le reçu jusqu’au remboursement.

En magasin, il suffit des articles et du numéro de commande.

## Ce que nous reprenons

- Les chaussures essayées à l’intérieur, avec leur boîte
- Les vêtements non lavés, avec leurs étiquettes
- Les chaussettes dans leur emballage fermé
- Tout ce qui est arrivé abîmé ou différent de la commande, porté ou non

Les cartes cadeaux et les pièces faites à votre idée ne sont reprises qu’en cas de défaut.

## Quand vous êtes remboursé

Nous vérifions un retour sous trois jours ouvrés et remboursons par le moyen que vous aviez choisi. Sur une carte, comptez deux à cinq jours de plus. Une carte cadeau est recréditée aussitôt. Les frais de livraison sont remboursés si toute la commande revient.

## Échanges

Pour une autre taille, choisissez **Échange** à l’étape 1. Nous la mettons de côté dix jours et l’envoyons dès que le colis est scanné. Si elle s’épuise entre-temps, nous vous remboursons.

## Défauts

Une couture qui lâche ou une semelle qui se décolle avant deux ans, c’est notre affaire, pas la vôtre. Envoyez une photo à {email} : nous réparons, remplaçons ou remboursons, de préférence dans cet ordre.`,
  },
  shipping: {
    title: 'Livraison',
    description:
      'La livraison coûte {standard} et rien dès {freeFrom}. La plupart des commandes arrivent sous quatre jours ouvrés.',
    body: `| Comment | Quand | Prix |
| Standard, chez vous | 3 à 4 jours ouvrés | {standard}, offerte dès {freeFrom} |
| Retrait dans un magasin Kerb | le jour même, si l’article y est | gratuit |
| Envoi vers un magasin Kerb | 3 à 5 jours ouvrés | gratuit |
| Cartes cadeaux, par e-mail | en quelques minutes | gratuit |

Une commande passée avant 14 h un jour ouvré part le jour même. Vous recevez alors un e-mail avec le lien de suivi.

## Bon à savoir

- Nous livrons ici dans un seul pays : {country}. Pour un autre, changez de boutique au bas de la page.
- Une commande peut arriver en deux colis si elle part de deux endroits. Vous ne payez la livraison qu’une fois.
- Le transporteur passe deux fois, puis garde le colis sept jours dans un point de retrait.
- {taxes}

## Un retard

Si rien n’a bougé depuis trois jours ouvrés, écrivez à {email} avec votre numéro de commande. Nous cherchons le colis ; s’il est perdu, nous le renvoyons ou le remboursons, comme vous préférez.`,
  },
  sizing: {
    title: 'Guide des tailles',
    description: 'Tableaux pour les chaussures, les vêtements et les chaussettes, et comment mesurer chez soi.',
    body: `## Mesurer un pied

Mesurez le soir, quand les pieds sont les plus grands. Debout sur une feuille, talon contre le mur, marquez l’orteil le plus long et mesurez depuis le mur. Faites les deux pieds et fiez-vous au plus long. Laissez ensuite la largeur d’un pouce devant.

## Chaussures femme

{sizes:women:Longueur du pied}

## Chaussures homme

{sizes:men:Longueur du pied}

## Chaussures enfant

{sizes:kids:Longueur du pied}

## Vêtements

| Taille | Poitrine | Taille naturelle | Hanches |
{clothes}

La poitrine se mesure à l’endroit le plus large, la taille là où l’on se penche de côté, les hanches au plus large. Entre deux tailles, la plus petite tombe près du corps, la plus grande laisse superposer.

## Comment taillent nos formes

Les baskets basses, montantes et de court taillent normalement. Les bottines laissent la place d’une grosse chaussette : entre deux pointures, prenez la plus petite. Les sandales n’existent qu’en pointures entières : prenez la suivante.`,
  },
  payment: {
    title: 'Paiement',
    description:
      'Cartes, portefeuilles, paiement différé et cartes cadeaux : ce que nous acceptons et quand nous débitons.',
    body: `## Ce que nous acceptons

- Les cartes de crédit et de débit
- PayPal et Apple Pay
- Klarna, quand il est proposé
- Les cartes cadeaux Kerb, jusqu’à cinq par commande
- Les récompenses de votre adhésion Kerb

Cartes cadeaux et récompenses se combinent avec un autre moyen au choix.

## Quand nous débitons

Le montant est réservé à la commande et débité au départ du colis. Si un article se révèle vendu, vous ne payez que ce que nous envoyons. Une carte cadeau achetée est débitée aussitôt.

## Est-ce sûr ?

Le numéro de carte se saisit dans un cadre de notre prestataire de paiement et ne passe jamais par notre boutique. Votre banque peut demander une confirmation dans son application. Si elle refuse, elle seule sait pourquoi : essayez une autre carte ou écrivez à {email}.

## Codes promo

Un code par commande, à saisir dans le panier. Les codes ne valent pas pour les cartes cadeaux et ne sont pas versés en argent.`,
  },
  'gift-cards': {
    title: 'Cartes cadeaux, mode d’emploi',
    description: 'Envoyer, utiliser et vérifier une carte cadeau Kerb.',
    body: `## En envoyer une

Choisissez un [dessin et un montant](c:4400), ajoutez un nom, une adresse e-mail et quelques mots, puis le jour. Elle part à huit heures ce matin-là, ou en quelques minutes si c’est aujourd’hui.

## S’en servir

Saisissez le numéro et le code secret au moment de payer, ou montrez l’e-mail en magasin. Ce qui reste y reste. Jusqu’à cinq cartes par commande ; le reste se paie comme vous voulez.

## Les petites lignes, en grand

- Valable cinq ans à partir de l’achat
- À utiliser dans la devise de l’achat
- Ni reprise ni échangée contre de l’argent, sauf si la loi le prévoit
- Une carte perdue peut être renvoyée à la même adresse : écrivez à {email} avec le numéro de commande`,
  },
  faq: {
    title: 'Questions fréquentes',
    description: 'Des réponses courtes à ce que l’on nous demande le plus.',
    body: `### Puis-je modifier une commande ?
Pendant trente minutes, dans votre compte. Ensuite, on l’emballe : refusez le colis ou retournez-le, c’est gratuit.

### Où est mon colis ?
Le lien de suivi est dans l’e-mail d’expédition et sous Commandes dans votre compte. Le premier mouvement peut prendre un jour.

### Ma taille va-t-elle revenir ?
Souvent. Ouvrez l’article, choisissez la taille barrée et laissez votre adresse. Vous recevez un seul message, le jour où elle revient.

### Les chaussures unisexes sont-elles plus larges ?
Elles sont montées sur une forme moyenne. Si vous portez d’habitude une forme femme étroite, prenez une demi-pointure de moins.

### Réparez-vous les chaussures ?
Oui, tout ce qui a une semelle cousue, à prix coûtant. Passez en magasin ou [écrivez-nous](p:contact-us) pour une étiquette.

### Comment nettoyer le cuir velours ?
Laissez sécher, brossez dans un seul sens, effacez le reste à la gomme à daim. Pas d’eau, pas de chaleur.

### Envoyez-vous des catalogues ?
Non. Une lettre par mois, par e-mail, si vous la demandez.

### Est-ce une vraie boutique ?
C’est une démonstration. On peut la traverser en entier, et rien n’arrivera.`,
  },
  'contact-us': {
    title: 'Contact',
    description: 'Écrire, appeler, passer : comment joindre une personne chez Kerb.',
    body: `## Écrire
[{email}](mailto:{email}). Nous répondons en général sous deux jours ouvrés. Le numéro de commande aide.

## Appeler
{phone}, {hours}.

## Passer
Nos magasins prennent les retours, mesurent les pieds et donnent leur avis si on le demande.

## Par la poste
{company}, {address}

Avant d’écrire : [où est mon colis](p:faq), [comment retourner](p:returns/how-to-return), [quelle taille](p:sizing).`,
  },
  'gift-card': {
    title: 'Cartes cadeaux',
    description: 'Cartes cadeaux Kerb par e-mail, de 25 à 200, valables cinq ans.',
    body: `Huit dessins, six montants, une seule taille. Choisissez une carte, écrivez une ligne, fixez le jour.

[Voir tous les dessins](c:4400) · [Comment elles fonctionnent](p:gift-cards)`,
  },
  about: {
    title: 'À propos de Kerb',
    description: 'Qui nous sommes, comment nous travaillons et d’où vient ce nom.',
    body: `Kerb est né d’une chaussure et d’une dispute. La chaussure était une basket basse ; la dispute portait sur la colle. On ne colle pas une semelle, disait celle d’entre nous qui avait vécu de la cordonnerie, et la semelle fut cousue. C’était il y a onze ans. La dispute revient avec chaque nouveau modèle.

## Ce que nous faisons

Huit formes de chaussures, quatre de vêtements et les petites choses autour. Nous préférons améliorer une forme plutôt qu’en ajouter une. Une couleur, c’est facile ; une nouvelle forme prend deux ans.

## Comment nous le faisons

Nos patrons sont coupés dans une seule pièce. Chaque personne qui travaille ici porte un modèle pendant un an avant sa mise en vente. Ce qui agace est changé.

## Ce que nous ne faisons pas

Pas de rareté organisée, pas de compte à rebours, pas de copies. Nous ne cachons pas le prix du mois dernier. Nous n’appelons pas une chose durable parce que sa boîte est brune ; ce que nous faisons vraiment est écrit [ici](p:sustainability).

## Où nous sommes

Soixante magasins dans sept pays, et celui-ci.`,
  },
  sustainability: {
    title: 'Ce que nous faisons, et pas encore',
    description: 'Matières, réparation, emballage et les chiffres qui vont avec, même les mauvais.',
    body: `Le mieux qu’une chaussure puisse faire pour la planète, c’est d’être portée encore une fois. L’essentiel de notre travail est là.

## Réparer

Les semelles cuvettes et les bottines sont cousues et se ressemellent, à prix coûtant, tant qu’elles sont à vous. L’an dernier, nous avons ressemelé 4 120 paires. Les chaussures de course et les sandales, pas encore.

## Matières

- Le nylon, le filet et le molleton marqués **Recyclé** contiennent au moins 30 pour cent de fibres de seconde vie ; l’étiquette dit combien au juste
- Le cuir vient de tanneries contrôlées chaque année
- Le coton est biologique dans les doublures, et pas encore partout : 61 pour cent au total

## Emballage

Les boîtes sont en carton recyclé et voyagent sans seconde boîte quand le transporteur l’accepte. Plus de sac en plastique pour les chaussures ; certains vêtements en ont encore un.

## Ce qui ne va pas assez bien

Nos chaussures de course contiennent une mousse issue du pétrole. Le fret aérien a fait 4 pour cent du volume de l’an dernier, il aurait dû en faire 2. Nous l’écrivons pour que l’an prochain puisse être comparé.`,
  },
} satisfies Partial<PagesCopy>
