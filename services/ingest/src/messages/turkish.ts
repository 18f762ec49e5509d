import { IMPORT_WARNING_TEXTS } from "@meridian/domain/imports/import-warning";
import { READER_TURKISH } from "@meridian/sheet-reader/messages/turkish";

/** The API's messages by key. `{name}` is a parameter; a numeric one is formatted as a count. */
export const TURKISH = {
  ...READER_TURKISH,

  // Sending a file.
  too_many_uploads: "Aynı anda çok fazla dosya gönderiliyor; biraz sonra yeniden deneyin",
  no_file_chosen: "Dosya seçilmedi: '{field}' alanı boş",
  not_multipart: "Dosya multipart/form-data olarak gönderilmelidir",
  form_unreadable: "Gönderilen form okunamadı",
  form_fields_invalid: "Formun alanları geçersiz",
  form_too_many_parts: "Formda yalnızca bir dosya ve birkaç alan olabilir",
  wrong_file_field: "Dosya '{field}' alanında olmalıdır",
  one_file_at_a_time: "Tek seferde bir dosya yüklenebilir",
  upload_cut_off: "Gönderim yarıda kesildi; dosya alınamadı",
  upload_cut_off_resumable: "Gönderim yarıda kesildi; kaldığı yerden sürdürülebilir",
  upload_not_found: "Gönderim bulunamadı; dosyayı yeniden yükleyin",
  upload_expired: "Yarım kalan gönderim artık saklanmıyor; dosyayı yeniden yükleyin",
  server_restarting: "Sunucu yeniden başlatılıyor; dosyayı yeniden gönderin",
  server_restarting_resumable: "Sunucu yeniden başlatılıyor; gönderim kaldığı yerden sürdürülebilir",
  part_too_large: "Bir parça en fazla {megabytes} MB olabilir",
  not_a_chunk: "Bir parça {mediaType} olarak gönderilmelidir",
  not_bytes: "{header} bir bayt sayısı olmalıdır",
  wrong_override: "X-HTTP-Method-Override yalnızca PATCH veya DELETE olabilir",
  file_not_named: "Upload-Metadata dosyayı adlandırmalıdır: `filename` ve base64 olarak adı",
  wrong_extension: "{fileName} - Excel, OpenDocument (.ods), CSV, JSON, XML, KML, Parquet veya zip dosyası seçin",
  file_gone: "Yüklenen dosya artık saklanmıyor. Dosyayı yeniden yükleyin.",
  made_file_gone: "Bu dosyanın saklama süresi doldu.",
  disk_full:
    "Diskte yeterli yer yok: bu dosya için yaklaşık {needed} MB gerekiyor, {free} MB boş. Diskte yer açıp yeniden deneyin.",
  import_goes_on:
    "Dosya alındı, içe aktarma arka planda sürüyor. Dosyayı yeniden göndermeyin: sonucu içe aktarma listesinde görünecek",

  // Sources.
  source_removed: "Kaynak silindi; getirdiği işletmeler duruyor",
  source_failed: "Kaynak beklenmedik bir hata nedeniyle alınamadı; yeniden denenecek",
  listing_not_found: "Bu işletme için verilecek bir karar yok",
  listing_closed: "İşletme kapatıldı",
  listing_kept: "İşletme açık kalacak",
  source_not_found: "Kaynak bulunamadı",
  too_many_sources: "En fazla {count} kaynak kaydedilebilir. Önce kullanılmayan birini silin.",
  source_running: "Bu kaynağın içe aktarması sürüyor; bitince yeniden çalıştırın",
  source_held: "Bu kaynağın içe aktarması karar bekliyor; önce onu yayımlayın, düzeltin veya geri alın",
  source_profile_unknown:
    "Seçilen sütun eşlemesi artık kayıtlı değil. Başka bir eşleme seçin veya sütunların tanınmasını isteyin.",
  source_private_address:
    "{host} internete açık bir adres değil; kaynaklar yalnızca genel adreslerden alınır. Siteyi işleten, sunucunun adını SOURCE_ALLOWED_HOSTS ayarına ekleyerek izin verebilir.",
  source_host_unknown: "{host} sunucusu bulunamadı. Adresi denetleyin.",
  source_unreachable:
    "{host} sunucusuna bağlanılamadı veya bağlantı yarıda kesildi. Yeniden denenecek; sürerse adresi denetleyin.",
  source_untrusted:
    "{host} sunucusunun sertifikası güvenilir değil ({code}). Sunucuyu işletenden yenilemesini isteyin.",
  source_not_https:
    "{host} sunucusu bu adreste https ile yanıt vermiyor ({code}). Adresi ve bağlantı noktasını denetleyin.",
  source_too_large:
    "{fileName} dosyası {megabytes} MB'den büyük. Listenin daha küçük bir bölümünün, örneğin bir bölgenin adresini girin.",
  source_too_slow:
    "{host} sunucusu süresi içinde yanıt vermedi. Yeniden denenecek; sürerse daha küçük bir dosya seçin.",
  source_refused: "Sunucu dosyayı vermedi: HTTP {status}. Adresi ve dosyanın herkese açık olduğunu denetleyin.",
  source_busy:
    "Sunucu şu anda dosyayı veremiyor: HTTP {status}. Yeniden denenecek; sürerse sunucuyu işletene başvurun.",
  source_not_a_list:
    "Bu adreste liste olarak okunamayan bir şey var: {what}. Dosyanın (.xlsx, .csv, .json) kendi bağlantısını girin; oturum açmadan açılabilmelidir.",
  source_encoded:
    "Sunucu dosyayı bilinmeyen bir sıkıştırmayla gönderdi. gzip ile veya sıkıştırılmadan sunulan bir adres girin.",
  source_too_many_redirects: "Adres {count} kezden fazla yönlendiriliyor. Dosyanın kendi adresini girin.",
  source_redirect_insecure: "Adres, https olmayan bir adrese yönlendiriliyor. Doğrudan https adresini girin.",
  source_redirect_unreadable: "Adres, okunamayan bir yere yönlendiriliyor. Dosyanın kendi adresini girin.",

  // Files that are not sheets.
  no_header:
    'İlk {rows} satırda "name" veya "işletme adı" gibi bir ad sütunu içeren başlık satırı bulunamadı. İlk satırda şunlar var: {headers}. Ad sütununun başlığını "name" yapın ya da önizlemede başlık satırını ve sütunları seçin; listedekilerin hepsi bir zincirin şubesiyse önizlemede “İşletmelerin adı” alanına zincirin adını yazın.',

  // Notes on a file.
  kind_differs: "Dosyanın adı {extension} ile bitiyor, ama içeriği {kind}; içeriğine göre okundu.",
  rating_scale: "Dosyanın puanları {scale} üzerinden; 5 üzerinden puana çevrildi.",
  id_column: '"{header}" sütunu işletme kimliği olarak alındı; değilse sütun için "Aktarılmasın" seçin.',
  coordinates_on_grid: "Dosyadaki koordinatlar {grid} sisteminde, metre olarak verilmiş; dereceye çevrildi.",
  coordinates_swapped:
    "Adreslere göre dosyada enlem ile boylam yer değiştirmiş. Yalnızca yazıldığı hâliyle ülkesine uyan satırlara dokunulmadı; ötekiler düzeltildi.",
  kind_listed:
    "Hiçbir sütunda bilinen bir işletme türü yok; tür {basis} anlaşıldı: {kinds}. Yanlışsa önizlemede “Dosyadaki işletmelerin türü” alanından başka bir tür veya “Tür yok” seçin; içe aktarıldıysa önce geri alın, sonra dosyayı bu seçimle yeniden yükleyin.",
  kind_by_header: "ad sütununun başlığından",
  kind_by_sheet: "sayfanın adından",
  kind_by_key: "listenin dosyadaki anahtarından",
  kind_by_file: "dosyanın adından",
  kind_by_profile: "kayıtlı eşlemeden",
  name_listed:
    "Dosyada işletme adı sütunu yok; adı boş olan satırların adı {basis} alındı: {names}. Yanlışsa doğrusunu önizlemede veya karar beklerken “Sütunları düzelt” altında “İşletmelerin adı” alanına yazın; yayımlandıysa önce geri alın, sonra dosyayı doğru adla yeniden yükleyin.",
  kind_unknown: "Böyle bir işletme türü yok: {kind}.",
  country_missing:
    "Satırların çoğunda ülke belirtilmemiş; şehir, adres ve telefonlardan da kesin olarak anlaşılamadı. Bu satırlarda ülke boş bırakıldı. Hepsi aynı ülkedeyse önizlemede “Varsayılan ülke” alanında o ülkeyi seçin (içe aktarıldıysa önce dosyayı yeniden yükleyin); değilse dosyaya bir ülke sütunu ekleyin.",
  header_missing:
    "Dosyada başlık satırı yok: ilk satır da işletme olarak okundu, sütunlar değerlerine göre belirlendi. Başlık varsa sütun eşlemede onun satırını seçin.",
  columns_by_values: "Başlığı tanınmayan şu sütunlar değerlerine göre belirlendi: {columns}.",
  columns_in_part: "Şu sütunlar yalnızca alanını başka bir sütunun vermediği satırlarda okundu: {columns}.",
  columns_contradicted:
    "Şu sütunların değerleri başlıklarıyla çelişiyor; sütunlar değerlerine göre okundu veya aktarılmadı: {columns}.",
  held_for_review:
    "Dosyada adres, konum veya iletişim bilgisi içeren bir sütun tanınmadı; yalnızca adlar okundu. Bu dosyayla eklenen işletmeler siz onaylayana kadar gizli kalır.",
  import_held:
    "İçe aktarma kuşkulu göründüğü için kararınızı bekliyor; o zamana kadar eklenen işletmeler gizli, değişecek olanlar olduğu gibi kalır.",
  sheets_chained:
    "Başlıkları aynı veya birbirine karşılık gelen {count} sayfa arka arkaya okundu: {sheets}. Satır numaraları sayfalar boyunca devam eder.",
  sheets_unread: "Okunmayan sayfalar: {sheets}.",
  one_sheet_read: "Yalnızca {sheet} sayfası okundu. {others}",
  sheets_and_more: "{sheets} ve {count} sayfa daha",
  sheet_unreadable: '"{sheet}" (okunamadı)',
  sheet_empty: '"{sheet}" (boş)',
  sheet_rows: '"{sheet}" ({count} satır)',
  sheet_rows_at_least: '"{sheet}" (en az {count} satır)',
  same_file: 'Bu dosyanın aynısı daha önce alındı: "{fileName}", {when} (UTC), {createdBy}{outcome}.',
  was_undone: "; sonra geri alındı",
  is_being_undone: "; geri alınıyor",
  had_failed: "; tamamlanamadı",
  was_cancelled: "; iptal edildi",
  not_ended: "; henüz bitmedi",
  is_held: "; karar bekliyor",
  was_discarded: "; yayımlanmadı",

  // Imports and what can be done with them.
  import_not_found: "İçe aktarma bulunamadı",
  not_retryable: "Yalnızca başarısız olan veya iptal edilen bir içe aktarma yeniden denenebilir",
  undo_not_cancellable: "Başlamış bir geri alma iptal edilemez",
  already_ended: "İçe aktarma zaten sona erdi",
  changes_not_kept: "Bu içe aktarmanın değişiklikleri kayıtlı değil; geri alınamaz",
  not_ended_yet: "İçe aktarma henüz sona ermedi; önce iptal edin veya bitmesini bekleyin",
  dry_run_changed_nothing: "Deneme hiçbir şey yazmadı; geri alınacak bir şey yok",
  not_held: "Bu içe aktarma karar beklemiyor",
  already_undone: "İçe aktarma zaten geri alındı",
  already_being_undone: "İçe aktarma zaten geri alınıyor",
  undo_publisher_first: "Bu içe aktarmayı başka bir içe aktarma yayımladı; önce onu geri alın",
  import_changed_nothing: "Bu içe aktarma hiçbir işletmeyi değiştirmedi; geri alınacak bir şey yok",
  rejected_rows_later: "Hatalı satırlar, içe aktarma bittiğinde indirilebilir",
  no_rejected_rows: "Bu içe aktarmada reddedilen satır yok",
  dry_run_outcome_later: "Deneme sonucu henüz hazır değil",
  not_a_dry_run: "Bu bir deneme değil; önizleme dosyası yok",
  not_undone: "Bu içe aktarma geri alınmadı",
  too_many_profiles: "En fazla {count} eşleme kaydedilebilir; önce kullanılmayanları silin",
  profile_not_found: "Kayıtlı eşleme bulunamadı",
  too_many_attempts: "Dosya okunurken işlem {count} kez yarıda kesildi; içe aktarma durduruldu",

  // Reports.
  figures:
    "{created} yeni{restored}{published}, {updated} güncellenen{withheld}{filled}, {skipped} atlanan{wasDeleted}, {rejected} hatalı satır",
  and_restored: ", {count} geri getirilen",
  and_published: ", {count} yayımlanan",
  and_deleted: ", {count} daha önce silinmiş",
  and_filled: ", {count} eksikleri tamamlayan",
  and_withheld: ", {count} bekletilen",
  file_held: "Dosya okundu, ama kararınız gerekiyor: {figures}",
  file_processed: "Dosya başarıyla işlendi: {figures}",
  processed_with_warning: "{warning}: {figures}",
  file_without_rows: "Dosyada başlık satırından başka satır yok; içe aktarılacak bir şey bulunamadı",
  import_failed: "İçe aktarma tamamlanamadı",
  failed_partly: "{reason} (o ana kadar yazılanlar duruyor: {figures})",
  dry_run_failed: "{reason} (deneme, hiçbir şey yazılmadı; o ana kadar: {figures})",
  cancelled_unwritten: "İçe aktarma iptal edildi; hiçbir satır yazılmadı",
  cancelled_partly: "İçe aktarma iptal edildi; o ana kadar yazılanlar duruyor: {figures}",
  dry_run_ended: "Deneme tamamlandı, hiçbir şey yazılmadı: {figures}",
  dry_run_ended_with_warning: "Deneme tamamlandı, hiçbir şey yazılmadı: {figures} ({warning})",
  dry_run_cancelled: "Deneme iptal edildi, hiçbir şey yazılmadı: {figures}",
  ...IMPORT_WARNING_TEXTS,
  row_problem: "Satır {row}: {problem}",
  cell_problem: "Satır {row}, sütun {column}: {problem}",
  problem_with_value: "{problem} («{value}»)",
} as const;

export type TextKey = keyof typeof TURKISH;
