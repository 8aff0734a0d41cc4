import type { Site } from '../../../shared/i18n/locales.ts'

type ReturnWords = {
  readonly title: string
  readonly from: string
  readonly to: string
  readonly number: string
  readonly order: string
  readonly instructions: string
  readonly item: string
  readonly units: string
}

const byLanguage: Readonly<Record<Site['language'], ReturnWords>> = {
  en: {
    title: 'Return label',
    from: 'From',
    to: 'To',
    number: 'Return number',
    order: 'Order number',
    instructions:
      'Cut here and put this list into the parcel. Tape the upper part over the old label, and keep the receipt until you have your refund.',
    item: 'Item',
    units: 'Quantity',
  },
  de: {
    title: 'Rücksendeetikett',
    from: 'Absender',
    to: 'Empfänger',
    number: 'Retourennummer',
    order: 'Bestellnummer',
    instructions:
      'Hier abschneiden und diese Liste ins Paket legen. Den oberen Teil über das alte Etikett kleben und den Beleg bis zur Erstattung aufheben.',
    item: 'Artikel',
    units: 'Menge',
  },
  fr: {
    title: 'Étiquette de retour',
    from: 'Expéditeur',
    to: 'Destinataire',
    number: 'Numéro de retour',
    order: 'Numéro de commande',
    instructions:
      'Découpez ici et glissez cette liste dans le colis. Collez la partie supérieure sur l’ancienne étiquette et gardez le reçu jusqu’au remboursement.',
    item: 'Article',
    units: 'Quantité',
  },
  es: {
    title: 'Etiqueta de devolución',
    from: 'Remitente',
    to: 'Destinatario',
    number: 'Número de devolución',
    order: 'Número de pedido',
    instructions:
      'Corta por aquí y mete esta lista en el paquete. Pega la parte superior sobre la etiqueta anterior y guarda el resguardo hasta recibir el reembolso.',
    item: 'Artículo',
    units: 'Cantidad',
  },
  it: {
    title: 'Etichetta di reso',
    from: 'Mittente',
    to: 'Destinatario',
    number: 'Numero del reso',
    order: 'Numero d’ordine',
    instructions:
      'Taglia qui e inserisci questo elenco nel pacco. Incolla la parte superiore sopra la vecchia etichetta e conserva la ricevuta fino al rimborso.',
    item: 'Articolo',
    units: 'Quantità',
  },
}

export const returnWords = ({ language }: Site): ReturnWords => byLanguage[language]
