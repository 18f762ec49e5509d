import type { ListedKind } from "@meridian/contracts/imports/import-mapping";

/** What told the kind of a whole list. */
export const KIND_BASES: Readonly<Record<ListedKind["basis"], string>> = {
  choice: "yöneticinin seçiminden",
  profile: "kayıtlı eşlemeden",
  header: "sütun başlığından",
  sheet: "sayfanın adından",
  key: "listenin anahtarından",
  file: "dosyanın adından",
};
