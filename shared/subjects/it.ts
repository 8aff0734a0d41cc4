import type { SubjectWords } from './subjects.ts'

export const words: SubjectWords = {
  returns: `
    reso|resi|restituzione|restituire|rimborso|cambio|cambio taglia|recesso|politica di reso|come restituire|
    rendere`,
  tracking: `
    dov è il mio ordine|dove è il mio ordine|tracciamento|traccia ordine|il mio ordine|stato ordine|ordine|pacco|
    tracking|seguire ordine|traccia spedizione|monitorare|annullare ordine|annulla ordine|cancellare ordine|
    annullamento`,
  sizing: `
    guida alle taglie|guida taglie|tabella taglie|taglie|taglia|misure|tabella misure|numeri scarpe|
    conversione taglie`,
  shipping: `
    spedizione|spedizioni|costi di spedizione|consegna|tempi di consegna|spedizione gratuita|
    spese di spedizione|consegne`,
  payment: `
    pagamento|pagamenti|metodi di pagamento|pagare|paypal|klarna|pagare a rate|contrassegno|satispay|
    codice promozionale|codice sconto|codici sconto|coupon|buono sconto|pagare dopo`,
  giftcards: 'carta regalo|carte regalo|gift card|buono regalo|saldo carta regalo|riscattare',
  faq: 'faq|domande frequenti|domande',
  contact: 'contatti|contatto|contattare|assistenza|servizio clienti|telefono|reclamo',
  stores: 'negozio|negozi|punti vendita|orari|vicino a me|trova negozio|orari di apertura|sede',
  newsletter: 'newsletter|iscriversi|disiscrizione|annulla iscrizione|iscrizione',
  account: 'account|il mio account|accedi|password|registrazione|accesso|login',
  about: 'chi siamo|su di noi|lavora con noi|carriera|carriere|offerte di lavoro',
  sustainability: 'sostenibilità',
  privacy: 'privacy|gdpr|cookie|dati personali',
  terms: 'condizioni|termini|note legali|garanzia|termini e condizioni',
  help: 'aiuto',
  membership: 'socio|soci|membro|membri|fedeltà|programma fedeltà|diventare socio',
  favorites: 'preferiti|lista dei desideri|salvati',
  country: 'paese|paesi|lingua|lingue|valuta',
}
