/** Ranges of the first three ZIP code digits per state. */
const UNITED_STATES = `AL 350-369, AK 995-999, AZ 850-865, AR 716-729, CA 900-961, CO 800-816, CT 060-069, DE 197-199, DC 200-205, FL 320-349,
  GA 300-319, GA 398-399, HI 967-968, ID 832-838, IL 600-629, IN 460-479, IA 500-528, KS 660-679, KY 400-427, LA 700-714, ME 039-049, MD 206-219,
  MA 010-027, MI 480-499, MN 550-567, MS 386-397, MO 630-658, MT 590-599, NE 680-693, NV 889-898, NH 030-038, NJ 070-089, NM 870-884, NY 100-149,
  NC 270-289, ND 580-588, OH 430-459, OK 730-749, OR 970-979, PA 150-196, RI 028-029, SC 290-299, SD 570-577, TN 370-385, TX 750-799, TX 885-885,
  UT 840-847, VT 050-059, VA 201-201, VA 220-246, WA 980-994, WV 247-268, WI 530-549, WY 820-831`;
/** Ranges of the first two digits of Australian postcodes that lie in a single state. */
const AUSTRALIA = `NT 08-09, NSW 10-25, NSW 27-28, VIC 30-39, VIC 80-89, QLD 40-49, QLD 90-99, SA 50-59, WA 60-69, TAS 70-79`;
/** First letters of Canadian postal codes per province. */
const CANADA = `NL A-A, NS B-B, PE C-C, NB E-E, QC G-H, QC J-J, ON K-N, ON P-P, MB R-R, SK S-S, AB T-T, BC V-V, YT Y-Y`;

interface PostalRange {
  regionCode: string;
  first: string;
  last: string;
}

const RANGES: Readonly<Record<string, readonly PostalRange[]>> = {
  US: rangesOf("US", UNITED_STATES),
  AU: rangesOf("AU", AUSTRALIA),
  CA: rangesOf("CA", CANADA),
};

/** The ISO 3166-2 region of a postal code; undefined if codes do not tell or are unknown. */
export function postalRegionOf(countryCode: string, postalCode: string): string | undefined {
  const code = postalCode.trim().toUpperCase();
  const range = RANGES[countryCode]?.find(({ first, last }) => {
    const start = code.slice(0, first.length);
    return start.length === first.length && first <= start && start <= last;
  });
  return range?.regionCode;
}

function rangesOf(countryCode: string, rows: string): PostalRange[] {
  return rows.split(/,\s*/).map((row) => {
    const [region = "", first = "", last = ""] = row.split(/[\s-]/);
    return { regionCode: `${countryCode}-${region}`, first, last };
  });
}
