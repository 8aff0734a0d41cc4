import type { PlacesCopy } from '../copy.ts'

export const places: PlacesCopy = {
  notes: {
    account: {
      title: 'Quelque chose ne va pas',
      text: 'Commandes, retours et adresses sont ici. Pour le reste, il y a quelqu’un, {hours}. [Contact](p:contact-us)',
    },
    'account-profile': {
      title: 'Ce que nous en faisons',
      text: 'Votre anniversaire vous vaut une lettre par an, votre numéro ne sert qu’aux colis. [Confidentialité](p:privacy)',
    },
    checkout: {
      title: 'Avant de payer',
      text: 'Trente jours pour changer d’avis, retours gratuits par la poste ou en boutique. [Comment ça marche](p:returns/how-to-return)',
    },
    'order-confirmation': {
      title: 'En attendant',
      text: 'Un cuir neuf aime un coup de brosse avant sa première sortie. Le reste est dans les [questions fréquentes](p:faq).',
    },
    category: {
      title: 'Entre deux tailles',
      text: 'La plupart prennent la plus grande. Le [guide des tailles](p:sizing) connaît les exceptions.',
    },
    'loyalty-modal': {
      title: 'Des points à chaque paire',
      text: 'Un point par {unit}, des bons par paliers, aucune carte à porter. [Les conditions](p:loyalty-terms)',
    },
    'sign-up-modal': {
      title: 'Un compte, en une minute',
      text: 'Vos commandes au même endroit, vos tailles en mémoire. [Ce que nous gardons](p:privacy)',
    },
    'store-locator': {
      title: 'Dans chaque boutique',
      text: 'Des retours sans colis, des pieds bien mesurés, des semelles examinées pendant que vous attendez.',
    },
  },
  pages: {
    basecamp: {
      title: 'Basecamp',
      description: 'Les marches qui partent de nos boutiques, le premier dimanche du mois.',
      body: `Le premier dimanche du mois, une marche part à neuf heures de chaque boutique Kerb. Douze kilomètres, presque plats, une halte pour le café.

## Ce qu’il faut apporter

Des chaussures que vous connaissez. Les neuves, nous les prêtons à votre pointure, et nous les voulons sales au retour.

## Qui vient

Qui est à la porte à neuf heures. Les chiens aussi. [Écrivez-nous](p:contact-us) pour en mener une.`,
    },
    westend: {
      title: 'Westend',
      description: 'Notre plus petite boutique, et la seule qui vend l’inachevé.',
      body: `Westend, c’est une pièce et un établi. On y trouve des échantillons, des deuxièmes essais et des paires uniques qui n’ont jamais eu leur saison.

## Ce qui s’y trouve

Des prototypes dans une seule pointure, des paires réparées au tiers de leur prix, et les gens qui ont fait les deux.

## Quand c’est ouvert

Du jeudi au samedi, de midi à dix-neuf heures. Rien n’en est en ligne.`,
    },
    promotions: {
      title: 'Les offres du moment',
      description: 'Toutes les offres en cours, avec les petites lignes en grand.',
      body: `Voici celles du moment. Aucune n’a besoin d’un compte à rebours.

- **Les soldes.** Dernières tailles, petits prix, tant qu’il y en a. [Soldes](c:6000)
- **Livraison offerte** dès {freeFrom}. [Livraison](p:shipping)
- **Des points** pour les membres, un par {unit}. [Conditions](p:loyalty-terms)

Comment les remises s’additionnent : c’est dans les [conditions des soldes](p:sale-terms).`,
    },
    'sign-up': {
      title: 'Devenir membre',
      description: 'Gratuit, avec des points à chaque paire et un bon de temps en temps.',
      body: `L’adhésion est gratuite et prend une minute.

- Un point pour chaque {unit} payé
- Les points deviennent des bons, par paliers visibles dans votre compte
- Vous partez quand vous voulez

Au paiement ou dans votre compte, cochez **Membre**. Le reste est dans les [conditions](p:loyalty-terms).`,
    },
    'location-selector': {
      title: 'Où vous êtes',
      description: 'Choisissez le pays de livraison et la langue de lecture.',
      body: `Les prix, les tailles et la livraison suivent le pays, les mots suivent la langue. Les deux se changent au bas de chaque page.

Votre panier reste tel quel là où les mêmes choses se vendent. Ce qui manque vous attend parmi les articles gardés.`,
    },
  },
  home: {
    benefit: {
      title: 'Les membres gagnent un point par {unit}',
      link: 'Comment ça marche',
    },
    member: {
      eyebrow: 'Pour les membres',
      title: 'Vos points, bien rodés',
      subtitle: 'Un point par {unit}, et un bon quand le compte y est.',
      action: 'Voir les bottes',
    },
    film: {
      title: 'Six heures du matin, une rue',
      caption: 'C’est ici que chaque paire marche d’abord.',
      shows: 'Des ombres qui passent sur des pavés',
    },
  },
}
