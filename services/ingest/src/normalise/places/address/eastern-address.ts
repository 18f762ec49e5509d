import { remember } from "@meridian/domain/bounded-cache";
import { countryCodeOfName } from "@meridian/domain/places/country-names";
import { isKnownCity } from "../known-cities.ts";

/** Cities whose names contain the character for city, town or village before the last one. */
const CITIES_WITH_SIGN =
  "四日市市|廿日市市|野々市市|十日町市|大町市|町田市|大村市|村上市|村山市|東村山市|武蔵村山市|羽村市|市川市|市原市|田村市|上市町|下市町|余市町|玉村町";
const JAPANESE = new RegExp(
  `^(?:〒?\\s*\\d{3}-?\\d{4}\\s*)?(北海道|東京都|京都府|大阪府|\\p{Script=Han}{2,3}県)?\\s*(?:\\p{Script=Han}{1,4}郡)?\\s*(${CITIES_WITH_SIGN}|[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ヶケノ々]{1,6}?[市区町村])`,
  "u",
);
/** "本町4-85", without a region before it: a number stands behind the quarters of a city, and seldom behind towns. */
const JAPANESE_QUARTER =
  /^(?:〒?\s*\d{3}-?\d{4}\s*)?(?:(?!郡|県)[^\s\p{Nd}]){1,8}[町村]\s*[\p{Nd}一二三四五六七八九十]/u;
const JAPANESE_START = /^(?:〒|(?:〒?\s*\d{3}-\d{4}\s*)?(?:北海道|東京都|京都府|大阪府|\p{Script=Han}{2,3}県))/u;
const KOREAN =
  /^(서울|부산|대구|인천|광주|대전|울산|세종)(?:특별시|광역시|특별자치시|시)?\s|^(?:(?:경기|강원|충청[남북]|전라[남북]|경상[남북]|제주|전북|전남|경북|경남|충북|충남)(?:특별자치)?도?)\s+(\p{Script=Hangul}{1,5}[시군])(?:\s|$)/u;
const CHINESE =
  /^(?:中国)?\s*(?:\p{Script=Han}{2,8}?(?:省|自治区))?\s*((?:(?![镇乡区县街路村道])\p{Script=Han}){2,8}?市|北京|上海|天津|重庆)(?=\p{Script=Han}|\s|$)/u;
const TAIWANESE =
  /^(?:\d{3,6}\s*)?(?:台灣|臺灣|台湾)?(?:省)?\s*(?:\d{3,6}\s*)?([臺台]北市|新北市|桃園市|[臺台]中市|[臺台]南市|高雄市|基隆市|新竹市|嘉義市|\p{Script=Han}{2}縣(\p{Script=Han}{1,3}?[鄉鎮市])?)/u;
const COUNTY_AND_TOWN = /^(\p{Script=Han}{2}[縣市])(\p{Script=Han}{1,3}[鄉鎮市區])$/u;
const PREFECTURE_AND_TOWN = /^(東京都|北海道|京都府|大阪府|\p{Script=Han}{2,3}県)(\S{1,6}[市区町村])$/u;
const CHINESE_START =
  /^(?:中国)?\s*(?:(?:河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海)省|(?:内蒙古|广西壮族|西藏|宁夏回族|新疆维吾尔)自治区|(?:北京|上海|天津|重庆)市)(?=\p{Script=Han})/u;
const THAI_CAPITAL = /กรุงเทพ|กทม/u;
/** "อ.เมือง จ.เชียงใหม่ 50200" */
const THAI = /(?:อำเภอ|อ\.)\s*(?<district>\S+)\s+(?:จังหวัด|จ\.)\s*(?<province>[^\s\d,]+)/u;
/** Only Japanese has kana; a town may go without its prefecture. */
const JAPANESE_TOWN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,6}[市区町村郡]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** As map pages in these languages write it before the rest. */
const COUNTRY_AHEAD = /^(?:日本[、,\s]|대한민국\s)\s*/u;
const MAX_CITY_CHARS = 12;
const MAX_COUNTRY_CHARS = 7;
const CACHED_ADDRESSES = 5000;
/** A state or a province, or a city in the letters of its country. */
const REGION_BEHIND = /^\p{Script=Han}{1,8}[州省市県县府]|\p{Script=Latin}$/u;
const LATIN_END = /\p{Script=Latin}[\p{Script=Latin}\s.'-]*$/u;

/** The city of an Asian address without commas. */
export function cityOfEasternAddress(address: string, countryCode: string | undefined): string | undefined {
  const city = findCity(address.replace(COUNTRY_AHEAD, ""), countryCode) ?? cityBehindCountry(address, countryCode);
  return city === undefined || city.length > MAX_CITY_CHARS ? undefined : city;
}

/** "挪威奥斯陆", "美国德州Austin": Chinese writes the country before what is in it. */
export const countryAhead = remember((address: string): { countryCode: string; rest: string } | undefined => {
  const [start = ""] = /^\p{Script=Han}*/u.exec(address) ?? [];
  for (let length = Math.min(start.length, MAX_COUNTRY_CHARS); length > 1; length--) {
    const countryCode = countryCodeOfName(start.slice(0, length));
    const rest = address.slice(length).trim();
    if (countryCode !== undefined) return beginsWithPlace(rest, countryCode) ? { countryCode, rest } : undefined;
  }
  return undefined;
}, CACHED_ADDRESSES);

/** "西班牙路" is a street, and "日本大学" a university. */
function beginsWithPlace(rest: string, countryCode: string): boolean {
  const lengths = Array.from({ length: MAX_COUNTRY_CHARS - 1 }, (_, at) => at + 2);
  return REGION_BEHIND.test(rest) || lengths.some((length) => isKnownCity(rest.slice(0, length), countryCode));
}

function cityBehindCountry(address: string, countryCode: string | undefined): string | undefined {
  const ahead = countryAhead(address);
  if (ahead === undefined || ahead.countryCode !== countryCode) return undefined;
  const isState = countryCode !== "CN" && ahead.rest.endsWith("州");
  const names = [isState ? "" : ahead.rest, LATIN_END.exec(ahead.rest)?.[0] ?? ""];
  return names.find((name) => isKnownCity(name, countryCode));
}

/** The city of a cell that names its province before it: "北海道札幌市中央区". */
export function cityBehindProvince(cell: string, countryCode: string | undefined): string | undefined {
  const hasProvince = countryCode === "JP" ? JAPANESE.exec(cell)?.[1] !== undefined : CHINESE_START.test(cell);
  return hasProvince ? cityOfEasternAddress(cell, countryCode) : undefined;
}

function findCity(address: string, countryCode: string | undefined): string | undefined {
  switch (countryCode) {
    case "JP":
      return cityOfJapanese(address);
    case "KR": {
      const match = KOREAN.exec(address);
      return match?.[1] ?? match?.[2];
    }
    case "CN":
      return CHINESE.exec(address)?.[1];
    case "TW":
      return cityOfTaiwanese(address);
    case "TH":
      return cityOfThai(address);
    default:
      return undefined;
  }
}

function cityOfJapanese(address: string): string | undefined {
  const [, region, city] = JAPANESE.exec(address) ?? [];
  return region === undefined && /[町村]$/.test(city ?? "") && JAPANESE_QUARTER.test(address) ? undefined : city;
}

/** The town of a county, else the city or county. */
function cityOfTaiwanese(address: string): string | undefined {
  const [, place, town] = TAIWANESE.exec(address) ?? [];
  return town ?? place;
}

/** "屏東縣恆春鎮", "臺北市南港區", "東京都渋谷区": the region, the city and its district in a cell of regions. */
export function splitRegionCell(
  cell: string,
  countryCode: string | undefined,
): { state: string; city: string; district?: string } | undefined {
  const form = countryCode === "TW" ? COUNTY_AND_TOWN : countryCode === "JP" ? PREFECTURE_AND_TOWN : undefined;
  const [, state = "", town = ""] = form?.exec(cell) ?? [];
  if (town === "") return undefined;
  return state.endsWith("市") ? { state, city: state, district: town } : { state, city: town };
}

/** The province's capital, where the district is the town itself, else the district if it is a town. */
function cityOfThai(address: string): string | undefined {
  if (THAI_CAPITAL.test(address)) return "กรุงเทพ";
  const { district = "", province = "" } = THAI.exec(address)?.groups ?? {};
  return [district.startsWith("เมือง") ? province : district].find((name) => isKnownCity(name, "TH"));
}

/** The country that an address starts with, or whose provinces it starts with. */
export function countryOfEasternAddress(address: string): string | undefined {
  if (JAPANESE_START.test(address) || (JAPANESE_TOWN.test(address) && KANA.test(address))) return "JP";
  if (KOREAN.test(address)) return "KR";
  if (CHINESE_START.test(address)) return "CN";
  const ahead = countryAhead(address);
  if (ahead !== undefined) return ahead.countryCode;
  return TAIWANESE.test(address) ? "TW" : undefined;
}
