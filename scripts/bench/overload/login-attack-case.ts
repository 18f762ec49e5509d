import { resolve } from "node:path";
import { startEmbeddedSite, type TestSite } from "../../checks/test-site.ts";
import { type BenchCase, secondsSince } from "../bench-case.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const ATTACKERS = 40;
const LOGINS = 6;

/** The administrator logs in repeatedly from a known browser, while others try wrong passwords from many addresses. */
export const loginAttackCase: BenchCase = {
  name: "login-attack",
  about: `The administrator's login while ${ATTACKERS} connections send wrong passwords`,
  needs: [],
  async *run({ note }) {
    const site = await startEmbeddedSite(ROOT, { DEMO_BUSINESSES: "0", RATE_LIMIT_FACTOR: "0", TRUST_PROXY: "1" });
    const end = new AbortController();
    try {
      const { password } = site;
      let cookie = "";
      const timeLogins = async (): Promise<number[]> => {
        const seconds: number[] = [];
        while (seconds.length < LOGINS) {
          const startedAt = performance.now();
          const answer = await logIn(site, { password, address: "192.0.2.1", cookie });
          if (answer.status !== 200) throw new Error(`The administrator was answered ${answer.status}`);
          seconds.push(secondsSince(startedAt));
          cookie = cookiesOf(answer);
        }
        note(`logins: ${seconds.map((each) => each.toFixed(2)).join(", ")} s`);
        return seconds;
      };
      const alone = await timeLogins();
      const refusals = new Map<number, number>();
      const felt = Promise.withResolvers<void>();
      const attack = Array.from({ length: ATTACKERS }, async (_, attacker) => {
        for (let n = 0; !end.signal.aborted; n++) {
          const address = `198.51.${attacker}.${n % 256}`;
          const { status } = await logIn(site, { password: "wrong password", address });
          refusals.set(status, (refusals.get(status) ?? 0) + 1);
          if (refusals.get(503) === 1) felt.resolve();
        }
      });
      await felt.promise;
      const attacked = await timeLogins();
      end.abort();
      await Promise.all(attack);
      note(`wrong passwords: ${[...refusals].map(([status, count]) => `${count} × ${status}`).join(", ")}`);
      const peer = { name: "alone", value: Math.max(...alone) };
      yield { what: "Login under attack, slowest", value: Math.max(...attacked), peer };
    } finally {
      end.abort();
      await site.stop();
    }
  },
};

interface Attempt {
  password: string;
  address: string;
  cookie?: string;
}

async function logIn({ url, username }: TestSite, { password, address, cookie = "" }: Attempt): Promise<Response> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address, cookie },
    body: JSON.stringify({ username, password }),
  });
  await answer.arrayBuffer();
  return answer;
}

function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
}
