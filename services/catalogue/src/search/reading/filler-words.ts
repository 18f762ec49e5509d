import { foldText } from "@meridian/domain/text/fold-text";

/** Words about how visitors search, not what for, by language. */
const BY_LANGUAGE: Readonly<Record<string, string>> = {
  en: `best top good great nice cheap cheapest affordable local nearby find show search looking where what which is are there can i
    to eat drink buy get go visit the a an and or of for in at on near by my me some with open around close within inside downtown
    any need want this that it its from somewhere please really`,
  de: `der die das den dem des ein eine beste besten bester gunstige gunstig gunstiger billig billige gute guter gutes kaufen finden
    suche um im am an bei nahe rund nähe ins aus von zum zur auf zu beim herum gut schöne schöner nette netter umgebung`,
  fr: `en la le les un une de meilleur meilleurs meilleure meilleures acheter trouver cherche bon bonne pas cher chere dans près
    autour du des au aux à chez vers proche sympa bien quartier environs`,
  es: `el los las un una mejor mejores comprar buscar busco buen buena buenos barato barata baratos baratas cerca del al por
    alrededor bonito bueno alrededores zona`,
  it: `di migliore migliori cerco buono buona economico economica vicino nei pressi dei del della delle dello nel nella alla buoni
    zona dintorni`,
  pt: "em no na melhor melhores bom boa bons perto do da dos das nos nas barato barata região",
  nl: "goede goedkope buurt bij rond nabij op te het ter goed beste leuke omgeving",
  tr: "iyi ucuz yakin yakın yakınında civarında içinde ve güzel en civarı çevresi",
  pl: "w we i u na za koło blisko obok pod okolice dobry dobra dobre tani tania tanie najlepszy najlepsza tanio dobrze okolicy",
  cs: "v ve u blízko poblíž okolí nejlepší dobrý dobrá levný levná",
  ru: "в во на у около возле рядом с лучший лучшие лучшая хороший хорошая дешевый дешевая дешево недорого недорогой",
  uk: "під біля поруч коло у найкращий кращий дешево недорого",
  el: "στην στη στο στον σε κοντά από καλό καλός φτηνό",
  sv: "vid hos nær på til az ved i nära bästa billig billiga",
  hu: "az közelében legjobb olcsó közel a",
  ro: "în din lângă aproape pa ieftin",
  ar: "في قرب من القريب أفضل رخيص احسن جيد",
  he: "ב ליד הכי טוב טובים",
  ja: "おすすめ オススメ",
  zh: "推荐 推薦",
  ko: "있는 추천",
  th: "ที่ ใกล้ ใน แถว",
  vi: "ở tại gần ngon rẻ tốt",
  id: "dekat sekitar di terbaik murah",
  hi: "में के पास",
  da: "i nær bedste god billig",
  no: "i nær beste god billig",
  fi: "lähellä paras hyvä halpa",
  hr: "u blizu najbolji dobar jeftin",
  ms: "terbaik murah",
};

/** Folded. */
export const FILLERS: ReadonlySet<string> = new Set(
  Object.values(BY_LANGUAGE).flatMap((words) => words.split(/\s+/).map(foldText)),
);
