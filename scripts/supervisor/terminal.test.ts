import { expect, it } from "vitest";
import { welcomeText } from "./terminal.ts";

it("the welcome counts published businesses, and shows a password only when it was made", () => {
  const site = { url: "http://localhost:8080", username: "admin", businesses: 19_947, dataDir: "/data", late: [] };
  const first = welcomeText({ ...site, createdPassword: "only-once" });
  expect(first).toContain("19,947 published businesses in /data");
  expect(first).toContain("only-once");
  expect(welcomeText({ ...site, createdPassword: undefined })).not.toContain("Password");
});
