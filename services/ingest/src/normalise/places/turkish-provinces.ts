import { foldText } from "@meridian/domain/text/fold-text";

const PROVINCES = new Set(
  "Adana, Adıyaman, Afyonkarahisar, Ağrı, Aksaray, Amasya, Ankara, Antalya, Ardahan, Artvin, Aydın, Balıkesir, Bartın, Batman, Bayburt, Bilecik, Bingöl, Bitlis, Bolu, Burdur, Bursa, Çanakkale, Çankırı, Çorum, Denizli, Diyarbakır, Düzce, Edirne, Elazığ, Erzincan, Erzurum, Eskişehir, Gaziantep, Giresun, Gümüşhane, Hakkari, Hatay, Iğdır, Isparta, İstanbul, İzmir, Kahramanmaraş, Karabük, Karaman, Kars, Kastamonu, Kayseri, Kilis, Kırıkkale, Kırklareli, Kırşehir, Kocaeli, Konya, Kütahya, Malatya, Manisa, Mardin, Mersin, Muğla, Muş, Nevşehir, Niğde, Ordu, Osmaniye, Rize, Sakarya, Samsun, Şanlıurfa, Siirt, Sinop, Şırnak, Sivas, Tekirdağ, Tokat, Trabzon, Tunceli, Uşak, Van, Yalova, Yozgat, Zonguldak"
    .split(", ")
    .map(foldText),
);

/** Turkish addresses end in "district/province"; the province is the city with its name. */
const DISTRICT_AND_PROVINCE = /(?:^|[\s,])(\p{L}+)\s*[/\-–]\s*(\p{L}+)\s*$/u;

const COUNTRY_BEHIND = /[\s,/–-]+(?:t[uü]rk[iİ]ye|turkey)\s*$/iu;

/** Whether a text is exactly a province's name. */
export function isProvince(text: string): boolean {
  return PROVINCES.has(foldText(text));
}

/** The province at the end of a Turkish address or element; undefined if it ends otherwise. */
export function provinceOfTail(text: string): string | undefined {
  const province = DISTRICT_AND_PROVINCE.exec(text.replace(COUNTRY_BEHIND, ""))?.[2];
  return province !== undefined && PROVINCES.has(foldText(province)) ? province : undefined;
}
