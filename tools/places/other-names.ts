/**
 * Names that people type for a town beside its own: those of the shop's five languages, and short ones. A town's own
 * name comes first; the tool refuses a town that it doesn't know.
 */
const rows: Readonly<Record<string, string>> = {
  US: `New York: NYC, Nueva York, Nova York|Washington: Washington DC|Philadelphia: Philly, Philadelphie, Filadelfia|
Los Angeles: LA|New Orleans: La Nouvelle-Orléans, Nueva Orleans|Honolulu: Honolulú`,
  CA: `Québec: Quebec City, Ville de Québec|Montréal: Montreal`,
  GB: `London: Londres, Londra|Edinburgh: Édimbourg, Edimburgo, Edinburg|Kingston upon Hull: Hull|Newcastle upon Tyne: Newcastle`,
  DE: `München: Munich, Múnich, Monaco di Baviera|Köln: Cologne, Colonia|Nürnberg: Nuremberg, Núremberg, Norimberga|
Hannover: Hanover, Hanovre|Frankfurt am Main: Francfort, Fráncfort, Francoforte|Hamburg: Hambourg, Hamburgo, Amburgo|Berlin: Berlino|
Dresden: Dresde, Dresda|Leipzig: Lipsia|Stuttgart: Stoccarda|Bremen: Brême, Brema|Aachen: Aix-la-Chapelle, Aquisgrán, Aquisgrana|
Mainz: Mayence, Maguncia, Magonza|Trier: Trèves, Tréveris, Treviri|Koblenz: Coblence, Coblenza|Regensburg: Ratisbonne, Ratisbona|
Braunschweig: Brunswick`,
  FR: `Paris: Parigi|Lyon: Lyons, Lione|Marseille: Marseilles, Marsella, Marsiglia|Nice: Nizza, Niza|Strasbourg: Straßburg, Estrasburgo,
 Strasburgo|Toulouse: Tolosa|Bordeaux: Burdeos|Dunkerque: Dunkirk, Dünkirchen|Reims: Rheims|Mulhouse: Mülhausen`,
  ES: `Sevilla: Seville, Séville, Siviglia|Zaragoza: Saragossa, Saragosse, Saragozza|Barcelona: Barcelone, Barcellona|
Córdoba: Cordoue, Cordova|A Coruña: La Coruña, Corunna, La Corogne|Palma: Palma de Mallorca, Majorca|Pamplona: Pampelune, Iruña|
Donostia-San Sebastián: San Sebastián, Donostia, Saint-Sébastien|Vitoria-Gasteiz: Vitoria, Gasteiz|Bilbao: Bilbo`,
  IT: `Roma: Rome, Rom|Milano: Milan, Milán, Mailand|Torino: Turin, Turín|Firenze: Florence, Florenz, Florencia|Napoli: Naples, Neapel,
 Nápoles|Venezia: Venice, Venise, Venedig, Venecia|Genova: Genoa, Gênes, Genua|Padova: Padua, Padoue|Livorno: Leghorn, Livourne|
Bologna: Bologne, Bolonia|Verona: Vérone|Siena: Sienne|Bolzano: Bozen|Trento: Trient|Siracusa: Syracuse|Mantova: Mantua|
Reggio nell’Emilia: Reggio Emilia|Reggio Calabria: Reggio di Calabria`,
}

export type OtherNames = { readonly country: string; readonly name: string; readonly others: readonly string[] }

export const otherNames: readonly OtherNames[] = Object.entries(rows).flatMap(([country, text]) =>
  text
    .replaceAll('\n', '')
    .split('|')
    .map((row) => {
      const [name = '', others = ''] = row.split(': ')
      return { country, name, others: others.split(',').map((other) => other.trim()) }
    }),
)
