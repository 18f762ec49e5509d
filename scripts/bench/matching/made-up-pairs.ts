import { readTable, splitEntries } from "@meridian/platform/read-table";
import type { BusinessFields } from "../../../shared/contracts/src/businesses/business.ts";
import { identityKeysOf } from "../../../shared/domain/src/businesses/identity/business-identity.ts";
import { Random } from "../../demo/random.ts";
import { addNoise, type NameWords } from "./add-noise.ts";
import { type HiddenDraft, hideIds } from "./hidden-ids.ts";

export interface MadeUpPair {
  name: string;
  known: HiddenDraft[];
  incoming: HiddenDraft[];
}

/** The number of positions per script, each with one to three businesses. */
const SPOTS = 120;

/** A pair of lists for each script, whose common businesses are written differently. */
export function makeUpPairs(seed = 1): MadeUpPair[] {
  return SCRIPTS.map((script, at) => makeUpPair(new Random(seed + at), script));
}

function makeUpPair(random: Random, script: Script): MadeUpPair {
  const known: HiddenDraft[] = [];
  const incoming: HiddenDraft[] = [];
  let count = 0;
  const add = (source: HiddenDraft[], id: string, fields: BusinessFields) => {
    const draft = { row: source.length + 2, fields, identityKeys: identityKeysOf(fields) };
    source.push({ draft: hideIds(draft), ids: [id] });
  };
  const addSomewhere = (fields: BusinessFields) => {
    const id = `${script.countryCode}-${++count}`;
    const isInBoth = random.chance(0.5);
    const isKnown = isInBoth || random.chance(0.5);
    if (isKnown) add(known, id, fields);
    if (isInBoth || !isKnown) add(incoming, id, addNoise(random, fields, script));
  };
  for (let spot = 0; spot < SPOTS; spot++) {
    const fields = makeBusiness(random, script);
    addSomewhere(fields);
    if (random.chance(0.3)) addSomewhere(neighbourOf(random, script, fields));
    if (random.chance(0.3)) addSomewhere(branchOf(random, script, fields));
  }
  return { name: script.name, known, incoming };
}

function makeBusiness(random: Random, script: Script): BusinessFields {
  const [city, lat, lng] = random.pick(script.cities);
  const kind = random.pick(script.kinds);
  const own = [random.pick(script.firsts), random.pick(script.seconds)].join(script.space);
  const phone = random.fill(script.phone);
  const at = { latitude: lat + random.normal() * 0.02, longitude: lng + random.normal() * 0.02 };
  return {
    name: random.chance(0.6) ? `${own} ${kind}` : own,
    type: kind,
    subtypes: [],
    ...addressOf(random, script, city),
    countryCode: script.countryCode,
    phone,
    phoneE164: phone,
    website: `https://www.${script.countryCode.toLowerCase()}${random.between(1, 1_000_000)}.example/`,
    ...at,
    reviews: 0,
    verified: false,
    status: "operational",
  };
}

function addressOf(random: Random, { streets }: Script, city: string) {
  const street = `${random.pick(streets)} ${random.between(1, 250)}`;
  return { street, fullAddress: `${street}, ${city}`, city };
}

/** In the same building, under another name. */
function neighbourOf(random: Random, script: Script, fields: BusinessFields): BusinessFields {
  const other = makeBusiness(random, script);
  const { street = "", fullAddress = "", city = "", latitude = 0, longitude = 0 } = fields;
  const at = { street, fullAddress, city, latitude, longitude };
  return { ...other, ...at, ...(random.chance(0.2) ? phoneOf(fields) : {}) };
}

/** Under the same name and website at another number, or in the other city. */
function branchOf(random: Random, script: Script, fields: BusinessFields): BusinessFields {
  const other = makeBusiness(random, script);
  const { name, type = "", website = "" } = fields;
  return { ...other, name, type, website, ...(random.chance(0.3) ? phoneOf(fields) : {}) };
}

function phoneOf({ phone = "", phoneE164 = "" }: BusinessFields) {
  return { phone, phoneE164 };
}

/** What names and addresses of one script are made of. */
interface Script extends NameWords {
  name: string;
  countryCode: string;
  cities: readonly (readonly [name: string, lat: number, lng: number])[];
  streets: readonly string[];
  /** Own words of names, combined in pairs. */
  firsts: readonly string[];
  seconds: readonly string[];
  phone: string;
  /** Between the words of a name. */
  space: string;
}

const SCRIPTS: readonly Script[] = readTable(new URL("scripts.tsv", import.meta.url), [
  "name",
  "countryCode",
  "cities",
  "streets",
  "firsts",
  "seconds",
  "kinds",
  "legalForms",
  "phone",
  "space",
]).map(({ cities, streets, firsts, seconds, kinds, legalForms, ...texts }) => ({
  ...texts,
  cities: splitEntries(cities).map((city) => {
    const [name = "", lat, lng] = city.split("=");
    return [name, Number(lat), Number(lng)] as const;
  }),
  streets: splitEntries(streets),
  firsts: splitEntries(firsts),
  seconds: splitEntries(seconds),
  kinds: splitEntries(kinds),
  legalForms: splitEntries(legalForms),
}));
