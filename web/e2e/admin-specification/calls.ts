import { expect } from "@playwright/test";
import { beginOwnSession } from "../admin-session.ts";
import { type AdminSite, adminRows, openScreen, toast, WORK_DONE } from "./admin-site.ts";
import { csvSheet, importSheet, onlyOwn, templateRow } from "./own-data.ts";

async function ownBusiness({ request, tag }: AdminSite, name: string) {
  await importSheet(request, csvSheet(`${tag} ${name}.csv`, [templateRow(`${tag} ${name}`, 1)]));
  return onlyOwn(request, `${tag} ${name}`);
}

export const callRows = [
  adminRows(7, "All calls").screen("send cookies, and JSON with its content type", async (_page, site) => {
    const visitor = await site.visitorPage();
    await openScreen(visitor, "/admin/login", "Admin Paneli");
    await visitor.getByLabel("Kullanıcı Adı").fill("nobody");
    await visitor.getByLabel("Şifre", { exact: true }).fill("wrong");
    const asked = visitor.waitForRequest("**/api/admin/login");
    await visitor.getByRole("button", { name: "Giriş Yap" }).click();
    expect(await (await asked).headerValue("content-type")).toBe("application/json");
    expect((await asked).postDataJSON()).toEqual({ username: "nobody", password: "wrong" });
    const own = await site.visitorPage();
    await beginOwnSession(own);
    const stats = own.waitForRequest("**/api/admin/stats");
    await openScreen(own, "/admin/reports", "Raporlar");
    expect(await (await stats).headerValue("cookie")).toContain("session");
  }),
  adminRows(7, "DELETE /api/businesses/{id}").screen(
    "list and figures are asked for anew afterwards",
    async (page, site) => {
      const { name } = await ownBusiness(site, "eski");
      await openScreen(page, `/admin/businesses?q=${encodeURIComponent(name)}`, "İşletme Yönetimi");
      await page.getByRole("button", { name: `Sil: ${name}` }).click(WORK_DONE);
      const asked: string[] = [];
      page.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
      await page.getByRole("dialog").getByRole("button", { name: "Sil" }).click();
      await expect(toast(page)).toContainText("Business Deleted", WORK_DONE);
      await expect.poll(() => asked, WORK_DONE).toContain("GET /api/admin/businesses");
      await expect.poll(() => asked, WORK_DONE).toContain("GET /api/admin/stats");
    },
  ),
  adminRows(7, "DELETE /api/admin/businesses").journey(
    "{success, message}; all can be had back",
    "admin-whole-site.spec.ts",
    "everything is deleted after two questions, and comes back",
  ),
];
