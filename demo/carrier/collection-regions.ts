/** The regions where the carrier has parcel shops: one town for each. Coordinates are the center of the town. */
export type CollectionRegion = {
  /** The characters that the region's postal codes begin with; in Britain the letters of the area. */
  readonly key: string
  readonly city: string
  readonly latitude: number
  readonly longitude: number
  /** First and last postal code of the town (the same if it has one). In Britain the outward half. */
  readonly from: string
  readonly to: string
}

/**
 * key, town, latitude, longitude; then the postal code or range of the town, unless it is the default (the key with the
 * country's `defaultCodeSuffix`).
 */
const rows: Readonly<Record<string, string>> = {
  DE: `01 Dresden 51.05 13.74 01067|02 Görlitz 51.15 14.99 02826|03 Cottbus 51.76 14.33 03046|04 Leipzig 51.34 12.37 04109|
06 Halle (Saale) 51.48 11.97 06108|07 Jena 50.93 11.59 07743|08 Zwickau 50.72 12.49 08056|09 Chemnitz 50.83 12.92 09111|
10 Berlin 52.52 13.41 10115-10119|12 Berlin 52.46 13.43 12043-12059|13 Berlin 52.56 13.35 13347-13359|14 Potsdam 52.4 13.06 14467|
15 Frankfurt (Oder) 52.34 14.55 15230|16 Oranienburg 52.75 13.24 16515|17 Neubrandenburg 53.56 13.26 17033|18 Rostock 54.09 12.14 18055|
19 Schwerin 53.63 11.41 19053|20 Hamburg 53.56 10 20095|21 Lüneburg 53.25 10.41 21335|22 Hamburg 53.6 10.03 22301|23 Lübeck 53.87 10.69 23552|
24 Kiel 54.32 10.14 24103|25 Itzehoe 53.92 9.51 25524|26 Oldenburg 53.14 8.21 26122|27 Bremerhaven 53.54 8.58 27568|28 Bremen 53.08 8.8 28195|
29 Celle 52.62 10.08 29221|30 Hannover 52.37 9.73 30159|31 Hildesheim 52.15 9.95 31134|32 Herford 52.11 8.67 32049|
33 Bielefeld 52.02 8.53 33602|34 Kassel 51.31 9.48 34117|35 Gießen 50.58 8.68 35390|36 Fulda 50.55 9.68 36037|37 Göttingen 51.53 9.93 37073|
38 Braunschweig 52.26 10.52 38100|39 Magdeburg 52.12 11.63 39104|40 Düsseldorf 51.23 6.78 40213|41 Mönchengladbach 51.19 6.44 41061|
42 Wuppertal 51.26 7.15 42103|44 Dortmund 51.51 7.47 44137|45 Essen 51.46 7.01 45127|46 Oberhausen 51.47 6.86 46045|
47 Duisburg 51.43 6.76 47051|48 Münster 51.96 7.63 48143|49 Osnabrück 52.28 8.05 49074|50 Köln 50.94 6.96 50667|51 Köln 50.94 7.04 51063|
52 Aachen 50.78 6.08 52062|53 Bonn 50.73 7.1 53111|54 Trier 49.76 6.64 54290|55 Mainz 50 8.27 55116|56 Koblenz 50.36 7.59 56068|
57 Siegen 50.87 8.02 57072|58 Hagen 51.36 7.47 58095|59 Hamm 51.68 7.82 59065|60 Frankfurt am Main 50.11 8.68 60311|
61 Bad Homburg 50.23 8.62 61348|63 Offenbach am Main 50.1 8.77 63065|64 Darmstadt 49.87 8.65 64283|65 Wiesbaden 50.08 8.24 65183|
66 Saarbrücken 49.24 6.99 66111|67 Ludwigshafen 49.48 8.44 67059|68 Mannheim 49.49 8.47 68159|69 Heidelberg 49.41 8.69 69115|
70 Stuttgart 48.78 9.18 70173|71 Ludwigsburg 48.9 9.19 71638|72 Tübingen 48.52 9.05 72070|73 Esslingen 48.74 9.31 73728|
74 Heilbronn 49.14 9.22 74072|75 Pforzheim 48.89 8.7 75175|76 Karlsruhe 49.01 8.4 76133|77 Offenburg 48.47 7.94 77652|
78 Konstanz 47.66 9.18 78462|79 Freiburg 47.99 7.85 79098|80 München 48.14 11.57 80331|81 München 48.12 11.6 81667|
82 Fürstenfeldbruck 48.18 11.25 82256|83 Rosenheim 47.86 12.12 83022|84 Landshut 48.54 12.15 84028|85 Ingolstadt 48.77 11.43 85049|
86 Augsburg 48.37 10.9 86150|87 Kempten 47.73 10.31 87435|88 Ravensburg 47.78 9.61 88212|89 Ulm 48.4 9.99 89073|90 Nürnberg 49.45 11.08 90402|
91 Erlangen 49.6 11 91052|92 Amberg 49.44 11.86 92224|93 Regensburg 49.01 12.1 93047|94 Passau 48.57 13.46 94032|95 Bayreuth 49.95 11.58 95444|
96 Bamberg 49.9 10.9 96047|97 Würzburg 49.79 9.95 97070|98 Suhl 50.61 10.69 98527|99 Erfurt 50.98 11.03 99084`,
  FR: `01 Bourg-en-Bresse 46.21 5.23|02 Laon 49.56 3.62|03 Moulins 46.57 3.33|04 Digne-les-Bains 44.09 6.24|05 Gap 44.56 6.08|06 Nice 43.7 7.27|
07 Privas 44.74 4.6|08 Charleville-Mézières 49.77 4.72|09 Foix 42.97 1.61|10 Troyes 48.3 4.08|11 Carcassonne 43.21 2.35|12 Rodez 44.35 2.57|
13 Marseille 43.3 5.37 13001-13016|14 Caen 49.18 -0.37|15 Aurillac 44.93 2.44|16 Angoulême 45.65 0.16|17 La Rochelle 46.16 -1.15|
18 Bourges 47.08 2.4|19 Tulle 45.27 1.77|20 Ajaccio 41.93 8.74|21 Dijon 47.32 5.04|22 Saint-Brieuc 48.51 -2.76|23 Guéret 46.17 1.87|
24 Périgueux 45.18 0.72|25 Besançon 47.24 6.02|26 Valence 44.93 4.89|27 Évreux 49.02 1.15|28 Chartres 48.45 1.49|29 Quimper 48 -4.1|
30 Nîmes 43.84 4.36|31 Toulouse 43.6 1.44|32 Auch 43.65 0.59|33 Bordeaux 44.84 -0.58|34 Montpellier 43.61 3.88|35 Rennes 48.11 -1.68|
36 Châteauroux 46.81 1.69|37 Tours 47.39 0.69|38 Grenoble 45.19 5.72|39 Lons-le-Saunier 46.67 5.55|40 Mont-de-Marsan 43.89 -0.5|
41 Blois 47.59 1.33|42 Saint-Étienne 45.44 4.39|43 Le Puy-en-Velay 45.04 3.88|44 Nantes 47.22 -1.55|45 Orléans 47.9 1.91|46 Cahors 44.45 1.44|
47 Agen 44.2 0.62|48 Mende 44.52 3.5|49 Angers 47.47 -0.55|50 Saint-Lô 49.12 -1.09|51 Reims 49.26 4.03 51100|52 Chaumont 48.11 5.14|
53 Laval 48.07 -0.77|54 Nancy 48.69 6.18|55 Bar-le-Duc 48.77 5.16|56 Vannes 47.66 -2.76|57 Metz 49.12 6.18|58 Nevers 46.99 3.16|
59 Lille 50.63 3.06|60 Beauvais 49.43 2.08|61 Alençon 48.43 0.09|62 Arras 50.29 2.78|63 Clermont-Ferrand 45.78 3.08|64 Pau 43.3 -0.37|
65 Tarbes 43.23 0.08|66 Perpignan 42.69 2.9|67 Strasbourg 48.57 7.75|68 Mulhouse 47.75 7.34 68100|69 Lyon 45.76 4.84 69001-69009|
70 Vesoul 47.62 6.16|71 Mâcon 46.31 4.83|72 Le Mans 48.01 0.2|73 Chambéry 45.57 5.92|74 Annecy 45.9 6.13|75 Paris 48.857 2.352 75001-75020|
76 Rouen 49.44 1.1|77 Melun 48.54 2.66|78 Versailles 48.8 2.13|79 Niort 46.32 -0.46|80 Amiens 49.89 2.3|81 Albi 43.93 2.15|
82 Montauban 44.02 1.35|83 Toulon 43.12 5.93|84 Avignon 43.95 4.81|85 La Roche-sur-Yon 46.67 -1.43|86 Poitiers 46.58 0.34|
87 Limoges 45.83 1.26|88 Épinal 48.17 6.45|89 Auxerre 47.8 3.57|90 Belfort 47.64 6.86|91 Évry-Courcouronnes 48.63 2.43|92 Nanterre 48.89 2.21|
93 Bobigny 48.91 2.44|94 Créteil 48.79 2.46|95 Cergy 49.04 2.06`,
  ES: `01 Vitoria-Gasteiz 42.85 -2.67|02 Albacete 38.99 -1.86|03 Alicante 38.35 -0.48|04 Almería 36.84 -2.46|05 Ávila 40.66 -4.7|
06 Badajoz 38.88 -6.97|07 Palma 39.57 2.65|08 Barcelona 41.39 2.17 08001-08042|09 Burgos 42.34 -3.7|10 Cáceres 39.48 -6.37|11 Cádiz 36.53 -6.29|
12 Castelló de la Plana 39.99 -0.04|13 Ciudad Real 38.99 -3.93|14 Córdoba 37.89 -4.78|15 A Coruña 43.36 -8.41|16 Cuenca 40.07 -2.14|
17 Girona 41.98 2.82|18 Granada 37.18 -3.6|19 Guadalajara 40.63 -3.17|20 Donostia-San Sebastián 43.32 -1.98|21 Huelva 37.26 -6.95|
22 Huesca 42.14 -0.41|23 Jaén 37.77 -3.79|24 León 42.6 -5.57|25 Lleida 41.62 0.62|26 Logroño 42.47 -2.45|27 Lugo 43.01 -7.56|
28 Madrid 40.42 -3.7 28001-28055|29 Málaga 36.72 -4.42|30 Murcia 37.98 -1.13|31 Pamplona 42.81 -1.65|32 Ourense 42.34 -7.86|
33 Oviedo 43.36 -5.85|34 Palencia 42.01 -4.53|35 Las Palmas de Gran Canaria 28.12 -15.43|36 Vigo 42.24 -8.72 36201|37 Salamanca 40.97 -5.66|
38 Santa Cruz de Tenerife 28.47 -16.25|39 Santander 43.46 -3.81|40 Segovia 40.95 -4.12|41 Sevilla 37.39 -5.99|42 Soria 41.76 -2.46|
43 Tarragona 41.12 1.25|44 Teruel 40.34 -1.11|45 Toledo 39.86 -4.03|46 València 39.47 -0.38 46001-46026|47 Valladolid 41.65 -4.72|
48 Bilbao 43.26 -2.93|49 Zamora 41.5 -5.75|50 Zaragoza 41.65 -0.89`,
  IT: `00 Roma 41.9 12.5 00182-00199|01 Viterbo 42.42 12.11|02 Rieti 42.4 12.86|03 Frosinone 41.64 13.34|04 Latina 41.47 12.9|05 Terni 42.56 12.65|
06 Perugia 43.11 12.39 06121|07 Sassari 40.73 8.56|08 Nuoro 40.32 9.33|09 Cagliari 39.22 9.12 09124|10 Torino 45.07 7.69 10121-10156|
11 Aosta 45.74 7.32|12 Cuneo 44.39 7.55|13 Vercelli 45.32 8.42|14 Asti 44.9 8.21|15 Alessandria 44.91 8.61 15121|16 Genova 44.41 8.93 16121|
17 Savona 44.31 8.48|18 Imperia 43.89 8.03|19 La Spezia 44.1 9.82 19121|20 Milano 45.46 9.19 20121-20162|21 Varese 45.82 8.83|
22 Como 45.81 9.09|23 Lecco 45.86 9.4 23900|24 Bergamo 45.7 9.67 24121|25 Brescia 45.54 10.22 25121|26 Cremona 45.13 10.02|27 Pavia 45.19 9.16|
28 Novara 45.45 8.62|29 Piacenza 45.05 9.7 29121|30 Venezia 45.44 12.33 30121|31 Treviso 45.67 12.24|32 Belluno 46.14 12.22|33 Udine 46.06 13.24|
34 Trieste 45.65 13.77 34121|35 Padova 45.41 11.88 35121|36 Vicenza 45.55 11.54|37 Verona 45.44 10.99 37121|38 Trento 46.07 11.12 38121|
39 Bolzano 46.5 11.35|40 Bologna 44.49 11.34 40121|41 Modena 44.65 10.93 41121|42 Reggio Emilia 44.7 10.63 42121|43 Parma 44.8 10.33 43121|
44 Ferrara 44.84 11.62 44121|45 Rovigo 45.07 11.79|47 Rimini 44.06 12.57 47921|48 Ravenna 44.42 12.2 48121|50 Firenze 43.77 11.26 50121|
51 Pistoia 43.93 10.92|52 Arezzo 43.46 11.88|53 Siena 43.32 11.33|54 Massa 44.04 10.14|55 Lucca 43.84 10.5|56 Pisa 43.72 10.4 56121|
57 Livorno 43.55 10.31 57121|58 Grosseto 42.76 11.11|59 Prato 43.88 11.1|60 Ancona 43.62 13.52 60121|61 Pesaro 43.91 12.91 61121|
62 Macerata 43.3 13.45|63 Ascoli Piceno 42.85 13.58|64 Teramo 42.66 13.7|65 Pescara 42.46 14.21 65121|66 Chieti 42.35 14.17|
67 L’Aquila 42.35 13.4|70 Bari 41.12 16.87 70121|71 Foggia 41.46 15.54 71121|72 Brindisi 40.64 17.94|73 Lecce 40.35 18.17|
74 Taranto 40.47 17.24 74121|75 Matera 40.67 16.6|76 Barletta 41.32 16.28 76121|80 Napoli 40.85 14.27 80121-80147|81 Caserta 41.07 14.33|
82 Benevento 41.13 14.78|83 Avellino 40.91 14.79|84 Salerno 40.68 14.76 84121|85 Potenza 40.64 15.81|86 Campobasso 41.56 14.66|
87 Cosenza 39.3 16.25|88 Catanzaro 38.91 16.59|89 Reggio Calabria 38.11 15.65 89121|90 Palermo 38.12 13.36 90121-90151|91 Trapani 38.02 12.51|
92 Agrigento 37.31 13.58|93 Caltanissetta 37.49 14.06|94 Enna 37.57 14.28|95 Catania 37.5 15.09 95121|96 Siracusa 37.08 15.29|
97 Ragusa 36.93 14.73|98 Messina 38.19 15.55 98121`,
  GB: `AB Aberdeen 57.15 -2.1 AB10|AL St Albans 51.75 -0.34|B Birmingham 52.48 -1.9 B1-5|BA Bath 51.38 -2.36|BB Blackburn 53.75 -2.48|
BD Bradford 53.79 -1.75|BH Bournemouth 50.72 -1.88|BL Bolton 53.58 -2.43|BN Brighton 50.82 -0.14|BR Bromley 51.41 0.02|BS Bristol 51.45 -2.59|
BT Belfast 54.6 -5.93|CA Carlisle 54.89 -2.93|CB Cambridge 52.2 0.13|CF Cardiff 51.48 -3.18 CF10|CH Chester 53.19 -2.89|CM Chelmsford 51.74 0.47|
CO Colchester 51.89 0.9|CR Croydon 51.37 -0.1 CR0|CT Canterbury 51.28 1.08|CV Coventry 52.41 -1.51|CW Crewe 53.1 -2.44|DA Dartford 51.45 0.22|
DD Dundee 56.46 -2.97|DE Derby 52.92 -1.48|DG Dumfries 55.07 -3.61|DH Durham 54.78 -1.57|DL Darlington 54.52 -1.55|DN Doncaster 53.52 -1.13|
DT Dorchester 50.71 -2.44|DY Dudley 52.51 -2.08|E London 51.53 -0.05 E1-9|EC London 51.52 -0.1 EC1V|EH Edinburgh 55.95 -3.19 EH1-8|
EN Enfield 51.65 -0.08|EX Exeter 50.72 -3.53|FK Falkirk 56 -3.78|FY Blackpool 53.82 -3.05|G Glasgow 55.86 -4.25 G1-5|GL Gloucester 51.86 -2.24|
GU Guildford 51.24 -0.57|HA Harrow 51.58 -0.34|HD Huddersfield 53.65 -1.78|HG Harrogate 53.99 -1.54|HP Hemel Hempstead 51.75 -0.47|
HR Hereford 52.06 -2.71|HS Stornoway 58.21 -6.38|HU Hull 53.74 -0.33|HX Halifax 53.72 -1.86|IG Ilford 51.56 0.07|IP Ipswich 52.06 1.15|
IV Inverness 57.48 -4.22|KA Kilmarnock 55.61 -4.5|KT Kingston upon Thames 51.41 -0.3|KW Wick 58.44 -3.09|KY Kirkcaldy 56.11 -3.16|
L Liverpool 53.41 -2.98 L1-8|LA Lancaster 54.05 -2.8|LD Llandrindod Wells 52.24 -3.38|LE Leicester 52.64 -1.13|LL Wrexham 53.05 -2.99 LL11|
LN Lincoln 53.23 -0.54|LS Leeds 53.8 -1.55|LU Luton 51.88 -0.42|M Manchester 53.48 -2.24 M1-4|ME Rochester 51.39 0.5|MK Milton Keynes 52.04 -0.76 MK9|
ML Motherwell 55.79 -3.99|N London 51.56 -0.11 N1-9|NE Newcastle upon Tyne 54.97 -1.61|NG Nottingham 52.95 -1.15|NN Northampton 52.24 -0.9|
NP Newport 51.58 -3 NP20|NR Norwich 52.63 1.3|NW London 51.54 -0.16 NW1-8|OL Oldham 53.54 -2.12|OX Oxford 51.75 -1.26|PA Paisley 55.85 -4.42|
PE Peterborough 52.57 -0.24|PH Perth 56.4 -3.43|PL Plymouth 50.37 -4.14|PO Portsmouth 50.8 -1.09|PR Preston 53.76 -2.7|RG Reading 51.45 -0.97|
RH Redhill 51.24 -0.17|RM Romford 51.58 0.18|S Sheffield 53.38 -1.47|SA Swansea 51.62 -3.94|SE London 51.48 -0.06 SE1-9|SG Stevenage 51.9 -0.2|
SK Stockport 53.41 -2.16|SL Slough 51.51 -0.59|SM Sutton 51.36 -0.19|SN Swindon 51.56 -1.78|SO Southampton 50.91 -1.4 SO14|SP Salisbury 51.07 -1.79|
SR Sunderland 54.91 -1.38|SS Southend-on-Sea 51.54 0.71|ST Stoke-on-Trent 53.03 -2.18|SW London 51.47 -0.15 SW2-9|SY Shrewsbury 52.71 -2.75|
TA Taunton 51.02 -3.1|TD Galashiels 55.62 -2.81|TF Telford 52.68 -2.45 TF3|TN Tunbridge Wells 51.13 0.26|TQ Torquay 50.46 -3.53|TR Truro 50.26 -5.05|
TS Middlesbrough 54.57 -1.23|TW Twickenham 51.45 -0.33|UB Southall 51.51 -0.38|W London 51.51 -0.2 W2-9|WA Warrington 53.39 -2.6|
WC London 51.52 -0.12 WC1N|WD Watford 51.66 -0.4 WD17|WF Wakefield 53.68 -1.5|WN Wigan 53.55 -2.63|WR Worcester 52.19 -2.22|WS Walsall 52.59 -1.98|
WV Wolverhampton 52.59 -2.13|YO York 53.96 -1.08|ZE Lerwick 60.15 -1.14`,
}

const defaultCodeSuffix: Readonly<Record<string, string>> = { FR: '000', ES: '001', IT: '100', GB: '1' }

/** The regions of a country; empty if the carrier has no shops there. */
export function collectionRegions(country: string): readonly CollectionRegion[] {
  const entries = rows[country]?.replaceAll('\n', '').split('|') ?? []
  return entries.map((row) => {
    const parts = /^(\S+) (.+?) (-?[\d.]+) (-?[\d.]+)(?: (\S+))?$/.exec(row)
    if (!parts) throw new RangeError(`collection region: ${row}`)
    const [, key = '', city = '', latitude, longitude, codes = key + (defaultCodeSuffix[country] ?? '')] = parts
    const [from = '', to = from] = codes.split('-')
    return { key, city, latitude: Number(latitude), longitude: Number(longitude), from, to }
  })
}
