import { getBehaviourReport, getGeographyReport, getTrendReport } from "@meridian/contracts/admin/reports-api";
import type { AdminListItem } from "@meridian/contracts/businesses/admin-businesses";
import {
  deleteBusiness,
  getDirectorySettings,
  listAdminBusinesses,
} from "@meridian/contracts/businesses/admin-businesses-api";
import { decideMatch, listMatches, type ShownMatch } from "@meridian/contracts/businesses/matches-api";
import { listSynonyms } from "@meridian/contracts/categories/synonyms-api";
import { listMappingProfiles } from "@meridian/contracts/imports/mapping-profiles-api";
import { listSources } from "@meridian/contracts/imports/sources-api";
import { getCountry } from "@meridian/contracts/places/places-api";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { logIn } from "../admin-shell.ts";
import { answer, fail, respond } from "../network.ts";
import { renderRoute } from "../render-route.tsx";
import {
  adminBusiness,
  businessPage,
  idOf,
  listItem,
  openList,
  TWO_BUSINESSES,
} from "./businesses/business-fixtures.ts";
import { openUpload } from "./imports/import-fixtures.ts";

beforeEach(logIn);

describe("when a row disappears from a list", () => {
  const pair = (number: number): ShownMatch => ({
    ...{ id: idOf(number), fileName: null, createdAt: "2026-01-01T10:00:00.000Z" },
    ...{ keep: adminBusiness(number), other: adminBusiness(number + 1), differing: [], results: {} },
  });
  const [first, second] = [pair(1), pair(3)];

  /** Answers the first pair by keyboard; afterwards others are left. */
  async function decideFirst(left: ShownMatch[]) {
    answer(listMatches, { openCount: 2, open: [first, second], decided: [] });
    answer(decideMatch, { success: true, message: "ok" });
    const { user } = await renderRoute("/admin/matches");
    const [button] = await screen.findAllByRole("button", { name: /^Farklı işletmeler: / });
    answer(listMatches, { openCount: left.length, open: left, decided: [] });
    button?.focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(button?.isConnected).toBe(false));
  }

  it("the focus moves to the row after it", async () => {
    await decideFirst([second]);
    const link = screen.getByRole("link", { name: second?.keep.name });
    await waitFor(() => expect(document.activeElement).toBe(link));
  });

  it("the focus goes to the pair after one that is put off to the end", async () => {
    answer(listMatches, { openCount: 2, open: [first, second], decided: [] });
    answer(decideMatch, { success: true, message: "ok" });
    const { user } = await renderRoute("/admin/matches");
    const [button] = await screen.findAllByRole("button", { name: /^Sonra: / });
    answer(listMatches, { openCount: 2, open: [second, first], decided: [] });
    button?.focus();
    await user.keyboard("{Enter}");
    const link = screen.getByRole("link", { name: second?.keep.name });
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(screen.getAllByRole("button", { name: /^Sonra: / })[1]).toBe(button);
  });

  it("the focus goes to the heading if it was the last one, and scrolls it into view", async () => {
    const focus = vi.spyOn(HTMLElement.prototype, "focus");
    await decideFirst([]);
    const heading = screen.getByRole("heading", { level: 1, name: "Eşleşmeler" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(focus.mock.contexts.at(-1)).toBe(heading);
    expect(focus.mock.lastCall?.[0]?.preventScroll).toBeUndefined();
  });
});

describe("a business deleted in a dialog leaves the focus", () => {
  async function deleteFirst(left: AdminListItem[]) {
    answer(deleteBusiness, { success: true, message: "ok" });
    const { user } = await openList();
    const button = await screen.findByRole("button", { name: "Sil: Kahve 1" });
    await user.click(button);
    const dialog = within(await screen.findByRole("dialog", { name: "İşletmeyi sil" }));
    answer(listAdminBusinesses, businessPage(left));
    await user.click(dialog.getByRole("button", { name: "Sil" }));
    await waitFor(() => expect(button.isConnected).toBe(false));
  }

  it("on the row after it", async () => {
    await deleteFirst([listItem(2)]);
    const next = screen.getByRole("checkbox", { name: /Kahve 2/, hidden: true });
    await waitFor(() => expect(document.activeElement).toBe(next));
  });

  it("on the heading of the list if it was the last one", async () => {
    await deleteFirst([]);
    const heading = screen.getByRole("heading", { level: 1, name: "İşletme Yönetimi", hidden: true });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });
});

describe("what a button opens leaves the focus on it", () => {
  async function expectToStay(name: string, user: { keyboard: (keys: string) => Promise<void> }) {
    answer(getDirectorySettings, { isApprovedByDefault: false });
    const button = await screen.findByRole("button", { name });
    button.focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(button.getAttribute("aria-expanded")).toBe("true"));
    expect(document.activeElement).toBe(button);
  }

  it("the shares that hold an import", async () => {
    const { user } = await openUpload();
    await expectToStay("Oranları düzenle", user);
  });

  it("the order of sources", async () => {
    answer(listSources, { sources: [] });
    answer(listMappingProfiles, []);
    const { user } = await renderRoute("/admin/sources");
    await expectToStay("Sırayı düzenle", user);
  });
});

it("clearing the filters of a list leads back to its search", async () => {
  const { user } = await openList(businessPage([]), "?q=qqzzxx");
  answer(listAdminBusinesses, TWO_BUSINESSES);
  await user.click(await screen.findByRole("button", { name: "Filtreleri temizle" }));
  expect(document.activeElement).toBe(screen.getByRole("searchbox", { name: "İşletme adı" }));
});

it("showing all countries focuses the first that was hidden", async () => {
  const codes = ["TR", "DE", "FR", "GB", "US", "ES", "IT", "NL", "BE", "AT", "CH", "PL"];
  const countries = codes.map((countryCode) => ({
    ...{ countryCode, country: countryCode, slug: countryCode.toLowerCase() },
    ...{ businesses: 10, cities: 1, categories: 1 },
  }));
  answer(getTrendReport, { days: [] });
  // A focused link loads its page ahead.
  fail(getCountry, 404);
  answer(getGeographyReport, { total: 120, countries });
  const none = { searchCount: 0, emptySearchCount: 0, searches: [], emptySearches: [], businesses: [] };
  answer(getBehaviourReport, none);
  answer(listSynonyms, { synonyms: [] });
  const objects = { countries: { type: "GeometryCollection", geometries: [] } };
  respond({ method: "GET", path: "countries-110m.json" }, () =>
    HttpResponse.json({ type: "Topology", arcs: [], objects }),
  );
  const { user } = await renderRoute("/admin/reports");
  await user.click(await screen.findByRole("button", { name: "Tüm ülkeleri göster (12)" }));
  const table = within(screen.getByRole("region", { name: "Ülke tablosu" }));
  expect(document.activeElement).toBe(table.getByRole("link", { name: "İsviçre" }));
});
