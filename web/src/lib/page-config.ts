/** What pages need to know of the server's configuration. Browsers get it whole: nothing private belongs here. */
export interface PageConfig {
  /** Address of the site without a trailing slash, for canonical links. */
  publicUrl: string;
  /** MapLibre style of the maps; null draws a plain sheet without streets. */
  mapStyleUrl: string | null;
}
