import type { CollectionPoint } from '../../shared/contracts/store.ts'

type Hours = CollectionPoint['hours']
type Kind = { readonly name: string; readonly hours: Hours }

/**
 * Data for generating a country's parcel shops: invented chains, kinds of shop, invented owners and streets.
 */
export type ParcelShops = {
  readonly chains: readonly string[]
  readonly kinds: readonly Kind[]
  readonly names: readonly string[]
  readonly streets: readonly string[]
  readonly street: (name: string, number: number) => string
}

const weekdays = [1, 2, 3, 4, 5]
const open = (days: readonly number[], opens: string, closes: string): Hours =>
  days.map((day) => ({ day, opens, closes }))

const early: Hours = [...open(weekdays, '06:30', '18:00'), ...open([6], '06:30', '13:00')]
const late: Hours = [...open(weekdays, '08:00', '21:00'), ...open([6], '08:00', '20:00')]
const always: Hours = [...late, ...open([7], '09:00', '14:00')]
const shop: Hours = [...open(weekdays, '09:30', '18:30'), ...open([6], '10:00', '16:00')]
const midday: Hours = [
  ...[1, 2, 3, 4, 5, 6].flatMap((day) => [...open([day], '09:00', '12:30'), ...open([day], '15:30', '19:30')]),
]

export const parcelShops: Readonly<Record<string, ParcelShops>> = {
  GB: {
    chains: ['Parcelnook', 'Dropwell', 'Hearthpost'],
    kinds: [
      { name: 'Newsagent', hours: always },
      { name: 'Corner Shop', hours: always },
      { name: 'Dry Cleaners', hours: shop },
      { name: 'Bakery', hours: early },
    ],
    names: ['Fenwright', 'Old Pump', 'Larkmead', 'Tollgate', 'Copperbeck', 'Halfpenny'],
    streets: [
      'Lantern Street',
      'Towpath Road',
      'Signal Lane',
      'Cinder Hill',
      'Ropewalk',
      'Culvert Lane',
      'Saltmarsh Row',
    ],
    street: (name, number) => `${number} ${name}`,
  },
  DE: {
    chains: ['Paketlotse', 'Lotsenpunkt', 'Eckpäckchen'],
    kinds: [
      { name: 'Kiosk', hours: late },
      { name: 'Bäckerei', hours: early },
      { name: 'Schreibwaren', hours: shop },
      { name: 'Blumen', hours: shop },
    ],
    names: ['Laternchen', 'Am Wehr', 'Brückenkopf', 'Zum Ziegel', 'Lindwurm', 'Alte Seilerei'],
    streets: [
      'Laternengasse',
      'Treidelweg',
      'Ziegelgasse',
      'Bordsteinweg',
      'Schleusenstraße',
      'Seilerbahn',
      'Halbmondstraße',
    ],
    street: (name, number) => `${name} ${number}`,
  },
  FR: {
    chains: ['Relais Passerelle', 'Point Besace', 'Colibalu'],
    kinds: [
      { name: 'Tabac-presse', hours: late },
      { name: 'Épicerie', hours: always },
      { name: 'Pressing', hours: midday },
      { name: 'Fleuriste', hours: midday },
    ],
    names: ['du Lavoir', 'des Tanneurs', 'de la Vigie', 'du Vieux Puits', 'des Quatre Vents', 'du Chemin Vert'],
    streets: [
      'rue de la Lanterne',
      'rue du Halage',
      'quai des Cordiers',
      'rue des Deux-Ponts',
      'allée du Moulin-Bas',
      'rue du Quai-Bas',
    ],
    street: (name, number) => `${number} ${name}`,
  },
  ES: {
    chains: ['Punto Farola', 'Recado', 'Esquina Postal'],
    kinds: [
      { name: 'Papelería', hours: midday },
      { name: 'Estanco', hours: midday },
      { name: 'Ultramarinos', hours: late },
      { name: 'Panadería', hours: early },
    ],
    names: ['La Acequia', 'El Molino', 'Tres Farolas', 'La Noria', 'Media Luna', 'El Zaguán'],
    streets: [
      'Calle del Farol',
      'Calle de la Acera',
      'Calle del Muelle',
      'Calle de la Media Luna',
      'Pasaje del Cordel',
      'Calle de la Noria',
    ],
    street: (name, number) => `${name} ${number}`,
  },
  IT: {
    chains: ['Punto Portico', 'Lanterna Pacchi', 'Bottegapunto'],
    kinds: [
      { name: 'Edicola', hours: early },
      { name: 'Cartoleria', hours: midday },
      { name: 'Tabaccheria', hours: late },
      { name: 'Lavanderia', hours: midday },
    ],
    names: ['Del Mulino', 'Al Ponte', 'La Corda', 'Dei Ciottoli', 'Mezzaluna', 'Della Banchina'],
    streets: [
      'Via del Lampione',
      'Via dei Ciottoli',
      'Via della Banchina',
      'Vicolo della Corda',
      'Via del Portico',
      'Via Mezzaluna',
    ],
    street: (name, number) => `${name} ${number}`,
  },
}
