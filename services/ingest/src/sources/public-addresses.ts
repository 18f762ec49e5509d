import { type LookupAddress, type LookupOptions, lookup as resolveHost } from "node:dns";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { refusal, text } from "../messages/text.ts";

type LookupCallback = (error: Error | null, address: string | LookupAddress[], family?: number) => void;
export type Lookup = (host: string, options: LookupOptions, callback: LookupCallback) => void;

/**
 * Names that the internet's name servers never answer: without a dot, or under a top level that is reserved or used in networks at home.
 */
const PRIVATE_NAME =
  /^[^.]*$|\.(?:localhost|local|localdomain|internal|intranet|private|corp|home|lan|home\.arpa|test|invalid|onion)$/;
const GLOBAL_UNICAST_V6 = ipaddr.parseCIDR("2000::/3");

/** Whether the address is one of the internet's: not of this machine, a private network, a provider's own or a special purpose. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv4" || parsed.match(GLOBAL_UNICAST_V6);
}

/** Throws invalid_input for an address or name that is never public. Other names are checked once resolved: see `publicLookup`. */
export function requirePublicHost({ hostname }: URL, allowedHosts: ReadonlySet<string>): void {
  const host = bareHost(hostname);
  const isPrivate = isIP(host) === 0 ? PRIVATE_NAME.test(host) : !isPublicAddress(host);
  if (isPrivate && !allowedHosts.has(host)) throw privateAddress(host);
}

/** Resolves for a connection, which then uses these addresses and no others. Fails if any of them is not public. */
export function publicLookup(allowedHosts: ReadonlySet<string>): Lookup {
  return (host, options, callback) => {
    resolveHost(host, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, []);
      const isAllowed = allowedHosts.has(bareHost(host));
      if (!isAllowed && !addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(privateAddress(host), []);
      }
      if (options.all === true) return callback(null, addresses);
      const [first] = addresses;
      callback(null, first?.address ?? "", first?.family);
    });
  };
}

/** Without the brackets of an IPv6 address and the dot that may end a name. */
function bareHost(hostname: string): string {
  return hostname.replace(/^\[|\]$|\.$/g, "").toLowerCase();
}

function privateAddress(host: string) {
  return refusal("invalid_input", text("source_private_address", { host }));
}
