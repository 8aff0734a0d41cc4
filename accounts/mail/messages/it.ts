import type { MailMessages } from '../mails.ts'

export const messages: MailMessages = {
  welcome: {
    subject: 'Ti diamo il benvenuto',
    text: 'Il tuo account è pronto. Puoi accedere con questo indirizzo e-mail e la password che hai scelto.\n\nApri questo link entro sette giorni per confermare che l’indirizzo è tuo. Gli ordini fatti con questo indirizzo come ospite saranno allora anche nel tuo account. Se non hai creato un account, non confermare: scegli invece una nuova password («Password dimenticata?» nella pagina di accesso) e l’indirizzo sarà solo tuo.',
  },
  confirmEmail: {
    subject: 'Conferma il tuo indirizzo e-mail',
    text: 'Esiste un account con questo indirizzo e-mail e nessuno ha ancora confermato che l’indirizzo gli appartiene. Se è il tuo account, apri questo link entro sette giorni e accedi; gli ordini fatti con l’indirizzo come ospite saranno allora nel tuo account. Se non l’hai creato o non ne conosci la password, non confermare: scegli invece una nuova password («Password dimenticata?» nella pagina di accesso) e l’indirizzo sarà solo tuo.',
  },
  accountExists: {
    subject: 'Hai già un account',
    text: 'Qualcuno, probabilmente tu, voleva creare un account per un ordine fatto con questa e-mail. Ne hai già uno: accedi con la tua password e lì troverai l’ordine. La password inserita con l’ordine non è stata conservata.',
  },
  resetPassword: {
    subject: 'Scegli una nuova password',
    text: 'Apri questo link entro un’ora per scegliere una nuova password. Se non hai fatto tu la richiesta, ignora questo messaggio: la tua password resta la stessa.',
  },
  passwordChanged: {
    subject: 'La tua password è stata modificata',
    text: 'La password del tuo account è appena stata modificata e gli altri dispositivi sono stati disconnessi. Se non sei stato tu, apri questo link entro sette giorni: un clic annulla tutto, disconnette chiunque e ti fa scegliere una nuova password.',
  },
  passwordChangedWithPasskeys: {
    subject: 'La tua password è stata modificata',
    text: 'La password del tuo account è appena stata modificata. Gli altri dispositivi sono stati disconnessi e queste passkey rimosse: {names}. Puoi aggiungere di nuovo le tue in Sicurezza, nel tuo account. Se non sei stato tu, apri questo link entro sette giorni: un clic annulla tutto, disconnette chiunque e ti fa scegliere una nuova password.',
  },
  accountHandedOver: {
    subject: 'Il tuo account è solo tuo',
    text: 'Hai scelto una nuova password e così hai confermato per la prima volta il tuo indirizzo e-mail. Finora qualcun altro avrebbe potuto usare l’account: abbiamo quindi disconnesso tutti i dispositivi e rimosso nome, numero di telefono, data di nascita, indirizzi, carte salvate e carrello che vi si trovavano. Gli ordini inviati a questa e-mail, i preferiti e i punti sono ancora lì. Se non sei stato tu, richiedi subito una nuova password e contattaci.',
  },
  accountHandedOverWithPasskeys: {
    subject: 'Il tuo account è solo tuo',
    text: 'Hai scelto una nuova password e così hai confermato per la prima volta il tuo indirizzo e-mail. Finora qualcun altro avrebbe potuto usare l’account: abbiamo quindi disconnesso tutti i dispositivi e rimosso queste passkey: {names}; inoltre nome, numero di telefono, data di nascita, indirizzi, carte salvate e carrello che vi si trovavano. Gli ordini inviati a questa e-mail, i preferiti e i punti sono ancora lì. Se non sei stato tu, richiedi subito una nuova password e contattaci.',
  },
  confirmNewsletter: {
    subject: 'Conferma l’iscrizione alla newsletter',
    text: 'Apri questo link per confermare che vuoi ricevere novità e anteprime via e-mail. Se non l’hai chiesto tu, ignora questo messaggio: non ti scriveremo più.',
  },
  supportCase: {
    subject: 'Abbiamo ricevuto il tuo messaggio ({caseNumber})',
    text: 'Grazie per averci scritto. Il numero della tua richiesta è {caseNumber}: indicalo se ci scrivi di nuovo. Di solito rispondiamo entro due giorni lavorativi.',
  },
  accountDeleted: {
    subject: 'Il tuo account è stato eliminato',
    text: 'Il tuo account e i dati che conservavamo sono stati eliminati. Dei tuoi ordini passati conserviamo solo ciò che la legge richiede. Puoi creare un nuovo account con questo indirizzo in qualsiasi momento. Se non sei stato tu, contattaci subito.',
  },
  deletionWaits: {
    subject: 'Qualcuno vuole eliminare il tuo account',
    text: 'Qualcuno che ha effettuato l’accesso all’account che fino a poco fa aveva questo indirizzo e-mail vuole eliminarlo. Non lo abbiamo fatto, perché l’indirizzo è stato modificato solo pochi giorni fa. Se non sei stato tu, apri il link nel nostro messaggio «Il tuo indirizzo e-mail è stato modificato» entro sette giorni da quel messaggio: un clic ti restituisce l’account. Se sei stato tu, potrai eliminare l’account una volta passati quei sette giorni.',
  },
  giftCard: {
    subject: 'Una carta regalo da {sender}',
    text: '{sender} ti regala una carta da {amount}.{message}\n\nCodice: {code}\nPIN: {pin}\n\nInserisci entrambi al momento del pagamento. La carta vale cinque anni e conserva il saldo non speso. Chi ha questo messaggio può usarla: conservalo con cura.',
  },
  passkeyAdded: {
    subject: 'Al tuo account è stata aggiunta una passkey',
    text: 'Con la passkey “{name}” ora si può accedere al tuo account. Se non sei stato tu, apri questo link entro sette giorni: un clic annulla tutto, disconnette chiunque e ti fa scegliere una nuova password.',
  },
  newEmail: {
    subject: 'Conferma il tuo nuovo indirizzo e-mail',
    text: 'Qualcuno, probabilmente tu, vuole usare questo indirizzo e-mail per il proprio account. Apri questo link entro 24 ore, dopo aver effettuato l’accesso all’account, e premi il pulsante: da quel momento accedi con questo indirizzo. Se non l’hai chiesto tu, ignora questo messaggio e non cambia nulla.',
  },
  emailTaken: {
    subject: 'Questo indirizzo ha già un account',
    text: 'Qualcuno, probabilmente tu, voleva usare questo indirizzo e-mail per un altro account. Ha già un account, o ne aveva uno fino a pochi giorni fa, quindi non è cambiato nulla. Se è il tuo account, puoi continuare ad accedere. Se non l’hai chiesto tu, non devi fare nulla.',
  },
  emailChanging: {
    subject: 'Il tuo indirizzo e-mail sta per cambiare',
    text: 'Qualcuno che ha effettuato l’accesso al tuo account vuole sostituire questo indirizzo e-mail con un altro. Non cambia nulla finché il nuovo non è confermato. Se sei stato tu, non devi fare nulla. Se non sei stato tu, apri questo link entro sette giorni: un clic annulla tutto, disconnette chiunque e ti fa scegliere una nuova password.',
  },
  emailChanged: {
    subject: 'Il tuo indirizzo e-mail è stato modificato',
    text: 'Il tuo account ha ora un altro indirizzo e-mail: non accedi più con questo. Se non sei stato tu, apri questo link entro sette giorni: un clic annulla tutto, disconnette chiunque e ti fa scegliere una nuova password.',
  },
  emailLeft: {
    subject: 'Questo indirizzo non ha più un account',
    text: 'C’era un account con questo indirizzo e-mail, che nessuno aveva confermato. Ora usa un altro indirizzo. Non devi fare nulla.',
  },
  emailGivenBack: {
    subject: 'Il tuo account ha di nuovo un indirizzo precedente',
    text: 'L’account che aveva questo indirizzo e-mail ha di nuovo un indirizzo precedente, confermato prima di questo. Non accedi più con questo indirizzo, e i suoi link per annullare le modifiche non funzionano più. Se non sei stato tu, contattaci subito.',
  },
  phoneChanged: {
    subject: 'Il tuo numero di telefono è stato modificato',
    text: 'Il numero di telefono confermato del tuo account è appena stato sostituito o rimosso. Se non sei stato tu, apri questo link entro sette giorni: un clic annulla tutto, disconnette chiunque e ti fa scegliere una nuova password.',
  },
  phoneConfirmed: {
    subject: 'Il tuo numero di telefono è stato confermato',
    text: 'Un numero di telefono è appena stato confermato per il tuo account con un codice inviato via SMS. Se non sei stato tu, apri questo link entro sette giorni: un clic annulla tutto, disconnette chiunque e ti fa scegliere una nuova password.',
  },
  phoneLost: {
    subject: 'Il tuo numero di telefono non è più confermato',
    text: 'Un’altra persona ha appena confermato un tuo numero di telefono con un codice inviato via SMS. I numeri a volte cambiano proprietario, quindi non conta più come tuo e non riceverai più SMS su di esso. Se hai ancora il numero, iscriviti di nuovo agli SMS nelle preferenze del tuo account e confermalo con un nuovo codice.',
  },
  orderPlaced: {
    subject: 'Il tuo ordine {orderNumber}',
    text: 'Grazie per il tuo ordine {orderNumber}.\n\n{lines}\n\n{totals}\n\n{destinations}\n\nCon il numero d’ordine e questo indirizzo email puoi seguirlo, annullarlo o restituire qualcosa:',
  },
  favoriteNews: {
    subject: 'Novità dai tuoi preferiti',
    text: 'Volevi sapere dei tuoi preferiti:\n\n{lines}\n\nPrezzi e disponibilità valgono in questo momento e possono cambiare. Il link qui sotto porta ai tuoi preferiti.',
  },
  orderSent: {
    subject: 'Il tuo pacco è in viaggio ({orderNumber})',
    text: 'Un pacco del tuo ordine {orderNumber} è in viaggio.\n\n{destination}{tracking}\n\nSe qualcosa non va bene, hai 30 giorni dall’arrivo. Il link qui sotto porta al tuo ordine: scegli lì che cosa restituire, con il numero d’ordine e questo indirizzo email. Ricevi subito l’etichetta.',
  },
  orderReady: {
    subject: 'Pronto per il ritiro ({orderNumber})',
    text: 'Il tuo ordine {orderNumber} è pronto per il ritiro.\n\n{destination}\n\nPorta il numero d’ordine e un documento. Nel link qui sotto c’è tutto sul tuo ordine.',
  },
  orderCancelled: {
    subject: 'Il tuo ordine {orderNumber} è annullato',
    text: 'Il tuo ordine {orderNumber} è annullato. Ti torna indietro:\n\n{payments}\n\nSulle carte si vede di solito in due-cinque giorni; su carte regalo e punti subito.',
  },
  orderCancelledUnpaid: {
    subject: 'Il tuo ordine {orderNumber} è annullato',
    text: 'Il tuo ordine {orderNumber} è annullato. Di quello che hai pagato non resta nulla da restituire.',
  },
  orderNotCharged: {
    subject: 'Il tuo ordine {orderNumber} è annullato',
    text: 'Il tuo ordine {orderNumber} è stato annullato prima dell’incasso: non ti è stato addebitato nulla. Se la tua banca mostra ancora un importo bloccato, sparirà da solo in pochi giorni. Carte regalo e punti usati hanno già riavuto il loro importo.',
  },
  orderNotCancelled: {
    subject: 'Non siamo riusciti ad annullare il tuo ordine {orderNumber}',
    text: 'Ci hai chiesto di annullare il tuo ordine {orderNumber}. Non ci siamo riusciti: l’ordine resta confermato e riceverai quello che hai ordinato. Se non lo vuoi più, rimandalo entro 30 giorni dall’arrivo o scrivici.',
  },
  returnReceived: {
    subject: 'Abbiamo ricevuto il tuo reso {returnId}',
    text: 'Il tuo reso {returnId} dell’ordine {orderNumber} è arrivato e ti abbiamo rimborsato {amount}:\n\n{payments}\n\nSulle carte si vede di solito in due-cinque giorni; su carte regalo e punti subito.',
  },
  returnArrived: {
    subject: 'Abbiamo ricevuto il tuo reso {returnId}',
    text: 'Il tuo reso {returnId} dell’ordine {orderNumber} è arrivato. Di quello che hai pagato non resta nulla da restituire: è già stato rimborsato.',
  },
  orderRefunded: {
    subject: 'Un rimborso per il tuo ordine {orderNumber}',
    text: 'Ti abbiamo rimborsato {amount} del tuo ordine {orderNumber}:\n\n{payments}\n\nSulle carte si vede di solito in due-cinque giorni; su carte regalo e punti subito.',
  },
  endings: {
    newsletter: 'Per non ricevere più questi messaggi, apri: {unsubscribe}',
    favorites: 'Per non ricevere più queste email, apri: {unsubscribe}',
    orders:
      'Per non ricevere più email sull’avanzamento dei tuoi ordini, apri: {unsubscribe}\nConferme, annullamenti e rimborsi ti arriveranno comunque.',
    order:
      'Per non ricevere più email sull’avanzamento di questo ordine, apri: {unsubscribe}\nConferme, annullamenti e rimborsi ti arriveranno comunque.',
  },
}
