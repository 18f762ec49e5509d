import type { ListedKind, ListedName } from "@meridian/contracts/imports/import-mapping";

/** What told the kind, or the name, of a whole list. */
export const LIST_BASES: Readonly<Record<ListedKind["basis"] | ListedName["basis"], string>> = {
  choice: "yöneticinin seçiminden",
  profile: "kayıtlı eşlemeden",
  header: "sütun başlığından",
  sheet: "sayfanın adından",
  key: "listenin anahtarından",
  file: "dosyanın adından",
};
