import type { Site } from '../../shared/i18n/locales.ts'

export type Topic = (typeof topics)[number]

/** Subjects that people search a shop for beside its products. */
export const topics = [
  'returns',
  'tracking',
  'delivery',
  'sizes',
  'payment',
  'giftCards',
  'stores',
  'contact',
  'help',
  'newsletter',
  'account',
  'membership',
  'favorites',
  'privacy',
  'terms',
  'country',
] as const

/** Words for a subject in plain letters (shared/plain-words.ts), separated by commas. */
type TopicWords = Readonly<Record<Topic, string>>

/**
 * Words by which people name a subject: in a query, in the title of a page, and, in English, in a page's address. A word
 * that also names goods ("track pants", "store bag") stands beside another one.
 */
export const topicWords: Readonly<Record<Site['language'], TopicWords>> = {
  en: {
    returns: 'return,returns,returning,refund,refunds,exchange,exchanges,send back,money back',
    tracking:
      'tracking,order tracking,track order,track my order,track an order,order status,my order,my orders,my parcel,my package',
    delivery: 'shipping,delivery,deliveries,postage,shipping cost,shipping costs',
    sizes: 'size chart,size charts,size guide,size table,sizing,what size,which size,shoe size,my size',
    payment: 'payment,payments,pay,paying,invoice,payment methods',
    giftCards: 'gift card,gift cards,gift voucher,gift vouchers,giftcard,giftcards,voucher,vouchers,gift certificate',
    stores: 'store,stores,store locator,shops,nearest store,opening hours,store hours',
    contact: 'contact,contact us,customer service,support,customer support,call you,phone number',
    help: 'help,faq,faqs,questions',
    newsletter: 'newsletter,newsletters,unsubscribe',
    account: 'account,my account,login,log in,sign in,password,profile',
    membership: 'membership,member,members,loyalty,points,rewards,sign up,join',
    favorites: 'favorites,favourites,wishlist,wish list,saved items',
    privacy: 'privacy,gdpr,data protection,my data,cookie,cookies',
    terms: 'terms,terms and conditions,conditions,legal',
    country: 'country,countries,language,languages,currency,currencies',
  },
  de: {
    returns:
      'ruckgabe,ruckgaben,rucksendung,rucksendungen,retoure,retouren,zuruck,zuruckgeben,zuruckschicken,zurucksenden,umtausch,umtauschen,erstattung,widerruf',
    tracking:
      'sendungsverfolgung,sendung verfolgen,bestellung verfolgen,bestellstatus,meine bestellung,meine bestellungen,mein paket,paket',
    delivery: 'versand,lieferung,lieferzeit,lieferzeiten,versandkosten,liefern,zustellung',
    sizes: 'grossentabelle,grossentabellen,grossenberatung,grossenberater,welche grosse,schuhgrosse,meine grosse',
    payment: 'zahlung,bezahlung,bezahlen,zahlen,zahlungsarten,zahlungsmethoden,rechnung,ratenzahlung',
    giftCards: 'gutschein,gutscheine,geschenkkarte,geschenkkarten,geschenkgutschein,geschenkgutscheine',
    stores: 'filiale,filialen,laden,geschaft,geschafte,offnungszeiten,standorte,stores',
    contact: 'kontakt,kundenservice,kundendienst,telefonnummer,hotline',
    help: 'hilfe,faq,fragen',
    newsletter: 'newsletter,abbestellen,abmelden',
    account: 'konto,mein konto,kundenkonto,anmelden,anmeldung,einloggen,login,passwort,kennwort,profil',
    membership: 'mitglied,mitglieder,mitgliedschaft,punkte,treueprogramm,registrieren',
    favorites: 'merkzettel,merkliste,wunschliste,wunschzettel,favoriten',
    privacy: 'datenschutz,dsgvo,meine daten,cookie,cookies',
    terms: 'agb,bedingungen,nutzungsbedingungen,verkaufsbedingungen,impressum,rechtliches',
    country: 'land,lander,sprache,sprachen,wahrung',
  },
  es: {
    returns: 'devolucion,devoluciones,devolver,reembolso,reembolsos,cambio,cambios',
    tracking: 'seguimiento,seguir mi pedido,rastrear,mi pedido,mis pedidos,estado del pedido,mi paquete',
    delivery: 'envio,envios,entrega,entregas,gastos de envio,plazo de entrega',
    sizes: 'guia de tallas,tabla de tallas,tallas,que talla,mi talla',
    payment: 'pago,pagos,pagar,formas de pago,factura',
    giftCards: 'tarjeta regalo,tarjetas regalo,tarjeta de regalo,tarjetas de regalo,cheque regalo,vale,vales',
    stores: 'tienda,tiendas,horario,horarios',
    contact: 'contacto,contactar,atencion al cliente,telefono',
    help: 'ayuda,faq,preguntas',
    newsletter: 'newsletter,boletin,darse de baja',
    account: 'cuenta,mi cuenta,iniciar sesion,contrasena,perfil',
    membership: 'socio,socios,miembro,miembros,puntos,fidelidad,registrarse',
    favorites: 'favoritos,lista de deseos,guardados',
    privacy: 'privacidad,rgpd,proteccion de datos,mis datos,cookie,cookies',
    terms: 'condiciones,terminos,aviso legal',
    country: 'pais,paises,idioma,idiomas,moneda,divisa',
  },
  fr: {
    returns: 'retour,retours,retourner,remboursement,remboursements,rembourser,echange,echanger,renvoyer,renvoi',
    tracking: 'suivi,suivre,ma commande,mes commandes,suivi de commande,mon colis,etat de ma commande',
    delivery: 'livraison,livraisons,expedition,frais de port,frais de livraison,delai de livraison',
    sizes: 'guide des tailles,tableau des tailles,tailles,quelle taille,ma taille,pointures',
    payment: 'paiement,paiements,payer,moyens de paiement,facture',
    giftCards: 'carte cadeau,cartes cadeaux,cartes cadeau,cheque cadeau,bon cadeau,bons cadeaux',
    stores: 'magasin,magasins,boutique,boutiques,horaires',
    contact: 'contact,contacter,service client,service clients,telephone',
    help: 'aide,faq,questions',
    newsletter: 'newsletter,infolettre,se desabonner,desabonnement',
    account: 'compte,mon compte,connexion,se connecter,mot de passe,profil',
    membership: 'membre,membres,adhesion,fidelite,points,inscription',
    favorites: 'favoris,liste d envies,liste de souhaits,wishlist',
    privacy: 'confidentialite,rgpd,donnees personnelles,mes donnees,cookie,cookies,temoins',
    terms: 'cgv,conditions,conditions generales,mentions legales',
    country: 'pays,langue,langues,devise,monnaie',
  },
  it: {
    returns: 'reso,resi,restituire,restituzione,restituzioni,rimborso,rimborsi,cambio,cambi',
    tracking: 'tracciare,tracciamento,traccia il mio ordine,mio ordine,miei ordini,stato ordine,mio pacco',
    delivery: 'spedizione,spedizioni,consegna,consegne,spese di spedizione,tempi di consegna',
    sizes: 'guida alle taglie,guida taglie,tabella taglie,tabella delle taglie,taglie,che taglia,mia taglia',
    payment: 'pagamento,pagamenti,pagare,metodi di pagamento,fattura',
    giftCards: 'carta regalo,carte regalo,gift card,buono regalo,buoni regalo,buono,buoni',
    stores: 'negozio,negozi,orari,punti vendita',
    contact: 'contatto,contatti,contattare,servizio clienti,assistenza,telefono',
    help: 'aiuto,faq,domande',
    newsletter: 'newsletter,disiscriversi,annulla iscrizione',
    account: 'account,mio account,accedere,accedi,accesso,password,profilo',
    membership: 'socio,soci,membro,membri,punti,fedelta,iscriversi,registrarsi',
    favorites: 'preferiti,lista dei desideri,salvati',
    privacy: 'privacy,gdpr,protezione dei dati,dati personali,miei dati,cookie',
    terms: 'condizioni,termini,note legali',
    country: 'paese,paesi,lingua,lingue,valuta',
  },
}
