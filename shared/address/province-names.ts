import { provinceCodes } from './province-codes.ts'

export type Province = { readonly code: string; readonly name: string }

/** In the order of the codes; Canada's also in French. */
const names: Readonly<Record<string, string>> = {
  US: `Alabama|Alaska|American Samoa|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|District of Columbia|
Federated States of Micronesia|Florida|Georgia|Guam|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Marshall Islands|
Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|
North Carolina|North Dakota|Northern Mariana Islands|Ohio|Oklahoma|Oregon|Palau|Pennsylvania|Puerto Rico|Rhode Island|South Carolina|
South Dakota|Tennessee|Texas|Utah|Vermont|Virgin Islands|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Armed Forces Americas|
Armed Forces Europe|Armed Forces Pacific`,
  CA: `Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland and Labrador|Northwest Territories|Nova Scotia|Nunavut|Ontario|
Prince Edward Island|Quebec|Saskatchewan|Yukon`,
  'CA fr': `Alberta|Colombie-Britannique|Manitoba|Nouveau-Brunswick|Terre-Neuve-et-Labrador|Territoires du Nord-Ouest|Nouvelle-Écosse|
Nunavut|Ontario|Île-du-Prince-Édouard|Québec|Saskatchewan|Yukon`,
  ES: `A Coruña|Álava|Albacete|Alicante|Almería|Asturias|Ávila|Badajoz|Baleares|Barcelona|Burgos|Cáceres|Cádiz|Cantabria|Castellón|Ceuta|
Ciudad Real|Córdoba|Cuenca|Girona|Granada|Guadalajara|Guipúzcoa|Huelva|Huesca|Jaén|La Rioja|Las Palmas|León|Lleida|Lugo|Madrid|Málaga|
Melilla|Murcia|Navarra|Ourense|Palencia|Pontevedra|Salamanca|Santa Cruz de Tenerife|Segovia|Sevilla|Soria|Tarragona|Teruel|Toledo|
Valencia|Valladolid|Vizcaya|Zamora|Zaragoza`,
  IT: `Agrigento|Alessandria|Ancona|Aosta|Arezzo|Ascoli Piceno|Asti|Avellino|Bari|Barletta-Andria-Trani|Belluno|Benevento|Bergamo|Biella|
Bologna|Bolzano|Brescia|Brindisi|Cagliari|Caltanissetta|Campobasso|Caserta|Catania|Catanzaro|Chieti|Como|Cosenza|Cremona|Crotone|Cuneo|
Enna|Fermo|Ferrara|Firenze|Foggia|Forlì-Cesena|Frosinone|Genova|Gorizia|Grosseto|Imperia|Isernia|La Spezia|L’Aquila|Latina|Lecce|Lecco|
Livorno|Lodi|Lucca|Macerata|Mantova|Massa-Carrara|Matera|Messina|Milano|Modena|Monza e Brianza|Napoli|Novara|Nuoro|Oristano|Padova|
Palermo|Parma|Pavia|Perugia|Pesaro e Urbino|Pescara|Piacenza|Pisa|Pistoia|Pordenone|Potenza|Prato|Ragusa|Ravenna|Reggio Calabria|
Reggio Emilia|Rieti|Rimini|Roma|Rovigo|Salerno|Sassari|Savona|Siena|Siracusa|Sondrio|Sud Sardegna|Taranto|Teramo|Terni|Torino|Trapani|
Trento|Treviso|Trieste|Udine|Varese|Venezia|Verbano-Cusio-Ossola|Vercelli|Verona|Vibo Valentia|Vicenza|Viterbo`,
}

/** The country's states or provinces sorted by name; empty for countries without them in addresses. */
export function provincesOf(country: string, language = ''): readonly Province[] {
  const localizedNames = (names[`${country} ${language}`] ?? names[country] ?? '')
    .split(/\||\n/)
    .filter((name) => name !== '')
  const codes = provinceCodes[country] ?? []
  const provinces = codes.map((code, index) => ({ code, name: localizedNames[index] ?? code }))
  return provinces.sort((a, b) => fold(a.name).localeCompare(fold(b.name)))
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()

/** The code for `california`, `Québec` or `on`; null if it is not a province of the country. */
export function provinceCode(country: string, text: string): string | null {
  const searchKey = fold(text)
  if (searchKey === '') return null
  const codes = provinceCodes[country] ?? []
  const byCode = codes.find((code) => code.toLowerCase() === searchKey)
  if (byCode !== undefined) return byCode
  const candidates = [...provincesOf(country), ...provincesOf(country, 'fr')]
  return candidates.find(({ name }) => fold(name) === searchKey)?.code ?? null
}
