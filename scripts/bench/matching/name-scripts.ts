import type { NameWords } from "./add-noise.ts";

/** What names and addresses of one script are made of. */
export interface Script extends NameWords {
  name: string;
  countryCode: string;
  cities: readonly (readonly [name: string, lat: number, lng: number])[];
  streets: readonly string[];
  /** Own words of names, combined in pairs. */
  firsts: readonly string[];
  seconds: readonly string[];
  phone: string;
  /** Between the words of a name. */
  space: string;
}

const text = (words: string) => words.split(" ");

export const SCRIPTS: readonly Script[] = [
  {
    name: "Latin, English",
    countryCode: "GB",
    cities: [
      ["Bristol", 51.4545, -2.5879],
      ["Leeds", 53.8008, -1.5491],
    ],
    streets: ["Park Road", "High Street", "Queen's Avenue", "Mill Lane"],
    firsts: text("Copper Hazel Ivory Willow Harbour Anchor Meadow Juniper Falcon Bramble"),
    seconds: text("Lantern Kettle Thistle Barrel Sparrow Orchard Compass Cobbler Furnace Ribbon"),
    kinds: text("Restaurant Cafe Bar Bakery Pharmacy"),
    legalForms: ["Ltd", "Limited", "LLP"],
    phone: "+44117496####",
    space: " ",
  },
  {
    name: "Latin, Turkish",
    countryCode: "TR",
    cities: [
      ["İzmir", 38.4237, 27.1428],
      ["Bursa", 40.1826, 29.0665],
    ],
    streets: ["Atatürk Caddesi", "İstiklal Caddesi", "Gül Sokak", "Çınar Sokak"],
    firsts: text("Çınar Güneş Işıl Şafak Yıldız Ömür Özgür Ağaç Bülbül Kırlangıç"),
    seconds: text("Bahçe Deniz Köşk Dağ Pınar Yayla Gölge Söğüt Çeşme Ocak"),
    kinds: text("Lokantası Kafe Eczanesi Fırını Kuaför"),
    legalForms: ["Ltd. Şti.", "A.Ş.", "San. ve Tic. Ltd. Şti."],
    phone: "+90232555####",
    space: " ",
  },
  {
    name: "Latin, German",
    countryCode: "DE",
    cities: [
      ["Münster", 51.9607, 7.6261],
      ["Kiel", 54.3233, 10.1228],
    ],
    streets: ["Grüne Straße", "Hafenstraße", "Königsweg", "Lindenallee"],
    firsts: text("Müller Größe Schäfer Böhm Jürgens Weiß Vögel Krüger Löwe Strauß"),
    seconds: text("Garten Stübchen Mühle Brücke Eiche Turm Quelle Wiese Zimmer Laden"),
    kinds: text("Restaurant Bäckerei Apotheke Café Hotel"),
    legalForms: ["GmbH", "GmbH & Co. KG", "e.K."],
    phone: "+49251555####",
    space: " ",
  },
  {
    name: "Cyrillic",
    countryCode: "RU",
    cities: [
      ["Казань", 55.7961, 49.1064],
      ["Томск", 56.4846, 84.9476],
    ],
    streets: ["улица Ленина", "Садовая улица", "проспект Мира", "Лесная улица"],
    firsts: text("Берёзка Звезда Ласточка Медведь Рассвет Снегирь Уют Журавль Калина Маяк"),
    seconds: text("Север Волга Двор Дом Сад Берег Парус Колодец Терем Ключ"),
    kinds: text("Ресторан Кафе Аптека Магазин Пекарня"),
    legalForms: ["ООО", "ИП"],
    phone: "+7843555####",
    space: " ",
  },
  {
    name: "Greek",
    countryCode: "GR",
    cities: [
      ["Πάτρα", 38.2466, 21.7346],
      ["Βόλος", 39.3622, 22.942],
    ],
    streets: ["Οδός Ερμού", "Λεωφόρος Αθηνών", "Οδός Κορίνθου", "Οδός Ρήγα"],
    firsts: text("Θάλασσα Ήλιος Ελιά Αστέρι Κύμα Ροδιά Φεγγάρι Άνεμος Σπηλιά Λιμάνι"),
    seconds: text("Αυλή Γωνιά Πηγή Βράχος Κήπος Μύλος Φάρος Γέφυρα Πύργος Στοά"),
    kinds: text("Εστιατόριο Καφέ Φαρμακείο Ξενοδοχείο Μπαρ"),
    legalForms: ["Α.Ε.", "Ε.Π.Ε.", "Ο.Ε."],
    phone: "+30261055####",
    space: " ",
  },
  {
    name: "Arabic",
    countryCode: "JO",
    cities: [
      ["عمان", 31.9539, 35.9106],
      ["إربد", 32.5556, 35.85],
    ],
    streets: ["شارع الملك", "شارع الجامعة", "شارع السلام", "شارع النهضة"],
    firsts: text("الواحة النخلة القمر الياسمين البحر الصقر الزيتون النجمة الجبل الفجر"),
    seconds: text("الذهبي الأخضر الكبير الجديد الشرقي الهادئ العالي القديم الأزرق الملكي"),
    kinds: text("مطعم مقهى صيدلية مخبز فندق"),
    legalForms: [],
    phone: "+9626555####",
    space: " ",
  },
  {
    name: "Hebrew",
    countryCode: "IL",
    cities: [
      ["חיפה", 32.794, 34.9896],
      ["באר שבע", 31.2529, 34.7915],
    ],
    streets: ["רחוב הרצל", "דרך העצמאות", "רחוב הגפן", "שדרות הנשיא"],
    firsts: text("הגפן הזית התמר השחר הכוכב הנמל הגלים הרימון האלון הנשר"),
    seconds: text("הלבן הקטן הירוק הישן החדש הגבוה הכחול השקט הזהוב האדום"),
    kinds: text("מסעדה קפה מאפייה מלון בר"),
    legalForms: ["בע״מ"],
    phone: "+97248555###",
    space: " ",
  },
  {
    name: "Japanese",
    countryCode: "JP",
    cities: [
      ["金沢市", 36.5613, 136.6562],
      ["松山市", 33.8392, 132.7655],
    ],
    streets: ["本町", "桜通り", "駅前通り", "緑町"],
    firsts: text("さくら 富士見 山田屋 竹林 花月 青葉 白鳥 梅の木 大黒 鈴乃"),
    seconds: text("亭 庵 堂 軒 食堂 茶屋 工房 旅館 書房 湯"),
    kinds: text("レストラン カフェ ホテル 本店 薬局"),
    legalForms: ["株式会社", "有限会社"],
    phone: "+8176255####",
    space: "",
  },
  {
    name: "Korean",
    countryCode: "KR",
    cities: [
      ["전주시", 35.8242, 127.148],
      ["춘천시", 37.8813, 127.7298],
    ],
    streets: ["중앙로", "한옥길", "시청로", "강변길"],
    firsts: text("하늘 바다 소나무 달빛 참새 은하수 무지개 도토리 감나무 옹달샘"),
    seconds: text("마루 정원 사랑방 언덕 나루 골목 서재 화원 다락 공방"),
    kinds: text("식당 카페 약국 호텔 미용실"),
    legalForms: ["(주)", "주식회사"],
    phone: "+8263255####",
    space: " ",
  },
  {
    name: "Thai",
    countryCode: "TH",
    cities: [
      ["เชียงใหม่", 18.7883, 98.9853],
      ["ขอนแก่น", 16.4322, 102.8236],
    ],
    streets: ["ถนนสุเทพ", "ถนนท่าแพ", "ถนนมิตรภาพ", "ถนนศรีจันทร์"],
    firsts: text("ดอกบัว ช้างทอง พระจันทร์ สายลม ต้นไผ่ น้ำใส ดาวเหนือ ใบตอง ภูเขา แสงเดือน"),
    seconds: text("สุขใจ รุ่งเรือง พาเพลิน อิ่มสุข ยิ้มหวาน บ้านเรา ริมทาง มั่งมี ชื่นใจ ร่มเย็น"),
    kinds: ["คาเฟ่", "โรงแรม", "ร้านยา", "คลินิก", "เบเกอรี่"],
    legalForms: ["จำกัด"],
    phone: "+6653555###",
    space: " ",
  },
];

/**
 * Two sources for each script. Of the businesses at a spot some are in both, told otherwise, and some in one alone: neighbours in the same
 * building, branches under one name, website and sometimes phone, and namesakes in another city.
 */
