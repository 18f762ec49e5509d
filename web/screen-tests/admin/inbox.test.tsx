import type { InboxItem } from "@meridian/contracts/site/contact";
import { changeInboxState, eraseInboxItems, listInbox } from "@meridian/contracts/site/site-api";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { expectNotice, logIn } from "../admin-shell.ts";
import { answer, answerBy, fail } from "../network.ts";
import { renderRoute } from "../render-route.tsx";

const SUCCESS = { success: true, message: "ok" };
const COUNTS = { new: 2, read: 0, answered: 0, closed: 0 };
const STATE = {
  state: "new",
  isSuspect: false,
  changedAt: null,
  changedBy: null,
  mail: "off",
  mailAttempts: 0,
} as const;
const MESSAGE: InboxItem = {
  ...{ ...STATE, id: "m-1", kind: "message", receivedAt: "2026-01-02T10:00:00.000Z", company: null, phone: null },
  ...{
    name: "Zoë Şahin",
    email: "zoe@example.org",
    subject: "Şube açılışı",
    message: "Merhaba,\nKöln'de şube açıyoruz.",
  },
};
const REPORT: InboxItem = {
  ...{ ...STATE, id: "r-1", kind: "report", receivedAt: "2026-01-01T10:00:00.000Z", reason: "closed" },
  ...{ message: null, email: null, business: { id: "b-1", slug: "kadikoy-kahve", name: "Kadıköy Kahve" } },
};

beforeEach(logIn);

/** Answers the inbox; the bell in the header asks for the new items alone. */
function answerInbox(...items: InboxItem[]) {
  return answer(listInbox, { items, nextAfter: null, counts: COUNTS });
}

async function openInbox(query = "") {
  const view = await renderRoute(`/admin/inbox${query}`);
  expect(await screen.findByRole("heading", { level: 1, name: "Gelen Kutusu" })).toBeTruthy();
  return view;
}

const rows = async () => within(await screen.findByRole("list", { name: "Mesajlar" })).getAllByRole("listitem");
const firstRow = async () => within((await rows())[0] ?? document.body);

it("messages and reports are listed with sender and text", async () => {
  answerInbox(MESSAGE, REPORT);
  await openInbox();
  const [message, report] = await rows();
  expect(message?.textContent).toContain("Zoë Şahin · zoe@example.org");
  expect(message?.textContent).toContain("Köln'de şube açıyoruz.");
  expect(report?.textContent).toContain("Kadıköy Kahve: İşletme kapanmış");
  expect(report?.textContent).toContain("Adresini bırakmayan ziyaretçi");
});

it("a message is replied to by mail", async () => {
  answerInbox(MESSAGE);
  await openInbox();
  const link = (await firstRow()).getByRole("link", { name: "E-posta ile yanıtla: Şube açılışı" });
  expect(link.getAttribute("href")).toMatch(/^mailto:zoe@example\.org\?/);
});

it("a sender without an address cannot be replied to", async () => {
  answerInbox(REPORT);
  await openInbox();
  expect((await firstRow()).queryByRole("link", { name: /yanıtla/ })).toBeNull();
});

it("a message is marked as answered", async () => {
  answerInbox(MESSAGE);
  const calls = answer(changeInboxState, SUCCESS);
  const { user } = await openInbox();
  const row = await firstRow();
  answerInbox({ ...MESSAGE, state: "answered" });
  await user.click(row.getByRole("button", { name: "Yanıtlandı: Şube açılışı" }));
  await expectNotice("Başarılı", "Durum: Yanıtlandı");
  expect(calls.map(({ body }) => body)).toEqual([{ ids: ["m-1"], state: "answered" }]);
  await waitFor(async () =>
    expect((await firstRow()).queryByRole("button", { name: "Yanıtlandı: Şube açılışı" })).toBeNull(),
  );
});

it("a failure to change a state is reported", async () => {
  answerInbox(MESSAGE);
  fail(changeInboxState, 409, { code: "conflict", detail: "Sunucunun sözü" });
  const { user } = await openInbox();
  await user.click((await firstRow()).getByRole("button", { name: "Okundu: Şube açılışı" }));
  await expectNotice("Durum değiştirilemedi", "Sunucunun sözü");
});

it("chosen items are erased permanently after a question", async () => {
  answerInbox(MESSAGE, REPORT);
  const calls = answer(eraseInboxItems, SUCCESS);
  const { user } = await openInbox();
  await user.click((await firstRow()).getByRole("checkbox", { name: "Seç: Şube açılışı" }));
  expect(screen.getByText("1 / 2 seçili")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Seçilenleri sil" }));
  expect(calls).toHaveLength(0);
  answerInbox(REPORT);
  const dialog = within(screen.getByRole("dialog", { name: "Mesajlar kalıcı olarak silinsin mi?" }));
  await user.click(dialog.getByRole("button", { name: "Kalıcı olarak sil" }));
  await expectNotice("Kalıcı olarak silindi", "1 kayıt");
  expect(calls.map(({ body }) => body)).toEqual([{ ids: ["m-1"] }]);
  await waitFor(async () => expect(await rows()).toHaveLength(1));
});

it("all items can be chosen and marked at once", async () => {
  answerInbox(MESSAGE, REPORT);
  const calls = answer(changeInboxState, SUCCESS);
  const { user } = await openInbox();
  await user.click(await screen.findByRole("button", { name: "Tümünü seç" }));
  await user.click(screen.getByRole("button", { name: "Seçilenleri işaretle: Kapandı" }));
  await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ ids: ["m-1", "r-1"], state: "closed" }]));
  // The buttons of the selection go with it.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Tümünü seç" })));
});

it("a filter goes into the address and loads its part of the inbox", async () => {
  const calls = answerInbox(MESSAGE);
  const { user, path } = await openInbox();
  await user.click(await screen.findByRole("radio", { name: "Bildirimler", checked: false }));
  await waitFor(() => expect(path()).toBe("/admin/inbox?kind=report"));
  await waitFor(() =>
    expect(calls.map(({ url }) => url)).toContain("/api/admin/inbox?limit=20&isSuspect=false&kind=report"),
  );
});

it("older items are added below on demand", async () => {
  const calls = answerBy(listInbox, ({ url }) =>
    url.includes("after=")
      ? { items: [REPORT], nextAfter: null, counts: COUNTS }
      : { items: [MESSAGE], nextAfter: "m-1", counts: COUNTS },
  );
  const { user } = await openInbox();
  await user.click(await screen.findByRole("button", { name: /^Daha eskileri göster/ }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(calls.at(-1)?.url).toContain("after=m-1");
});
