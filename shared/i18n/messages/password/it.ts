import type { passwordEn } from './en.ts'

export const passwordIt = {
  'password.forgot': 'Password dimenticata?',
  'password.reset': 'Reimposta la password',
  'password.forgotTitle': 'Password dimenticata?',
  'password.forgotLead': 'Inserisci la tua e-mail: ti invieremo un link per sceglierne una nuova.',
  'password.forgotSubmit': 'Invia il link',
  'password.saidMailed':
    'Se esiste un account con questa e-mail, riceverai un link per scegliere una nuova password. Vale un’ora.',
  'password.backToSignIn': 'Torna all’accesso',
  'password.resetTitle': 'Scegli una nuova password',
  'password.resetLead':
    'Verrai disconnesso da tutti i dispositivi. Poi accedi con la nuova password. Vengono rimosse anche le passkey: poi puoi aggiungere di nuovo le tue.',
  'password.resetOthersLead':
    'Questo link è dell’account di {email}. Qui hai effettuato l’accesso a un altro account, che resta com’è. Quello del link verrà disconnesso da tutti i dispositivi e le sue passkey verranno rimosse.',
  'password.saidOthersReset': 'La password dell’altro account è cambiata. Qui resti in questo account.',
  'password.resetSubmit': 'Salva la password',
  'password.saidReset': 'La password è stata cambiata. Accedi con quella nuova.',
  'password.handOverTitle': 'Una nuova password svuota questo account',
  'password.handOverBody':
    'Nessuno ha ancora confermato l’indirizzo e-mail. Perciò con la nuova password eliminiamo nome, telefono, data di nascita, indirizzi, carte salvate e carrello. Gli ordini inviati a questo indirizzo, i preferiti e i punti restano.',
  'password.handOverKeep':
    'Per conservare tutto, conferma prima l’indirizzo: apri il link che ti mandiamo dove hai ancora effettuato l’accesso, oppure accedi con una passkey. Poi torna qui.',
  'password.handOverMail': 'Mandami il link per confermare',
  'password.saidHandedOver':
    'La tua password è cambiata. Accedi con quella nuova. Nessuno aveva confermato l’indirizzo, quindi abbiamo eliminato nome, telefono, data di nascita, indirizzi, carte salvate e carrello.',
  'password.current': 'Password attuale',
  'password.new': 'Nuova password',
  'password.confirm': 'Ripeti la nuova password',
  'password.met': '(rispettato)',
  'password.changeLead': 'Qui resti connesso. Tutti gli altri dispositivi vengono disconnessi.',
  'password.keepPasskeys': 'Passkey da tenere',
  'password.keepPasskeysHint':
    'Seleziona quelle che riconosci come tue. Tutte le altre vengono rimosse con la vecchia password.',
  'password.changeSubmit': 'Cambia la password',
  'password.saidChanged': 'La password è stata cambiata e tutti gli altri dispositivi sono stati disconnessi.',
  'password.orderTitle': 'Conserva questo ordine in un account',
  'password.orderLead': 'Scegli una password. Tutto il resto è già nel tuo ordine.',
  'password.orderSubmit': 'Crea un account',
  'password.saidOrder': 'Controlla la tua e-mail: ti spieghiamo come accedere all’account con il tuo ordine.',
} as const satisfies Record<keyof typeof passwordEn, string>
