import { createPhraseReader } from "./spoken-phrases.ts";
import { typedWords } from "./typed-words.ts";

/** What visitors want to know about a business they name ("hiltl speisekarte"), by language. */
const DETAILS: Readonly<Record<string, string>> = {
  en: `opening hours, opening times, business hours, hours, menu, menus, phone, phone number, telephone, telephone number, contact,
    contact number, address, directions, website, reviews, review, photos, prices, price list, price, booking, book a table,
    reservation, reservations, parking fee, jobs`,
  de: `öffnungszeiten, speisekarte, karte, telefonnummer, telefon, nummer, adresse, anfahrt, webseite, bewertungen, erfahrungen, fotos,
    preise, preisliste, reservierung, tisch reservieren, termin`,
  fr: "horaires, heures d'ouverture, carte, numéro de téléphone, téléphone, avis, tarifs, réservation, itinéraire",
  es: "horario, horarios, carta, menú, teléfono, dirección, opiniones, reseñas, precios, reserva, reservas, cómo llegar",
  it: "orari, orario, orari di apertura, numero di telefono, telefono, indirizzo, recensioni, prezzi, prenotazione, prenotazioni",
  pt: "horário, horários, cardápio, ementa, telefone, endereço, morada, avaliações, preços",
  tr: `çalışma saatleri, menü, telefon numarası, telefonu, adres, adresi, yorumlar, yorumları, fiyatlar, fiyatları, rezervasyon,
    yol tarifi`,
  nl: "openingstijden, menukaart, telefoonnummer, reserveren, prijzen, recensies, routebeschrijving",
  pl: "godziny otwarcia, numer telefonu, opinie, ceny, cennik, rezerwacja, kontakt",
  cs: "otevírací doba, jídelní lístek, recenze, ceník",
  hu: "nyitvatartás, étlap",
  ro: "program, meniu",
  sv: "öppettider, meny, telefonnummer, priser",
  da: "åbningstider",
  no: "åpningstider",
  fi: "aukioloajat, ruokalista, yhteystiedot",
  el: "ωράριο, μενού, τηλέφωνο, διεύθυνση, κριτικές",
  ru: "часы работы, режим работы, время работы, меню, телефон, номер телефона, адрес, отзывы, цены, бронирование, сайт",
  uk: "години роботи, відгуки, ціни",
  ar: "ساعات العمل, مواعيد العمل, قائمة الطعام, المنيو, منيو, رقم الهاتف, رقم, عنوان, العنوان, تقييم, اسعار, حجز",
  he: "שעות פתיחה, תפריט, טלפון, כתובת, ביקורות, מחירים",
  ja: "営業時間, メニュー, 電話番号, 住所, 口コミ, 予約, 料金, アクセス",
  ko: "영업시간, 메뉴, 전화번호, 주소, 후기, 예약, 가격",
  zh: "营业时间, 菜单, 电话, 地址, 评价, 价格, 预约, 預約, 營業時間, 菜單, 電話, 評價",
  id: "jam buka, alamat, nomor telepon, harga, ulasan",
  vi: "giờ mở cửa, thực đơn, số điện thoại, địa chỉ, đánh giá",
  th: "เวลาเปิด, เมนู, เบอร์โทร, ที่อยู่, รีวิว, ราคา",
  hi: "समय, मेन्यू, पता, फोन नंबर",
};

const PHRASES = createPhraseReader(
  Object.values(DETAILS).flatMap((phrases) => phrases.split(",").map((phrase) => [phrase, true] as const)),
);

/** The text without what the visitor wants to know; undefined if it asks for nothing, or for nothing else. */
export function withoutDetails(typed: string): string | undefined {
  const { text, meanings } = PHRASES.takeUnspaced(typed);
  const words = typedWords(text);
  const found = PHRASES.find(words);
  const rest = words.filter((_, at) => !found.some(({ from, to }) => at >= from && at < to)).join(" ");
  return meanings.length + found.length === 0 || rest === "" ? undefined : rest;
}
