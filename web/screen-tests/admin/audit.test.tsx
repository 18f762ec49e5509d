import { listAudit } from "@meridian/contracts/admin/cleanup-api";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { logIn } from "../admin-shell.ts";
import { answer, answerBy } from "../network.ts";
import { renderRoute } from "../render-route.tsx";

const EDIT = {
  ...{ id: "2", at: "2026-01-02T10:00:00.000Z", actor: "operator", action: "business.edited", subject: "b-1" },
  details: { after: { name: "Kadıköy Kahve" } },
};
const DELETION = {
  ...{ id: "3", at: "2026-01-03T10:00:00.000Z", actor: "operator", action: "business.deleted", subject: "b-1" },
  details: { name: "Kadıköy Kahve" },
};
const UNKNOWN = {
  ...{ id: "1", at: "2026-01-01T10:00:00.000Z", actor: "ayşe", action: "moon.landed", subject: null },
  details: null,
};

beforeEach(logIn);

async function openLog() {
  const view = await renderRoute("/admin/audit");
  expect(await screen.findByRole("heading", { level: 1, name: "Denetim Kaydı" })).toBeTruthy();
  return view;
}

const rows = async () =>
  within(await screen.findByRole("region", { name: "Denetim kaydı" }))
    .getAllByRole("row")
    .slice(1);
const csvHref = () => screen.getByRole("link", { name: "CSV indir" }).getAttribute("href");

it("every action is listed with its author and change", async () => {
  answer(listAudit, { entries: [EDIT, UNKNOWN], nextAfter: null });
  await openLog();
  const [edit, unknown] = await rows();
  expect(edit?.textContent).toContain("operatorİşletme düzenlendi business.editedb-1");
  expect(edit?.querySelector("details")?.textContent).toContain('"name": "Kadıköy Kahve"');
  expect(edit?.querySelector("summary")?.textContent).toMatch(/^Göster\s*: İşletme düzenlendi, 2 Oca 2026/);
  expect(unknown?.textContent).toContain("ayşe moon.landed—");
  expect(unknown?.querySelector("details")).toBeNull();
});

it("the name of the subject is shown beside its id", async () => {
  answer(listAudit, { entries: [DELETION], nextAfter: null });
  await openLog();
  const [deletion] = await rows();
  expect(deletion?.textContent).toContain("İşletme silindi business.deletedKadıköy Kahve b-1");
});

it("filters narrow the log and its file, and can be cleared", async () => {
  const calls = answer(listAudit, { entries: [EDIT], nextAfter: null });
  const { user } = await openLog();
  await rows();
  await user.selectOptions(screen.getByLabelText("Konu"), "İşletme");
  fireEvent.change(screen.getByLabelText("Kullanıcı"), { target: { value: " operator " } });
  await waitFor(() => expect(calls.at(-1)?.url).toBe("/api/admin/audit?action=business&actor=operator&limit=50"));
  await waitFor(() => expect(csvHref()).toBe("/api/admin/audit.csv?action=business&actor=operator"));
  await user.click(screen.getByRole("button", { name: "Filtreleri temizle" }));
  await waitFor(() => expect(csvHref()).toBe("/api/admin/audit.csv"));
});

it("older actions are added below on demand", async () => {
  answerBy(listAudit, ({ url }) =>
    url.includes("after=2") ? { entries: [UNKNOWN], nextAfter: null } : { entries: [EDIT], nextAfter: "2" },
  );
  const { user } = await openLog();
  await user.click(await screen.findByRole("button", { name: "Daha eskileri göster" }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(screen.queryByRole("button", { name: "Daha eskileri göster" })).toBeNull();
});
