/** Why a file cannot be read, by key. `{name}` is a parameter; a numeric one is formatted as a count. */
export const READER_TURKISH = {
  file_too_large: "{fileName} - Maksimum dosya boyutu 150MB'dır",
  file_empty: "Dosya boş. Yeniden dışa aktarıp onu yükleyin.",
  no_rows: "Dosyada satır yok. Başlık satırının altında işletmeleri olan bir dosya yükleyin.",
  not_a_sheet: "Dosya {what}; tablo değil. Bir .xlsx veya .csv dosyası yükleyin.",
  pdf: "bir PDF belgesi",
  image: "bir görüntü",
  image_or_sound: "bir görüntü veya ses kaydı",
  archive: "bir {format} arşivi",
  parquet: "bir Parquet dosyası",
  program: "bir program",
  database: "bir veritabanı",
  rtf: "bir metin belgesi (RTF)",
  vcard: "bir adres defteri (vCard)",
  calendar: "bir takvim (iCalendar)",
  word: "bir Word belgesi",
  slides: "bir sunum",
  visio: "bir Visio çizimi",
  outlook: "bir Outlook iletisi",
  unsupported_format:
    "Dosya {what}; bu biçim desteklenmiyor. Tablo programında 'Farklı kaydet' ile .xlsx veya .csv olarak kaydedip onu yükleyin.",
  excel_4: "Excel 4 veya daha eskisinin çalışma kitabı",
  open_document: "bir OpenDocument metni veya çizimi",
  xlsb: "ikili bir Excel çalışma kitabı (.xlsb)",
  ods: "bir OpenDocument tablosu (.ods)",
  sylk: "bir SYLK tablosu",
  excel_xml: "bir Excel 2003 XML tablosu",
  web_page: "bir web sayfası (HTML)",
  web_archive: "bir web arşivi (MHTML)",
  numbers_document: "Dosya bir Apple Numbers belgesi. .xlsx veya .csv olarak dışa aktarıp onu yükleyin.",
  zip_empty: "Zip arşivi boş. İçine listeleri koyup yeniden yükleyin.",
  zip_without_sheets:
    "Zip arşivinde içe aktarılabilecek dosya yok; içinde {files} var. Listeleri başka arşivlere koymadan doğrudan ekleyin.",
  zip_too_many_files: "Zip arşivinde 100'den çok dosya var. Birkaç arşive bölün.",
  unknown_format:
    "Dosya ne bir .xlsx çalışma kitabı ne de sütunlu bir metin dosyası (.csv). Geldiği programda .xlsx veya .csv olarak dışa aktarıp onu yükleyin.",
  ole_without_workbook:
    "Dosya eski bir Office belgesi, ama içinde bir Excel çalışma kitabı yok veya dosya bozuk. Excel'de açıp .xlsx olarak kaydedin ve onu yükleyin.",
  password_protected: "Çalışma kitabı şifre korumalı. Şifreyi kaldırıp yeniden yükleyin.",
  workbook_damaged: "Çalışma kitabı bozuk: {what}. Bir tablo programında açıp yeniden kaydedin.",
  zip_cut_off: "dosya yarıda kesilmiş ya da zip değil",
  zip_list_unreadable: "bölüm listesi okunamıyor",
  part_missing: "{part} bölümü eksik",
  part_unpackable: "{part} bölümü açılamıyor",
  part_cut_off: "{part} bölümü yarıda kesilmiş",
  part_checksum: "{part} bölümünün sağlama değeri (CRC) yanlış",
  part_method: "{part} bölümü tabloların kullanmadığı bir yöntemle sıkıştırılmış",
  part_not_xml: "{part} bölümü geçerli XML değil",
  workbook_missing: "içinde çalışma kitabı yok",
  sheet_missing: '"{sheet}" sayfasının içeriği eksik',
  shared_text_missing: "{row}. satır dosyada bulunmayan bir metne başvuruyor",
  content_unreadable: "içeriği okunamıyor",
  part_doctype:
    "Çalışma kitabının {part} bölümü bir belge türü (DOCTYPE) bildiriyor; hiçbir tablolama programı bunu yazmaz. Bir tablo programında açıp yeniden kaydedin.",
  zip_too_many_parts:
    "Dosya, 10.000'den çok bölümü olan bir zip arşivi. Listeleri .csv olarak kaydedip onları yükleyin.",
  unpacks_too_large: "Dosya açıldığında 4 GB'ı aşıyor. Birkaç dosyaya bölün.",
  part_unpacks_too_large:
    "Dosyanın {part} bölümü açıldığında boyutunun 200 katını aşıyor; gerçek bir liste bu kadar sıkışmaz. Boş veya yinelenen satırları silip .csv olarak yükleyin.",
  too_many_rows: "Sayfada 1.048.576'dan çok satır var. Birkaç dosyaya bölün.",
  too_many_columns:
    "{row}. satırda 16.384'ten çok sütun var; hiçbir tablo bu kadar sütun taşımaz. Nasıl dışa aktarıldığına (CSV dosyasında ayırıcıya) bakıp yeniden dışa aktarın.",
  cell_too_long: "{row}. satırda 1 MB'tan büyük bir hücre var. O hücreyi kısaltın veya sütununu silin.",
  text_too_long: "Dosyada 1 MB'tan büyük bir hücre var. O hücreyi kısaltın veya sütununu silin.",
  record_too_long:
    "{row}. kayıt 16 MB'tan uzun. İçindeki bir tırnak işareti büyük olasılıkla hiç kapanmıyor; onu düzeltin.",
  quote_unclosed:
    "Dosya, {row}. kayıtta başlayan tırnaklı bir hücrenin içinde bitiyor: ya yarıda kesilmiş ya da bir tırnak işareti hiç kapanmıyor. O kaydı düzeltin veya dosyayı yeniden dışa aktarın.",
  json_without_records:
    "JSON dosyasında işletme listesi yok. Bir nesne dizisi, her satırda bir nesne (NDJSON) veya GeoJSON nesneleri (features) gerekir.",
  json_invalid: "Dosyanın {row}. kaydı geçerli JSON değil. O kaydı düzeltin veya dosyayı yeniden dışa aktarın.",
  json_cut_off:
    "JSON, {row}. kaydın içinde bitiyor: ya dosya yarıda kesilmiş ya da bir ayraç hiç kapanmıyor. Yeniden dışa aktarıp onu yükleyin.",
  json_record_too_long: "JSON dosyasının {row}. kaydı 16 MB'tan uzun. O kaydı kısaltın veya silin.",
  json_too_deep:
    "JSON dosyasının {row}. kaydı 100 düzeyden derin iç içe geçmiş. Her işletmeyi düz bir nesne olarak dışa aktarın.",
  too_many_lists: "Dosyada 500'den çok liste var. Bütün işletmeleri tek listede toplayın.",
  xml_invalid: "Dosyanın {line}. satırı geçerli XML değil. O satırı düzeltin veya dosyayı yeniden dışa aktarın.",
  xml_cut_off:
    "XML, {line}. satırda bütün öğeler kapanmadan bitiyor: dosya yarıda kesilmiş. Yeniden dışa aktarıp onu yükleyin.",
  xml_doctype:
    "XML dosyası bir belge türü (DOCTYPE) bildiriyor; onun varlıkları (entity) hiç okunmaz. O bildirimi silin, varlıkların yerine metinlerini yazıp dosyayı yeniden yükleyin.",
  xml_without_records:
    "XML dosyasında işletme listesi yok. Adı ve adresi niteliklerinde veya içinde olan, her işletme için bir öğe gerekir.",
  xml_record_too_long: "XML dosyasının {row}. kaydı 16 MB'tan uzun. O kaydı kısaltın veya silin.",
  xml_too_deep:
    "XML dosyasında öğeler 100 düzeyden derin iç içe geçmiş. Her işletmeyi düz bir öğe olarak dışa aktarın.",
  xml_too_many_names:
    "XML dosyasındaki öğelerin 20.000'den çok farklı yolu var. Her işletmenin aynı alanına aynı adı verin.",
  kml_without_placemarks:
    "KML dosyasında hiç yer (Placemark) yok. Haritayı yerleriyle birlikte dışa aktarıp onu yükleyin.",
  kml_network_link:
    "KML dosyasında yer yok, yalnızca webdeki bir haritaya bağlantı (NetworkLink) var. Verileri bağlantıyla güncel tutan seçeneği kapatıp yeniden dışa aktarın ve onu yükleyin.",
  osm_too_many_nodes:
    "OpenStreetMap dosyasındaki alanların 8.000.000'dan çok noktası (node) var. Dosyayı bölün veya yalnızca adı olan öğeleri dışa aktarın.",
  parquet_codec:
    "Parquet dosyası {codec} ile sıkıştırılmış; bu yöntem desteklenmiyor. Snappy, Zstandard veya Gzip ile yazıp onu yükleyin.",
  parquet_damaged: "Parquet dosyası bozuk ya da yarıda kesilmiş. Yeniden dışa aktarıp onu yükleyin.",
  parquet_page_too_large:
    "Parquet dosyasının bir bölümü (page) açıldığında 256 MB'ı aşıyor. Daha küçük bölümlerle (row group) yazıp onu yükleyin.",
  ods_repeated_rows:
    "{row}. satır {count} eş satırın yerine geçiyor; en çok 10.000'i okunur. Yinelenen satırları silin.",
  reading_stalled:
    "Dosyadan {seconds} saniye boyunca hiç satır gelmedi; okuma durduruldu. .csv olarak kaydedip onu yükleyin.",
  reader_out_of_memory: "Dosyayı okumak izin verilenden fazla bellek gerektiriyor. .csv olarak kaydedip onu yükleyin.",
  reader_crashed: "Dosya okunamıyor: okuyucu çöktü. Bir tablo programında açıp yeniden kaydedin.",
  reader_closed: "İçe aktarma kapatıldı",
  xls_too_slow:
    "Eski Excel çalışma kitabı (.xls) {seconds} saniyede okunamadı; okuma durduruldu. Excel'de .xlsx olarak kaydedip onu yükleyin.",
  xls_out_of_memory:
    "Eski Excel çalışma kitabını (.xls) okumak izin verilenden fazla bellek gerektiriyor. Excel'de .xlsx olarak kaydedip onu yükleyin.",
  xls_crashed:
    "Eski Excel çalışma kitabı (.xls) okunamıyor: okuyucu çöktü. Excel'de .xlsx olarak kaydedip onu yükleyin.",
  xlsx: "Excel çalışma kitabı (.xlsx)",
  zip: "zip arşivi",
  xls: "eski Excel çalışma kitabı (.xls)",
  csv: "CSV metin dosyası",
  json: "JSON dosyası",
  xml: "XML dosyası",
  kml: "KML dosyası",
} as const;
