import {
  Building2,
  ChartNoAxesColumn,
  CloudDownload,
  FileUp,
  GitCompareArrows,
  History,
  House,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Settings,
  Tags,
  UserRound,
} from "lucide-react";

export interface AdminSection {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Current on its own path only, not below it. */
  isExact: boolean;
  /** Its contents, for its card and for the search. */
  about: string;
}

/** The contents of the reports section. */
export const REPORTS: readonly string[] = ["Trend analizi", "coğrafi dağılım", "kullanıcı davranışı"];

export const ADMIN_SECTIONS: readonly AdminSection[] = [
  { to: "/admin", label: "Ana Sayfa", icon: House, isExact: true, about: "Özet ve bölümlere hızlı erişim" },
  {
    to: "/admin/dashboard",
    label: "Dashboard",
    icon: LayoutDashboard,
    isExact: true,
    about: "Sistem istatistikleri, içe aktarma raporları ve performans",
  },
  {
    to: "/admin/businesses",
    label: "İşletme Yönetimi",
    icon: Building2,
    isExact: false,
    about: "İşletmeleri arayın, onaylayın, düzenleyin, silin ve birleştirin",
  },
  {
    to: "/admin/upload",
    label: "Excel Yükleme",
    icon: FileUp,
    isExact: false,
    about: "Excel ve CSV dosyalarını içe aktarın, ilerlemeyi canlı izleyin",
  },
  {
    to: "/admin/settings",
    label: "Site Ayarları",
    icon: Settings,
    isExact: false,
    about: "Kod alanları, cache ve sitemap dosyaları",
  },
  {
    to: "/admin/reports",
    label: "Raporlar",
    icon: ChartNoAxesColumn,
    isExact: false,
    about: new Intl.ListFormat("tr").format(REPORTS),
  },
];

/** Beyond the six specified: what the administrator needs to answer visitors and review actions. */
export const FURTHER_SECTIONS: readonly AdminSection[] = [
  {
    to: "/admin/sources",
    label: "Kaynaklar",
    icon: CloudDownload,
    isExact: false,
    about: "Düzenli olarak içe aktarılan adresler",
  },
  {
    to: "/admin/matches",
    label: "Eşleşmeler",
    icon: GitCompareArrows,
    isExact: false,
    about: "Aynı olabilecek işletmeler: birleştirin veya ayrı tutun",
  },
  {
    to: "/admin/categories",
    label: "Kategoriler",
    icon: Tags,
    isExact: false,
    about: "Etiketleri türlere taşıyın, kategorileri birleştirin, adlandırın ve gizleyin",
  },
  {
    to: "/admin/inbox",
    label: "Gelen Kutusu",
    icon: Inbox,
    isExact: false,
    about: "Ziyaretçilerin mesajları ve bildirimleri",
  },
  {
    to: "/admin/audit",
    label: "Denetim Kaydı",
    icon: History,
    isExact: false,
    about: "Yönetimde yapılan her işlem",
  },
  { to: "/admin/account", label: "Hesap", icon: UserRound, isExact: false, about: "Oturumlar ve şifre" },
];

const ALL_SECTIONS = [...ADMIN_SECTIONS, ...FURTHER_SECTIONS];

/** The sections that match a text by name or contents; none for an empty text. */
export function findSections(text: string, sections: readonly AdminSection[] = ALL_SECTIONS): AdminSection[] {
  const words = foldTurkish(text).split(" ").filter(Boolean);
  if (words.length === 0) return [];
  return sections.filter(({ label, about }) => {
    const known = foldTurkish(`${label} ${about}`).split(" ");
    return words.every((word) => known.some((candidate) => candidate.startsWith(word)));
  });
}

/** Ignores case and accents, so that "isletme" finds "İşletme". */
function foldTurkish(text: string): string {
  return text
    .toLocaleLowerCase("tr-TR")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ı", "i")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
