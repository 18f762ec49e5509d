import { expect, it } from "vitest";
import { isPhraseForNoName, isPhraseForNothing } from "./nothing.ts";

/** By language, between commas. */
const NOTHING = `
  http://, https://, http://www., #, S/N, s/n, Blank_, (blank), See all hours, View opening hours, Ver todos los horarios, Voir les horaires, Öffnungszeiten anzeigen, Показать все часы,
  No phone number, no website, has no opening hours, there are no reviews yet, Not available, address not found,
  rating is unknown, None listed, N/A, n.a., failed to fetch details, Error fetching hours, has no website, have no phone,
  there is no schedule, no phone number yet, no website found, phone number not available, number is not listed,
  phone unavailable, unknown, unspecified, missing, none, none found, na, n.a, reviews pending, failed to fetch,
  Belirtilmemiş, web sitesi yok, bilgi yok, adres yok, telefon bulunamadı, eposta yok, e-posta yok, veri yok, mevcut değil,
  keine Angabe, nicht verfügbar, kein Telefon, keine Telefonnummer, keine Bewertung, keine Bewertungen, keine Angaben, unbekannt,
  sin teléfono, no disponible, sin telefono, sin dato, sin datos, sin informacion, sin reseñas, sin calificación, no encontrado,
  non renseigné, inconnue, aucun site, non renseigne, non renseignée, non communiqué, non précisée, non trouvé, inconnu, aucun,
  aucune note,
  não informado, sem site, nao informado, não disponível, não tem, sem telefone, sem avaliacao, sem avaliações, sem endereço,
  нет данных, телефон не указан, нет, нет отзывов, не указана, не найдено, не известно,
  non spécifié, non spécifiée, non indiqué, nicht definiert, no especificada, sin especificar, desconocido, sconosciuto,
  non specificata, nessuna, não especificado, desconhecida, onbekend, niet opgegeven, brak, brak danych, nie podano, neuvedeno,
  okänd, ikke oplyst, ukjent, ei tiedossa, nincs adat, necunoscut, άγνωστο, неизвестно, не вказано, немає даних, tidak ada,
  không có, chưa cập nhật, ไม่ระบุ, לא ידוע, نامشخص,
  TBA, s/d, N/D, N / A, (none), keine, k.A., geen, n.v.t., ninguna, nenhum, néant, není, lipsă, отсутствует, nema, ni podatka, ingen,
  ei ole, puudub, nav, nėra, tiada, hakuna, غير معروف, नहीं, 無, 无, 미상, [], [object Object], Add website,
  情報なし, なし, 정보 없음, 없음, 정보없음, 暂无电话, 暂无, 暫無資料, 無電話, 尚無資料, 无电话, غير متوفر, غير متاح,
  暫不提供, 不提供, 暂未提供, 尚未公布`;

const VALUES = `
  Keine Sorgen, Nema Problema, Nav Bharat, Ingen Ko, XXX Bar, Geen Idee, TBA Club,
  https://a.b, #1 Bar, No 5 Main Street, Noname Bar, Nonesuch, Unknown Pleasures, Blank Canvas, Website: example.org, see no website, no website!,
  no such website, The unknown, unknown band, is it missing, pending cases, none of us, nana, xn/a, I failed to fetch,
  an error fetching,
  Yok Artık Cafe, bar yok, yok artık, Keine Panik, keine Angabe x, eine Angabe, unbekannter Ort, x unbekannt,
  datos sin datos, sin datos x, Aucune de ces adresses ne convient à personne, un inconnu, inconnu x,
  spécifié, Brak Bar, Nincs Kávé, Okänd Plats, Không Gian, Nessuno Escluso, Onbekende Straat, Necunoscutul, Ei Kioski,
  See all, Hours, ver todos, horario, alle Zeiten,
  aucune autre adresse que celle-ci ici, x sem site, sem site x, да нет, нет да, x なし, なしの店, x 暂无, 無電話亭`;

const phrases = (text: string) => text.trim().split(/,\s+/);

it.each([...phrases(NOTHING), `no ${"website ".repeat(3)}available`])("%s means an empty cell", (text) => {
  expect(isPhraseForNothing(text)).toBe(true);
});

it.each([...phrases(VALUES), "", `keine ${"Angabe".padEnd(41)}`])("%j is a value", (text) => {
  expect(isPhraseForNothing(text)).toBe(false);
});

it.each(["NAV", "Nema", "TBA", "Empty", "Ingen"])("a business may be called %s", (name) => {
  expect(isPhraseForNoName(name)).toBe(false);
});
