import { join } from "node:path";

/** The output for the operator while the site starts. */
export interface Terminal {
  line(text: string): void;
  problem(text: string): void;
  /** Runs a step and prints its duration. */
  step<T>(label: string, work: () => Promise<T>): Promise<T>;
}

export function createTerminal(): Terminal {
  const line = (text: string): void => console.log(text);
  return {
    line,
    problem: (text) => console.error(text),
    async step(label, work) {
      const startedAt = performance.now();
      const result = await work();
      line(`  ${label.padEnd(44)} ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
      return result;
    },
  };
}

export interface Welcome {
  url: string;
  username: string;
  createdPassword: string | undefined;
  /** Published, so without closed ones. */
  businesses: number;
  dataDir: string;
  /** Names of the processes that are not ready. */
  late: readonly string[];
}

export function noRoomText(dataDir: string): string {
  return `There is no room left on the disk of ${dataDir}: what is there is served, changes and imports are refused until there is room.`;
}

export function welcomeText({ url, username, createdPassword, businesses, dataDir, late }: Welcome): string {
  const rows = [
    ["Site", url],
    ["Admin", `${url}/admin`],
    ["Name", username],
    ...(createdPassword === undefined ? [] : [["Password", `${createdPassword}   (shown this once: keep it)`]]),
    ["Directory", `${businesses.toLocaleString("en")} published businesses in ${dataDir}`],
  ];
  const lines = rows.map(([label = "", value = ""]) => `  ${label.padEnd(10)} ${value}`);
  const state =
    late.length === 0
      ? "  Meridian is ready."
      : `  Meridian runs without ${late.join(", ")}: ${join(dataDir, "logs")} says why. What ends is started again.`;
  return ["", state, "", ...lines, "", "  ctrl-C stops it.", ""].join("\n");
}
