import type { Bilingual } from "@meridian/platform/app-error";

export const DIRECTORY_BUSY: Bilingual = {
  tr: "Dizin şu anda meşgul. Lütfen yeniden deneyin.",
  en: "The directory is busy. Please try again.",
};
export const DIRECTORY_DISK_FULL: Bilingual = {
  tr: "Dizinin bulunduğu diskte yer kalmadı.",
  en: "There is no room left on the disk that holds the directory.",
};
export const CATEGORIES_CHANGED: Bilingual = {
  tr: "Bu arada kategoriler hakkında başka bir karar verildi",
  en: "Another decision about categories has been made in the meantime",
};
export const BUSINESS_CHANGED: Bilingual = {
  tr: "İşletme bu arada değiştirildi.",
  en: "The business has been changed in the meantime.",
};
export const NO_SLUG_LEFT: Bilingual = {
  tr: "İşletme için kullanılabilecek bir adres kalmadı.",
  en: "There is no slug left for the business.",
};
export const NO_SUCH_BUSINESS: Bilingual = { tr: "Böyle bir işletme yok.", en: "There is no such business." };
export const NO_SUCH_IMPORT: Bilingual = { tr: "Böyle bir içe aktarma yok.", en: "There is no such import." };
export const SYNONYM_KNOWN: Bilingual = { tr: "Bu eş anlamlı zaten var", en: "This synonym exists already" };
export const SETTINGS_CHANGED: Bilingual = {
  tr: "Ayarlar bu arada değiştirildi",
  en: "The settings have been changed in the meantime",
};
export const OTHERS_WRITE: Bilingual = {
  tr: "Aynı işletmeler başka bir yerden yazılıyor. Lütfen yeniden deneyin.",
  en: "Another process is writing the same businesses. Please try again.",
};
export const UPLOAD_GONE: Bilingual = { tr: "Yükleme artık yok.", en: "The upload no longer exists." };
export const PART_UNDER_WAY: Bilingual = {
  tr: "Bu dosyanın başka bir parçası alınıyor.",
  en: "Another part of this file is being received.",
};
export const PART_TOO_LONG: Bilingual = {
  tr: "Parça, dosyanın bildirilen sonundan sonra da sürüyor.",
  en: "The part extends past the announced end of the file.",
};
export const PARTS_GONE: Bilingual = {
  tr: "Yüklemenin parçaları artık yok.",
  en: "Parts of the upload no longer exist.",
};
export const FILE_GONE: Bilingual = { tr: "Dosya artık yok.", en: "The file no longer exists." };

export function nextPartAt(offsetBytes: number): Bilingual {
  return { tr: `Sıradaki parça ${offsetBytes} baytından başlıyor.`, en: `The next part begins at ${offsetBytes}.` };
}

export function largerThan(maxBytes: number): Bilingual {
  return { tr: `Dosya ${maxBytes} bayttan büyük.`, en: `The file is larger than ${maxBytes} bytes.` };
}
