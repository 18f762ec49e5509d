/** What pages need to know of the server's configuration. Browsers get it whole: nothing private belongs here. */
export interface PageConfig {
  /** Address of the site without a trailing slash, for canonical links. */
  publicUrl: string;
  /** MapLibre style of the maps; null draws a plain map of countries and cities. */
  mapStyleUrl: string | null;
  operator: OperatorConfig;
  /** Null loads no ads and keeps no space for them. */
  ads: AdConfig | null;
}

/** Who runs the site; null where nothing is configured. */
export interface OperatorConfig {
  name: string | null;
  /** Of the office; parts are separated by commas. */
  address: string | null;
  phone: string | null;
  email: string | null;
  /** Entry in a commercial register, tax number and the like. */
  register: string | null;
}

/** The one network that ads come from. */
export interface AdConfig {
  scriptUrl: string;
  /** Of networks that give their customers and slots a number. */
  client: string | null;
  slot: string | null;
}

/** A page of a site of which nothing is known yet. */
export const EMPTY_PAGE_CONFIG: PageConfig = {
  publicUrl: "",
  mapStyleUrl: null,
  operator: { name: null, address: null, phone: null, email: null, register: null },
  ads: null,
};
