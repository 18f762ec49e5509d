/** A sitemap file in the panel. */
export interface ListedSitemap {
  /** Below the site's root. */
  name: string;
  title: string;
}

export const SITEMAP_FILES: readonly ListedSitemap[] = [
  { name: "sitemap.xml", title: "Ana dizin" },
  { name: "sitemaps/main.xml", title: "Ana sayfalar" },
  { name: "sitemaps/categories.xml", title: "Kategoriler" },
  { name: "sitemaps/countries.xml", title: "Ülkeler" },
  { name: "sitemaps/cities.xml", title: "Şehirler" },
  { name: "sitemaps/businesses/page-1.xml", title: "İşletmeler (1. sayfa)" },
];
