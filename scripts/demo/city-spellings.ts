/** Local names of cities that GeoNames calls differently: country code and name. */
const LOCAL_NAMES: Readonly<Record<string, string>> = {
  "AT Vienna": "Wien",
  "BE Antwerp": "Antwerpen",
  "CH Geneva": "Genève",
  "CZ Prague": "Praha",
  "DE Munich": "München",
  "DE Nuremberg": "Nürnberg",
  "DK Copenhagen": "København",
  "GR Athens": "Αθήνα",
  "IT Florence": "Firenze",
  "IT Milan": "Milano",
  "IT Naples": "Napoli",
  "IT Rome": "Roma",
  "IT Turin": "Torino",
  "JP Osaka": "大阪市",
  "JP Tokyo": "東京",
  "PL Warsaw": "Warszawa",
  "PT Lisbon": "Lisboa",
  "RO Bucharest": "București",
  "SE Gothenburg": "Göteborg",
};

/** A city's name in the local spelling. */
export function localNameOf(countryCode: string, name: string): string {
  return LOCAL_NAMES[`${countryCode} ${name}`] ?? name;
}
