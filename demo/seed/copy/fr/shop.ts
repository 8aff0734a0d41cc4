import type { ShopCopy } from '../copy.ts'

export const shop: ShopCopy = {
  scenes: {
    'new-season': 'Baskets de la nouvelle saison sur des socles, dans une lumière douce',
    'court-wall': 'Baskets de court sur un muret, en fin de journée',
    'winter-layers': 'Une veste, un sweat et une casquette superposés devant un mur clair',
    'studio-boxes': 'Boîtes à chaussures empilées dans l’atelier, l’une ouverte',
    'kerb-at-dusk': 'Une paire de baskets au bord du trottoir, au crépuscule',
    'gift-table': 'Cartes cadeaux et ruban posés sur une table',
    'flat-lay': 'Chaussettes, casquette et sac posés à plat, en rangs',
    'rain-boots': 'Bottines sur un pavé mouillé, sous la pluie',
    'tee-rail': 'T-shirts sur un portant, du clair au foncé',
    sale: 'Chaussures sous une arche de couleur profonde',
  },
  home: {
    seoTitle: 'Kerb : chaussures et vêtements pour le chemin du retour',
    seoDescription:
      'Baskets, bottines et vêtements de tous les jours, formes calmes et belles couleurs. Livraison offerte dès {freeFrom}, retours gratuits sous 30 jours.',
    hero: {
      eyebrow: 'Nouvelle saison',
      title: 'Prenez le plus long',
      subtitle: 'Chaussures basses, couches douces, et des couleurs plus belles dehors. Voici ce qui vient d’arriver.',
      women: 'Voir femme',
      men: 'Voir homme',
    },
    arrivals: { title: 'Tout juste arrivé', subtitle: 'Déballé ce mois-ci.', action: 'Toutes les nouveautés' },
    tiles: 'Par où commencer',
    court: {
      eyebrow: 'Court',
      title: 'Plate, calme, rapide',
      subtitle:
        'Cinquante ans de chaussures de terre battue : nous avons gardé ce dont personne ne s’est jamais plaint.',
      action: 'Voir les baskets de court',
    },
    courtList: {
      title: 'Du fond de court au dîner',
      subtitle: 'Des chaussures qui n’obligent pas à se changer.',
      action: 'Toutes les voir',
    },
    layers: {
      eyebrow: 'Superposer',
      title: 'La chaleur est une somme de choses fines',
      subtitle: 'Un T-shirt épais, un sweat qui passe sous la veste, une veste qui passe sur le sweat.',
      action: 'Composer la vôtre',
    },
    essay: `## Pourquoi un bord de trottoir

« Kerb », c’est le bord du trottoir : le premier pas de chaque marche, et le dernier avant la porte. On s’y assoit pour refaire un lacet. On y attend ses amis.

Nous en avons fait le nom d’une boutique, parce que nos affaires sont faites pour ces moments-là : imprévus, dehors, entre deux endroits. Des coupes simples, des coutures là où d’autres collent, et des couleurs que vous aimerez encore dans trois ans.

[En savoir plus sur nous](p:about)`,
    rain: {
      eyebrow: 'Météo',
      title: 'Droit dans la flaque',
      subtitle: 'Un soufflet derrière les lacets, une semelle pour la pierre mouillée, un cuir qui demande la pluie.',
      action: 'Voir les bottines',
    },
    saleList: {
      title: 'Dernières tailles, petits prix',
      subtitle: 'Fini quand il n’y en a plus.',
      action: 'Toutes les promotions',
    },
    gift: {
      eyebrow: 'Cartes cadeaux',
      title: 'Quand on ne connaît pas la pointure',
      subtitle:
        'Par e-mail en quelques minutes, valable cinq ans, dessinée par celles et ceux qui dessinent nos chaussures.',
      action: 'Choisir une carte',
    },
    dusk: {
      eyebrow: 'Réparer et reprendre',
      title: 'Rien n’est fini à l’achat',
      subtitle: 'Nous ressemelons, nous reprenons, et nous disons de quoi chaque chose est faite.',
      action: 'Notre façon de faire',
    },
    help: { title: 'Un doute sur la taille ?', sizes: 'Guide des tailles', returns: 'Comment retourner' },
  },
  departments: {
    women: {
      title: 'Sur leur propre forme',
      subtitle: 'Chaussures du 36 au 42,5, vêtements du XS au XXL, et des poches qui servent.',
      text: 'La plupart de nos chaussures femme ont leur propre forme, au talon plus fin. Les modèles pour tous existent dans les deux séries de pointures. [Trouver sa taille](p:sizing)',
    },
    men: {
      title: 'À porter, pas à commenter',
      subtitle: 'Chaussures du 40 au 47, vêtements du XS au XXL.',
      text: 'Entre deux pointures, prenez la plus grande ; pour les bottines, la plus petite. [Trouver sa taille](p:sizing)',
    },
    kids: {
      title: 'Courir, grandir, transmettre',
      subtitle: 'Toutes nos formes, en petit.',
      text: 'Chaque paire a une semelle amovible : posez-y le pied, et vous voyez la place qui reste. [Mesurer à la maison](p:sizing)',
    },
    accessories: {
      title: 'Les petites choses d’abord',
      subtitle: 'Casquettes, chaussettes et sacs pour chaque jour de la semaine.',
      text: 'Un petit article de plus fait souvent passer le colis au-dessus de {freeFrom}, et la livraison est offerte. [Livraison](p:shipping)',
    },
    new: {
      title: 'Soixante jours, pas plus',
      subtitle: 'Les derniers arrivages, le plus récent d’abord.',
      text: 'Un modèle reste ici soixante jours, puis rejoint les autres.',
    },
    sale: {
      title: 'Mêmes chaussures, plus petits chiffres',
      subtitle: 'Moins de tailles chaque jour, et pas de second arrivage.',
      text: 'À côté de chaque prix réduit figure le prix le plus bas des trente jours précédents. Ici c’est la loi, ailleurs c’est de la politesse. [Conditions](p:sale-terms)',
    },
  },
  search: {
    title: 'On cherche aussi',
    text: 'Les [bottines](c:1106), les [baskets basses](c:2101), les [T-shirts épais](c:2201) et les [cartes cadeaux](c:4400) sont les plus demandés cette semaine. Pour les tailles, voyez le [guide](p:sizing).',
  },
  cart: {
    title: 'Avant de payer',
    text: 'Retours gratuits sous 30 jours. Livraison offerte dès {freeFrom}. [Comment retourner](p:returns/how-to-return)',
  },
  product: {
    title: 'Fait pour être réparé',
    text: 'Une semelle cousue se remplace, et nous le faisons à prix coûtant tant que la chaussure est à vous. [Notre façon de faire](p:sustainability)',
  },
  notFound: {
    title: 'Cette page est introuvable',
    text: 'Le lien est peut-être obsolète, ou le modèle épuisé. Ces articles sont disponibles.',
    action: 'Voir les nouveautés',
  },
  broken: {
    title: 'Une erreur s’est produite de notre côté',
    text: 'Nous en sommes informés et nous y travaillons. Votre panier est en sécurité. Réessayez dans un instant.',
    action: 'Aller à l’accueil',
  },
  announcement: 'Livraison offerte dès {freeFrom}, retours gratuits sous 30 jours',
  footer: {
    shop: 'Boutique',
    help: 'Aide',
    company: 'Kerb',
    cards: 'Cartes cadeaux',
    smallPrint: '© Kerb Goods. Une boutique de démonstration : rien n’y est à vendre, et chaque nom est inventé.',
  },
}
