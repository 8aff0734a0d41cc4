import type { StoriesCopy } from './plan.ts'

export const storiesDe: StoriesCopy = {
  title: 'Geschichten',
  description: 'Wie unsere Sachen gemacht, getragen, gewaschen und repariert werden, und wohin man darin geht.',
  more: 'Weiterlesen',
  tags: {
    care: 'Pflege',
    fit: 'Passform',
    making: 'Herstellung',
    people: 'Menschen',
    walks: 'Stadtgänge',
    materials: 'Material',
    repair: 'Reparatur',
    colour: 'Farbe',
    weather: 'Wetter',
    courts: 'Tennisplatz',
    kids: 'Kinder',
    season: 'Jahreszeiten',
  },
  stories: {
    'new-season-notes': {
      title: 'Notizen zur neuen Saison',
      text: `Weniger Formen als im letzten Jahr und ein Grün mehr. Zwei Sohlen sind weg, die besser aussahen, als sie liefen. Geblieben ist die flache, mit der im Atelier alle nach Hause gehen.
Die Kleidung folgt diesmal den Schuhen: hell, schwer und so weit, dass man darin sitzen kann. Wer nur eins kauft, nimmt die Jacke. Über sie haben wir am längsten gestritten, und das ist meistens ein gutes Zeichen.`,
    },
    'rain-rules': {
      title: 'Was nasse Stiefel brauchen',
      text: `Schnürung auf, Einlegesohle raus, Zeitungspapier rein und in Ruhe lassen. Keine Heizung, kein Föhn, keine Sonne. Leder, das schnell trocknet, trocknet hart.
Nach einer Stunde das Papier wechseln. Am Morgen etwas Fett mit den Fingern einreiben, vor allem an den Nähten, denn dort kommt das Wasser herein. Zwei Paar im Wechsel halten länger als ein Paar doppelt.`,
    },
    'ring-road-on-foot': {
      title: 'Zu Fuß um den Autobahnring',
      text: `Hier geht niemand zu Fuß, deshalb tut es Ines, an jedem ersten Sonntag. Elf Stunden, zwei Fähren und ein langes Stück hinter dem Großmarkt, wo der Gehweg aufhört und die Wiese anfängt.
Sie nimmt eine Thermosflasche mit, einen Plan aus Papier und Schuhe, die schon ein Jahr alt sind. „Ein Ring hat kein Ziel“, sagt sie. „Man kommt zur selben Bäckerei zurück, und es ist Abend.“ Wir sind die Hälfte mitgegangen und dann Bus gefahren.`,
    },
    'between-sizes': {
      title: 'Zwischen zwei Größen',
      text: `Miss am Abend, im Stehen und in den Socken, die du tragen willst. Nach einem Tag sind Füße länger, und einer ist immer länger als der andere. Der längere entscheidet.
Stehst du dann noch zwischen zwei Größen, nimm den größeren Sneaker und den kleineren Stiefel. Sneaker schnürt man locker, sie dürfen nicht drücken; Stiefel geben nach einer Woche nach. Alles Weitere steht im [Größenberater](p:sizing).`,
    },
    'dyeing-green': {
      title: 'Wie das Grün entstand',
      text: `Am Anfang standen eine Parkbank und vierzig Versuche. Der erste war zu blau, die nächsten zu fröhlich. Baumwolle nimmt auf jedem Webstuhl anders Farbe an, und so ergab ein Rezept fünf verschiedene Grüntöne.
Geblieben ist ein Fehler: ein Bad, das über ein Wochenende stehen blieb. Zwei Monate hat es gedauert, den Fehler mit Absicht zu wiederholen. Neben ihm wirkt jedes andere Grün auf der Stange jetzt etwas laut.`,
    },
    'winter-in-three-layers': {
      title: 'Drei dünne Dinge für den Winter',
      text: `Ein Mantel, der für minus zehn Grad warm genug ist, ist zu warm für die Straßenbahn. Drei dünne Schichten sind es nicht: ein schweres T-Shirt, ein Hoodie ohne Reißverschluss, eine Jacke, die über beidem schließt.
Die Reihenfolge zählt weniger als der Platz dazwischen. Jede Schicht soll sich bewegen, wenn du den Arm hebst. Zieht eine, ist sie zu eng, und warm hält die Luft.`,
    },
    'court-at-six': {
      title: 'Um sechs ist der Platz frei',
      text: `Im Sommer ist der öffentliche Platz hinter dem Gaswerk ab acht voll. Um sechs sind nur zwei Frauen da, beide über siebzig, die seit der Schulzeit jeden Dienstag gegeneinander spielen. Gezählt wird nicht.
„Damit haben wir 1994 aufgehört“, sagt die mit dem Schirm. Ihre Schuhe sind weiß, flach und älter als manche von uns. Wir haben gefragt, was sie daran ändern würden. Sie sahen sich an. „Ab und zu die Schnürsenkel.“`,
    },
    'ten-thousand-soles': {
      title: 'Zehntausend Sohlen',
      text: `Seit ihrer ersten Woche führt Marta eine Strichliste an der Wand: ein Strich für jede Sohle, die sie ersetzt hat. Im Frühjahr war die Wand voll. Einen Schuh öffnet sie in vier Minuten, und am Abrieb sieht sie, in welcher Hand jemand seine Tasche trägt.
Die meisten Paare bei ihr sind nicht kaputt, nur einseitig abgelaufen. Sie nimmt weg, was hin ist, und lässt, was gut ist. „Das Obere ist doch gerade erst schön geworden“, sagt sie. [So läuft eine Reparatur](p:sustainability)`,
    },
    'white-soles': {
      title: 'Weiße Sohlen, an einem Sonntag',
      text: `Warmes Wasser, ein Tropfen Spülmittel und eine Zahnbürste, die du nicht mehr brauchst. In kleinen Kreisen am Rand entlang, mit einem Tuch nachwischen, im Schatten trocknen lassen. Mehr ist es nicht.
Was nicht hilft: Bleiche, die macht Gummi gelb; die Waschmaschine, die löst Kleber; und das Warten auf den Frühling. Zehn Minuten im Monat reichen, und sonntags läuft im Radio etwas Gutes.`,
    },
    'gift-shoes': {
      title: 'Schuhe schenken, ohne die Größe zu kennen',
      text: `Schau in ein Paar, das oft getragen wird. Die Zahl steht unter der Zunge oder auf der Einlegesohle, und eine abgelaufene Sohle verrät mehr als jede Frage. Schreib sie auf, bevor du den Schuh genau so zurückstellst, wie er stand.
Geht es schief, liegt in jedem Paket ein Beleg ohne Preis, und der Umtausch kostet nichts. Oder du verschenkst gleich die Wahl: Die [Geschenkkarte](c:4400) zeichnen dieselben Leute wie unsere Schuhe.`,
    },
    'growing-room': {
      title: 'Ein Daumen Platz',
      text: `Kinder sagen nicht, wenn ein Schuh zu klein ist. Sie ziehen die Zehen ein und rennen weiter. Nimm darum alle paar Wochen die Einlegesohle heraus, stell den Fuß darauf und schau: Ein Daumen Platz vorn ist richtig, ein halber heißt bald.
Zwei Nummern auf Vorrat sparen kein Geld. Ein zu langer Schuh wird schief gelaufen und ist hin, bevor er passt. Lieber nehmen wir das kleine Paar zurück und geben es weiter.`,
    },
    'heavy-tee': {
      title: 'Warum ein gutes T-Shirt schwer ist',
      text: `Halt es ans Fenster. Siehst du deine Hand hindurch, verdreht es sich binnen einem Jahr in der Wäsche. Unseres ist aus längerer Faser auf einer alten, langsamen Maschine gestrickt und wiegt fast das Doppelte.
Schwer heißt nicht warm. Der Stoff steht von der Haut ab, darunter bewegt sich Luft. Es ist das eine T-Shirt, das wir im August tragen und im Januar wieder, unter dem Hoodie.`,
    },
    'wooden-foot': {
      title: 'Der hölzerne Fuß, mit dem alles anfängt',
      text: 'Bevor es einen Schuh gibt, gibt es einen Leisten, einen Fuß aus Buche. Unseren feilt seit neun Jahren derselbe Mann, immer nur um eine Haaresbreite. Die Späne sammelt er in einem Glas und sagt, das Glas sei der Entwurf.',
    },
    'river-bridges': {
      title: 'Sieben Brücken vor dem Frühstück',
      text: 'Los geht es an der Schleuse: hinüber und immer wieder die Seite wechseln. Sieben Brücken sind sechs Kilometer, und an der letzten gibt es Kaffee aus einem Fenster. Geh unter der Woche, dann sind die Ruderer draußen und das Licht kommt unter den Bögen durch.',
    },
    'suede-brush': {
      title: 'Eine Bürste für Wildleder',
      text: 'Lass Schlamm trocknen; nasser wandert nur. Dann leicht in eine Richtung bürsten und danach dagegen, damit sich der Flor aufstellt. Den Rest nimmt ein Radiergummi. Imprägniert wird einmal am Anfang und noch einmal nach dem ersten Schnee.',
    },
    'high-instep': {
      title: 'Schnüren für den hohen Spann',
      text: 'Lass das mittlere Ösenpaar aus. Der Senkel läuft an der Seite gerade hinauf und kreuzt erst darüber, und der Druck auf dem Fußrücken ist weg. Einen Tag lang sieht es etwas seltsam aus, danach fällt es keinem mehr auf.',
    },
    'night-shift': {
      title: 'Schuhe für die Nachtschicht',
      text: 'Amadou geht jede Nacht vierzehn Kilometer, ohne das Krankenhaus zu verlassen. Von ihm wissen wir, was kein Test verriet: Eine Sohle soll leise sein. Wir haben den Gummi unter der Ferse geändert, und jetzt hört man ihn nicht mehr kommen.',
    },
    'box-lid': {
      title: 'Ein Karton ohne Kleber',
      text: 'Unser Karton ist ein einziger Bogen Pappe, elfmal gefaltet. Kein Kleber, kein Band, kein Fenster. Aufgefaltet kommt er zum Altpapier; behalten fasst er vierzig Briefe, das wissen wir von Marta.',
    },
    'clay-season': {
      title: 'Wie der Sand wieder abgeht',
      text: 'Am Tor die Sohlen gegeneinanderschlagen, wie es alle tun. Zu Hause kommt erst die trockene Bürste und zuletzt das Wasser, denn roter Sand und Wasser geben Farbe. Die Socken legst du gleich in kaltes Wasser mit Salz.',
    },
    'second-pair': {
      title: 'Zwei Paar im Wechsel halten länger',
      text: 'Ein Schuh braucht einen Tag, um von innen zu trocknen. Trag zwei Paar im Wechsel, und jedes hält anderthalbmal so lang wie allein. Es ist die billigste Reparatur, die es gibt, und niemand muss etwas verschicken.',
    },
    'sock-heel': {
      title: 'Wo eine Socke aufgibt',
      text: 'Immer an der Ferse, einen Fingerbreit über der Naht. Darum stricken wir diese Stelle doppelt, mit einem Nylonfaden, kaum dicker als ein Haar. Spüren wirst du ihn nicht. Du merkst nur im dritten Winter, dass nichts passiert ist.',
    },
    'colour-names': {
      title: 'Wer den Farben Namen gibt',
      text: 'Vier Leute, ein Tisch, kein Obst. Das ist die Regel: nichts, was man essen, und nichts, was man trinken kann. Es bleiben Wetter, Stein und was man in den Taschen hat. „Kohle“ hat einen Nachmittag gebraucht, „Tinte“ eine Minute.',
    },
    'early-markets': {
      title: 'Märkte, früh am Tag',
      text: 'Im Januar ist die erste Stunde die beste. Die Stände sind erleuchtet, der Boden ist gefroren, und der Käsehändler hat Zeit. Zieh die Stiefel mit der Lasche an und nimm eine Tasche mit, die schließt. Alles andere gibt es dort.',
    },
    'school-shoes': {
      title: 'Schulschuhe im August',
      text: 'Füße wachsen im Sommer, also miss nicht im Juni. Geh in der letzten Ferienwoche, am Nachmittag, und lass sie einmal um den Block laufen. Das Paar, das sie dabei vergessen, ist das richtige.',
    },
  },
}
