import { foldText } from "@meridian/shared/domain/fold-text";

/** Names under which visitors look for cities that files spell otherwise, most in English and in their own language. */
const SAME_CITY = `
  Munich, München, Muenchen | Cologne, Köln, Koeln | Nuremberg, Nürnberg, Nuernberg | Hanover, Hannover | Düsseldorf, Duesseldorf
  Frankfurt, Frankfurt am Main | Vienna, Wien | Zürich, Zuerich | Geneva, Genève, Genf | Lucerne, Luzern | Basel, Bâle
  Brussels, Bruxelles, Brussel | Antwerp, Antwerpen, Anvers | Bruges, Brugge | Ghent, Gent | The Hague, Den Haag, 's-Gravenhage
  Rome, Roma, Rom | Milan, Milano, Mailand | Florence, Firenze, Florenz | Venice, Venezia, Venedig | Naples, Napoli, Neapel
  Turin, Torino | Genoa, Genova | Seville, Sevilla | Lisbon, Lisboa, Lissabon | Porto, Oporto | Copenhagen, København, Kopenhagen
  Gothenburg, Göteborg | Helsinki, Helsingfors | Prague, Praha, Prag | Warsaw, Warszawa, Warschau | Cracow, Kraków, Krakau
  Wroclaw, Breslau | Gdansk, Danzig | Bucharest, București, Bukarest | Belgrade, Beograd, Београд | Sofia, София | Athens, Αθήνα, Athina
  Thessaloniki, Θεσσαλονίκη | Moscow, Москва, Moskva, Moskau | Saint Petersburg, St Petersburg, Санкт-Петербург | Kyiv, Kiev, Київ, Киев
  Kharkiv, Харків | Odesa, Odessa, Одеса | Lviv, Львів, Lemberg | Minsk, Мінск, Минск | Istanbul, Стамбул, Constantinople | Ankara, Анкара
  Nicosia, Lefkosia, Λευκωσία | Jerusalem, ירושלים, القدس | Tel Aviv, Tel Aviv-Yafo, תל אביב | Cairo, القاهرة, Al Qahirah
  Alexandria, الإسكندرية | Dubai, دبي | Abu Dhabi, أبو ظبي | Riyadh, الرياض | Jeddah, جدة | Mecca, Makkah, مكة | Medina, المدينة المنورة
  Doha, الدوحة | Kuwait City, الكويت | Amman, عمان | Beirut, بيروت | Damascus, دمشق | Baghdad, بغداد | Casablanca, الدار البيضاء
  Tehran, تهران | Delhi, New Delhi, दिल्ली | Mumbai, Bombay, मुंबई | Kolkata, Calcutta | Chennai, Madras | Bengaluru, Bangalore
  Beijing, 北京, Peking | Shanghai, 上海 | Guangzhou, 广州, Canton | Shenzhen, 深圳 | Hong Kong, 香港 | Taipei, 台北, 臺北
  Tokyo, 東京, 东京 | Osaka, 大阪 | Kyoto, 京都 | Yokohama, 横浜 | Seoul, 서울 | Busan, 부산, Pusan | Bangkok, กรุงเทพ, กรุงเทพมหานคร
  Ho Chi Minh City, Saigon, Thành phố Hồ Chí Minh | Hanoi, Hà Nội | Yangon, Rangoon | Singapore, 新加坡
  Mexico City, Ciudad de México, CDMX | New York, New York City, NYC | Los Angeles, LA | San Francisco, SF | Philadelphia, Philly
  Washington, Washington D.C., Washington DC | Saint Louis, St. Louis | Saint Paul, St. Paul | Québec, Quebec City | Montréal, Montreal
  Panama City, Ciudad de Panamá | Guatemala City, Ciudad de Guatemala | Rio de Janeiro, Rio | São Paulo, Sao Paulo`;

const byName = new Map<string, readonly string[]>();
for (const group of SAME_CITY.split(/[|\n]/)) {
  const names = group.split(",").map((name) => name.trim());
  for (const name of names) byName.set(foldText(name), names);
}

/** Other names of the city that a text names, be there one of them in the directory or not. */
export function otherCityNames(text: string): readonly string[] {
  const folded = foldText(text);
  return byName.get(folded)?.filter((name) => foldText(name) !== folded) ?? [];
}
