/** Words for types of region before, after or at the end of a name, in the languages of the table. */
const BEFORE =
  /^(?:(?:the )?(?:state|province|region|republic|department|governorate|canton|district|county|prefecture|emirate|parish|city) of|autonome (?:region|gemeinschaft|provinz)|(?:kanton|provinz|präfektur|departamento|departement|gouvernement|gouvernorat|gobernación|distrikt|oblast|freistaat|bundesland|region)(?: de[rs]?)?|(?:provincia|departamento|estado|comunidad|región|regiao|região|distrito|cantón|prefectura|región autónoma|gobernación|parroquia)(?: autónom[ao])?(?: del?| de la| de los| da| do)?|(?:province|région|préfecture|département|canton|état|gouvernorat|district|paroisse)(?: autonome)?(?: des?| du| de la| d['’])?|(?:provincia|regione|prefettura|dipartimento|cantone|contea|governatorato|parrocchia|distretto)(?: autonoma)?(?: di| del| della| dell['’]| d['’])?|провинция|республика|область|штат|земля|кантон|департамент|округ|префектура|ولاية|محافظة|مقاطعة|منطقة|إقليم|إمارة)(?:\s+|(?<=['’]))/iu;
const BEHIND =
  /(?:\s+(?:state|province|region|prefecture|oblast|krai|governorate|department|canton|district|county|division|emirate|municipality|parish|voivodeship|republic|territory|il[iı]|область|край|республика|провинция|префектура)|(?<=.{2})(?:省|市|州|县|縣|県|府|都|区|自治区|特别行政区|직할시|광역시|특별시|특별자치시|특별자치도|주|현))$/iu;

/** A region's name without its type: "Province of Yozgat" is Yozgat, 広島県 is 広島. */
export function bareRegionName(name: string): string {
  return name.replace(BEFORE, "").replace(BEHIND, "");
}
