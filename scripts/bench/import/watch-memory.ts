import { readFile } from "node:fs/promises";

/** The most that a process held at any look. Files mapped into memory count for it only while the system has no other use for the room. */
export interface PeakMemory {
  anonymousMb: number;
  fileMb: number;
}

const LOOK_EVERY_MS = 200;

/** Looks at a process until it is told to stop; undefined figures where the system does not tell (Linux does). */
export function watchMemory(pid: number): { stop(): PeakMemory } {
  const peak: PeakMemory = { anonymousMb: 0, fileMb: 0 };
  const look = async (): Promise<void> => {
    const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
    peak.anonymousMb = Math.max(peak.anonymousMb, megabytes(status, "RssAnon"));
    peak.fileMb = Math.max(peak.fileMb, megabytes(status, "RssFile"));
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}

function megabytes(status: string, name: string): number {
  const match = new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(status);
  return match === null ? 0 : Number(match[1]) / 1024;
}
