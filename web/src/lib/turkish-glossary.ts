/** A concept of the admin area and its only word. */
export interface Term {
  concept: string;
  word: string;
  /** Other words for it, which no screen or API message uses. */
  never: RegExp;
}

export const GLOSSARY: readonly Term[] = [
  { concept: "password", word: "şifre", never: /parola/i },
  { concept: "import", word: "içe aktarma", never: /aktarım/i },
  { concept: "import", word: "içe aktarma", never: /yükleme(?!z|k|di|y[ei]n)/i },
  { concept: "to restore from the trash, to undo", word: "geri almak", never: /geri yükle/i },
  { concept: "to take the approval back", word: "gizlemek", never: /onayı (?:kaldır|geri al)/i },
  { concept: "address of a page", word: "bağlantı", never: /\bLink(?:i|ler|leri)?\b/ },
  { concept: "number of reviews", word: "değerlendirme sayısı", never: /yorum(?:lar)? (?:sayısı|bağlantısı)/i },
  { concept: "a column that is left out", word: "Aktarılmasın", never: /^Aktarma$/ },
  { concept: "cache", word: "Cache", never: /önbellek/i },
  { concept: "sitemap", word: "sitemap", never: /site harita/i },
  { concept: "to filter a list", word: "filtrelemek", never: /(?<!\p{L})süz(?:mek|ün|ülen|ülür)?(?!\p{L})/u },
  { concept: "outcome of a dry run", word: "Deneme sonucu", never: /deneme önizlemesi/i },
];

/** Texts given by the specification, which stay as they are, and Search Console's own words. */
export const SPECIFIED: readonly string[] = [
  "Excel Yükleme",
  "Yükleme hatası",
  "Dosya yükleme timeout oldu. Dosya çok büyük olabilir.",
  "Dosya yükleme sırasında bir hata oluştu.",
  "“Site Haritaları” (Sitemaps)",
  "“Yeni site haritası ekle”",
];
