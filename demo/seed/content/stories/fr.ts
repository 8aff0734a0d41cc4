import type { StoriesCopy } from './plan.ts'

export const storiesFr: StoriesCopy = {
  title: 'Récits',
  description: 'Comment nos affaires sont faites, portées, lavées et réparées, et où l’on marche avec.',
  more: 'À lire ensuite',
  tags: {
    care: 'Entretien',
    fit: 'Bien chausser',
    making: 'Fabrication',
    people: 'Portraits',
    walks: 'Marches en ville',
    materials: 'Matières',
    repair: 'Réparation',
    colour: 'Couleur',
    weather: 'Météo',
    courts: 'Courts',
    kids: 'Enfants',
    season: 'Saisons',
  },
  stories: {
    'new-season-notes': {
      title: 'Notes sur la nouvelle saison',
      text: `Moins de formes que l’an dernier, et un vert de plus. Nous avons abandonné deux semelles plus belles que bonnes marcheuses, et gardé la basse, celle avec laquelle tout l’atelier rentre chez soi.
Cette fois les vêtements suivent les chaussures : clairs, lourds, assez larges pour s’asseoir. S’il ne faut qu’une pièce, prenez la veste. C’est d’elle que nous avons discuté le plus longtemps, ce qui est plutôt bon signe.`,
    },
    'rain-rules': {
      title: 'Que faire de bottines mouillées',
      text: `Desserrez les lacets, retirez la semelle intérieure, bourrez de papier journal et laissez en paix. Ni radiateur, ni sèche-cheveux, ni soleil. Un cuir qui sèche vite sèche dur.
Au bout d’une heure, changez le papier. Le matin, un peu de graisse du bout des doigts, surtout le long des coutures : c’est par là que l’eau entre. Deux paires en alternance durent plus longtemps que deux fois la même.`,
    },
    'ring-road-on-foot': {
      title: 'Le tour du périphérique à pied',
      text: `Personne ne marche ici, et c’est pourquoi Inès y marche, chaque premier dimanche du mois. Onze heures, deux bacs, et un long bout derrière le marché de gros, là où le trottoir finit et où l’herbe commence.
Elle emporte un thermos, un plan en papier et des chaussures d’un an déjà. « Une boucle n’a pas de but, dit-elle. On revient à la même boulangerie et c’est le soir. » Nous avons fait la moitié, puis pris le bus.`,
    },
    'between-sizes': {
      title: 'Entre deux pointures',
      text: `Mesurez le soir, debout, avec les chaussettes que vous porterez. Les pieds s’allongent dans la journée, et l’un est toujours plus long que l’autre. C’est le plus long qui décide.
Si vous hésitez encore, prenez la sneaker au-dessus et la bottine au-dessous. Une sneaker se lace sans serrer et ne doit pas gêner ; une bottine cède en une semaine. Le reste est dans le [guide des tailles](p:sizing).`,
    },
    'dyeing-green': {
      title: 'D’où vient notre vert',
      text: `Tout a commencé par un banc public et quarante essais. Le premier était trop bleu, les suivants trop gais. Le coton ne boit pas la couleur de la même façon sur chaque métier : une seule recette a donné cinq verts.
Celui que nous avons gardé est une erreur, un bain oublié tout un week-end. Il a fallu deux mois pour refaire l’erreur exprès. À côté de lui, tous les verts du portant paraissent un peu bruyants.`,
    },
    'winter-in-three-layers': {
      title: 'Trois choses minces pour l’hiver',
      text: `Un manteau assez chaud pour moins dix est trop chaud pour le tram. Trois couches minces, non : un tee-shirt lourd, un sweat à capuche sans zip, une veste qui ferme sur les deux.
L’ordre compte moins que la place entre elles. Chaque couche doit bouger quand vous levez le bras. Si l’une tire, elle est trop serrée, et c’est l’air qui tient chaud.`,
    },
    'court-at-six': {
      title: 'À six heures, le court est libre',
      text: `L’été, le court municipal derrière l’usine à gaz est plein dès huit heures. À six heures, il n’y a que deux femmes de plus de soixante-dix ans, qui jouent l’une contre l’autre chaque mardi depuis le lycée. Personne ne compte.
« On a arrêté en 1994 », dit celle à la visière. Leurs chaussures sont blanches, plates et plus vieilles que certains d’entre nous. Nous avons demandé ce qu’elles y changeraient. Elles se sont regardées. « Les lacets, de temps en temps. »`,
    },
    'ten-thousand-soles': {
      title: 'Dix mille semelles',
      text: `Depuis sa première semaine, Marta tient le compte sur le mur : un trait par semelle remplacée. Au printemps, il n’y avait plus de mur. Elle ouvre une chaussure en quatre minutes et devine à l’usure de quel côté on porte son sac.
La plupart des paires qui lui arrivent ne sont pas fichues, seulement usées d’un bord. Elle enlève ce qui est mort et laisse ce qui est bon. « Le dessus commence tout juste à être beau », dit-elle. [Comment on répare](p:sustainability)`,
    },
    'white-soles': {
      title: 'Des semelles blanches, un dimanche',
      text: `De l’eau tiède, une goutte de liquide vaisselle et une brosse à dents dont vous n’avez plus besoin. Frottez le bord en petits cercles, essuyez avec un chiffon, laissez sécher à l’ombre. C’est tout.
Ce qui n’aide pas : la javel, qui jaunit le caoutchouc ; la machine, qui décolle ; et attendre le printemps. Dix minutes par mois suffisent, et le dimanche la radio passe de bonnes choses.`,
    },
    'gift-shoes': {
      title: 'Offrir des chaussures sans connaître la pointure',
      text: `Regardez dans une paire souvent portée. Le chiffre est sous la languette ou sur la semelle intérieure, et une semelle usée en dit plus long qu’une question. Notez-le, puis reposez la chaussure exactement comme elle était.
Si c’est raté, chaque colis contient un reçu sans prix et l’échange ne coûte rien. Ou bien offrez le choix : la [carte cadeau](c:4400) est dessinée par ceux qui dessinent nos chaussures.`,
    },
    'growing-room': {
      title: 'Un pouce de marge',
      text: `Un enfant ne dit pas qu’une chaussure est trop petite. Il recroqueville les orteils et repart en courant. Toutes les quelques semaines, sortez donc la semelle intérieure, posez le pied dessus et regardez : un pouce de marge devant, c’est bien ; un demi-pouce, c’est bientôt.
Acheter deux pointures d’avance n’économise rien. Une chaussure trop longue se porte de travers et s’use avant d’aller. Nous préférons reprendre la petite paire et la transmettre.`,
    },
    'heavy-tee': {
      title: 'Pourquoi un bon tee-shirt est lourd',
      text: `Tenez-le devant la fenêtre. Si l’on voit votre main au travers, il vrillera au lavage avant un an. Le nôtre est tricoté d’une fibre plus longue, sur une vieille machine lente, et pèse presque le double.
Lourd ne veut pas dire chaud. Le tissu s’écarte de la peau et l’air circule dessous. C’est le seul tee-shirt que nous portons en août, puis de nouveau en janvier, sous un sweat.`,
    },
    'wooden-foot': {
      title: 'Le pied de bois par où tout commence',
      text: 'Avant la chaussure, il y a la forme, un pied taillé dans le hêtre. Depuis neuf ans, le même homme lime la nôtre, d’un cheveu à la fois. Il garde les copeaux dans un bocal et dit que le dessin, c’est le bocal.',
    },
    'river-bridges': {
      title: 'Sept ponts avant le petit-déjeuner',
      text: 'Partez de l’écluse, traversez, et ne cessez de changer de rive. Sept ponts font six kilomètres, et au dernier on sert du café à une fenêtre. Allez-y en semaine : les rameurs sont sortis et la lumière passe sous les arches.',
    },
    'suede-brush': {
      title: 'Une seule brosse pour le daim',
      text: 'Laissez sécher la boue ; mouillée, elle ne fait que voyager. Brossez ensuite dans un sens, doucement, puis à rebours pour relever le poil. Une gomme enlève le reste. On imperméabilise une fois au début, et une fois après la première neige.',
    },
    'high-instep': {
      title: 'Lacer quand le cou-de-pied est haut',
      text: 'Sautez la paire d’œillets du milieu. Le lacet monte tout droit sur le côté, croise au-dessus, et la pression disparaît. Un jour, cela paraît bizarre ; ensuite, on ne le voit plus.',
    },
    'night-shift': {
      title: 'Des chaussures pour la nuit',
      text: 'Amadou marche quatorze kilomètres par nuit sans sortir de l’hôpital. Il nous a appris ce qu’aucun test n’avait montré : une semelle doit se taire. Nous avons changé la gomme sous le talon, et désormais on ne l’entend plus arriver.',
    },
    'box-lid': {
      title: 'Une boîte sans colle',
      text: 'Notre boîte est une feuille de carton pliée onze fois. Ni colle, ni ruban, ni fenêtre. Dépliée, elle part avec le papier ; gardée, elle contient quarante lettres, comme Marta nous l’a prouvé.',
    },
    'clay-season': {
      title: 'Se débarrasser de la terre battue',
      text: 'Claquez les semelles l’une contre l’autre à la sortie, comme tout le monde. À la maison, la brosse sèche d’abord, l’eau en dernier : terre rouge et eau font de la peinture. Les chaussettes filent dans l’eau froide, avec du sel.',
    },
    'second-pair': {
      title: 'Deux paires en alternance durent plus',
      text: 'Il faut un jour à une chaussure pour sécher de l’intérieur. En alternant deux paires, chacune dure moitié plus longtemps que seule. C’est la réparation la moins chère qui soit, et personne n’a rien à poster.',
    },
    'sock-heel': {
      title: 'Là où la chaussette cède',
      text: 'Toujours au talon, un doigt au-dessus de la couture. Nous y tricotons donc double, avec un fil de nylon pas plus gros qu’un cheveu. On ne le sent pas. On remarque seulement, au troisième hiver, qu’il ne s’est rien passé.',
    },
    'colour-names': {
      title: 'Qui baptise les couleurs',
      text: 'Quatre personnes, une table, aucun fruit. C’est la règle : rien qui se mange, rien qui se boive. Restent la météo, la pierre et le fond des poches. « Charbon » a pris un après-midi, « Encre » une minute.',
    },
    'early-markets': {
      title: 'Les marchés, de bonne heure',
      text: 'En janvier, la première heure est la meilleure. Les étals sont allumés, le sol est gelé et le fromager a le temps. Mettez les bottines à soufflet et prenez un sac qui ferme. Tout le reste s’achète sur place.',
    },
    'school-shoes': {
      title: 'La rentrée, côté chaussures',
      text: 'Les pieds poussent en été : ne mesurez pas en juin. Allez-y la dernière semaine d’août, l’après-midi, et laissez-les courir une fois autour du pâté de maisons. La paire qu’ils oublient d’avoir aux pieds est la bonne.',
    },
  },
}
