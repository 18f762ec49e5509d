import {
  countMatches,
  decideMatch,
  listMatches,
  type ShownMatch,
  undoMatch,
} from "@meridian/contracts/businesses/matches-api";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { expectNotice, logIn } from "../../admin-shell.ts";
import { answer, fail } from "../../network.ts";
import { renderRoute } from "../../render-route.tsx";
import { textsOf } from "../../shown-texts.ts";
import { adminBusiness, idOf } from "./business-fixtures.ts";

const UNKNOWN = { kind: "unknown", name: null, importId: null, at: null } as const;
const ODA = { kind: "source", name: "Oda", importId: "a1", at: "2026-01-01T10:00:00.000Z" } as const;
const MATCH: ShownMatch = {
  id: idOf(5),
  fileName: "liste.csv",
  createdAt: "2026-01-01T10:00:00.000Z",
  keep: adminBusiness(1, { name: "Deniz Kahve", website: "https://deniz.example/" }),
  other: adminBusiness(2, { name: "Deniz Kahvesi", phone: "+90 216 555 01 01", website: undefined }),
  differing: ["name", "website"],
  results: {
    name: { from: "other", reason: "order", keepGiver: UNKNOWN, otherGiver: ODA },
    website: { from: "keep", reason: "blank", keepGiver: UNKNOWN, otherGiver: null },
  },
};
const DECIDED = {
  ...{ id: idOf(6), state: "different" as const, names: ["Ay Fırın", "Ay Pastane"] },
  ...{ decidedAt: "2026-01-01T10:00:00.000Z", decidedBy: "operator" },
};
const NAMES = "Deniz Kahve / Deniz Kahvesi";
const DONE = { success: true, message: "ok" } as const;

beforeEach(() => {
  logIn();
  answer(listMatches, { openCount: 1, open: [MATCH], decided: [DECIDED] });
});

async function openPair() {
  const view = await renderRoute("/admin/matches");
  return { ...view, pair: within(await screen.findByRole("listitem", { name: NAMES })) };
}

const fieldsOf = (pair: Awaited<ReturnType<typeof openPair>>["pair"]) =>
  pair.getAllByRole("row").flatMap((row) => within(row).queryByRole("rowheader")?.textContent ?? []);

it("a pair shows what contradicts, names what agrees or is missing, and shows that on demand", async () => {
  const { pair, user } = await openPair();
  expect(pair.getByText("liste.csv dosyasından")).toBeTruthy();
  expect(fieldsOf(pair)).toEqual(["İşletme adı"]);
  expect(pair.getByText(/^Aynı: .*Ülke.*Şehir/)).toBeTruthy();
  expect(pair.getByText("Yalnız birinde: Web sitesi")).toBeTruthy();
  await user.click(pair.getByRole("button", { name: `Bütün alanları göster: ${NAMES}` }));
  expect(fieldsOf(pair)).toEqual(expect.arrayContaining(["İşletme adı", "Web sitesi", "Ülke"]));
  await user.click(pair.getByRole("button", { name: `Yalnız çelişenleri göster: ${NAMES}` }));
  expect(fieldsOf(pair)).toEqual(["İşletme adı"]);
});

it("positions are shown to a tenth of a metre", async () => {
  const keep = { ...MATCH.keep, latitude: 45.086999999999996, longitude: 7.6819999999999995 };
  answer(listMatches, { openCount: 1, open: [{ ...MATCH, keep }], decided: [] });
  const { pair, user } = await openPair();
  await user.click(pair.getByRole("button", { name: `Bütün alanları göster: ${NAMES}` }));
  expect(pair.getByText("45.087")).toBeTruthy();
  expect(pair.getByText("7.682")).toBeTruthy();
});

it("a pair says how far apart its positions are, in metres", async () => {
  const [keep, other] = [
    { ...MATCH.keep, latitude: 45, longitude: 7 },
    { ...MATCH.other, latitude: 45.01, longitude: 7 },
  ];
  answer(listMatches, { openCount: 1, open: [{ ...MATCH, keep, other }], decided: [] });
  const { pair } = await openPair();
  expect(pair.getByText("Aralarındaki uzaklık: 1,1 km")).toBeTruthy();
});

it.each([
  ["as many as wait, they are not counted twice", 1, "Karar bekleyen: 1"],
  ["fewer than wait, both are counted", 21, "Karar bekleyen: 21 · Gösterilen: 1"],
  ["some of more than are counted, a plus says so", 1_000, "Karar bekleyen: 1.000+ · Gösterilen: 1"],
])("if the pairs shown are %s", async (_, openCount, text) => {
  answer(listMatches, { openCount, open: [MATCH], decided: [] });
  await openPair();
  expect(screen.getByText(text)).toBeTruthy();
});

it("each business of a pair is a link", async () => {
  const { pair } = await openPair();
  const links = pair.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Deniz Kahve", `/admin/businesses/${MATCH.keep.id}`],
    ["Deniz Kahvesi", `/admin/businesses/${MATCH.other.id}`],
  ]);
});

it("a pair is shown side by side, and what contradicts is marked; what one of them lacks is not", async () => {
  const { pair, user } = await openPair();
  await user.click(pair.getByRole("button", { name: `Bütün alanları göster: ${NAMES}` }));
  const row = within(pair.getByRole("row", { name: /^Web sitesi/ }));
  const website = textsOf(row.getAllByRole("cell"));
  expect(website).toEqual(["https://deniz.example/", "—", "Kalacak olanın değeri: yalnızca onda var"]);
  const won = /^Diğerinin değeri: öncelik sırasında Oda \(1 Oca 2026 \d\d:00\) › Bilinmiyor$/;
  expect(pair.getByText(won)).toBeTruthy();
  const marked = textsOf(pair.getAllByRole("mark"));
  expect(marked).toEqual(["Deniz Kahve", "Deniz Kahvesi"]);
});

it.each([
  ["Aynı işletme", "same", "İşletmeler birleştirildi"],
  ["Farklı işletmeler", "different", "Farklı işletmeler olarak kaydedildi"],
  ["Sonra", "later", "Karar sonraya bırakıldı"],
])("%s decides with one click, and the list is fetched again", async (button, decision, notice) => {
  const calls = answer(decideMatch, DONE);
  const { pair, user } = await openPair();
  answer(listMatches, { openCount: 0, open: [], decided: [DECIDED] });
  await user.click(pair.getByRole("button", { name: `${button}: ${NAMES}` }));
  await expectNotice(notice);
  expect(calls).toMatchObject([{ body: { decision } }]);
  expect(await screen.findByText("Karar bekleyen eşleşme yok")).toBeTruthy();
});

it("a decision that fails leaves the pair and says why", async () => {
  fail(decideMatch, 409);
  const { pair, user } = await openPair();
  await user.click(pair.getByRole("button", { name: `Aynı işletme: ${NAMES}` }));
  await expectNotice("Karar kaydedilemedi");
  expect(screen.getByRole("listitem", { name: NAMES })).toBeTruthy();
});

it("a decision can be taken back", async () => {
  const calls = answer(undoMatch, DONE);
  const { user } = await openPair();
  const decided = within(screen.getByRole("region", { name: "Son kararlar" }));
  expect(decided.getByRole("listitem").textContent).toContain("Ay Fırın / Ay Pastane");
  await user.click(decided.getByRole("button", { name: "Kararı geri al: Ay Fırın / Ay Pastane" }));
  await expectNotice("Karar geri alındı");
  expect(calls).toHaveLength(1);
});

it("the navigation counts the pairs that wait", async () => {
  answer(countMatches, { openCount: 12 });
  await openPair();
  const link = await screen.findByRole("link", { name: "Eşleşmeler 12 karar bekleyen" });
  expect(link.getAttribute("href")).toBe("/admin/matches");
});
