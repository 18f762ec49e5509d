import { createPhraseReader } from "./spoken-phrases.ts";
import { typedWords } from "./typed-words.ts";

/** What visitors want to know about a business they name: "hiltl speisekarte". */
const DETAILS =
  `opening hours, opening times, business hours, hours, menu, menus, phone, phone number, telephone, telephone number, contact, contact number,
  address, directions, website, reviews, review, photos, prices, price list, price, booking, book a table, reservation, reservations, parking fee, jobs,
  öffnungszeiten, speisekarte, karte, telefonnummer, telefon, nummer, adresse, anfahrt, webseite, bewertungen, erfahrungen, fotos, preise, preisliste, reservierung,
  tisch reservieren, termin, horaires, heures d'ouverture, carte, numéro de téléphone, téléphone, avis, tarifs, réservation, itinéraire,
  horario, horarios, carta, menú, teléfono, dirección, opiniones, reseñas, precios, reserva, reservas, cómo llegar,
  orari, orario, orari di apertura, numero di telefono, telefono, indirizzo, recensioni, prezzi, prenotazione, prenotazioni,
  horário, horários, cardápio, ementa, telefone, endereço, morada, avaliações, preços, çalışma saatleri, menü, telefon numarası, telefonu, adres, adresi,
  yorumlar, yorumları, fiyatlar, fiyatları, rezervasyon, yol tarifi, openingstijden, menukaart, telefoonnummer, reserveren, prijzen, recensies, routebeschrijving,
  godziny otwarcia, numer telefonu, opinie, ceny, cennik, rezerwacja, kontakt, otevírací doba, jídelní lístek, recenze, ceník, nyitvatartás, étlap, program, meniu,
  öppettider, meny, telefonnummer, priser, åbningstider, åpningstider, aukioloajat, ruokalista, yhteystiedot, ωράριο, μενού, τηλέφωνο, διεύθυνση, κριτικές,
  часы работы, режим работы, время работы, меню, телефон, номер телефона, адрес, отзывы, цены, бронирование, сайт, години роботи, відгуки, ціни,
  ساعات العمل, مواعيد العمل, قائمة الطعام, المنيو, منيو, رقم الهاتف, رقم, عنوان, العنوان, تقييم, اسعار, حجز, שעות פתיחה, תפריט, טלפון, כתובת, ביקורות, מחירים,
  営業時間, メニュー, 電話番号, 住所, 口コミ, 予約, 料金, アクセス, 영업시간, 메뉴, 전화번호, 주소, 후기, 예약, 가격, 营业时间, 菜单, 电话, 地址, 评价, 价格, 预约, 預約, 營業時間, 菜單, 電話, 評價,
  jam buka, alamat, nomor telepon, harga, ulasan, giờ mở cửa, thực đơn, số điện thoại, địa chỉ, đánh giá, เวลาเปิด, เมนู, เบอร์โทร, ที่อยู่, รีวิว, ราคา, समय, मेन्यू, पता, फोन नंबर`
    .split(",")
    .map((phrase) => phrase.replace(/\s+/g, " ").trim());

const PHRASES = createPhraseReader(DETAILS.map((phrase) => [phrase, true] as const));

/** The text without what the visitor wants to know; undefined if it asks for nothing, or for nothing else. */
export function withoutDetails(typed: string): string | undefined {
  const { text, meanings } = PHRASES.takeUnspaced(typed);
  const words = typedWords(text);
  const found = PHRASES.find(words);
  const rest = words.filter((_, at) => !found.some(({ from, to }) => at >= from && at < to)).join(" ");
  return meanings.length + found.length === 0 || rest === "" ? undefined : rest;
}
