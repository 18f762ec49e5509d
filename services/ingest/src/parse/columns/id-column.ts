import type { IdColumn } from "../../normalise/column-mapping.ts";
import { headerKey } from "./header-fields.ts";
import { isOverture } from "./header-hints.ts";

/** Sources of worldwide ids, by the folded headers of their id columns. */
const WORLDWIDE: readonly (readonly [scope: string, RegExp])[] = [
  ["osm", /^(?:osm|openstreetmap)(?:node|way|element|object|place)?id$|^osm$/],
  ["fsq", /^(?:fsq|foursquare)(?:place|venue)?id$/],
  ["gers", /^(?:gers|overture)(?:place)?id$/],
  ["yelp", /^yelp(?:business)?id$/],
  ["tripadvisor", /^tripadvisor(?:location|place)?id$/],
  ["here", /^here(?:place)?id$/],
  ["tomtom", /^tomtom(?:poi|place)?id$/],
  ["siret", /^(?:numero|n)?siret$/],
];
/** A list's own ids: "id", "@id", "uuid", "store_code", "id local", "identifiant". */
const OWN_ID =
  /^(?:fullid|id|uid|uuid|guid|gid|objectid|identifier|identifiant|identificador|identificativo|identificatie|identyfikator|identifikator|kennung|kimlik|kimlikno|idno|idnummer|idnr|идентификатор|المعرف|מזהה|識別子|管理番号|编号|編號|관리번호|店舗コード|店[舗铺鋪]?番号|(?:门店|店铺|店舖|門市)(?:编号|編號|代码|id)|매장코드|codigo|codice|kod|kode|код|ogcfid|camis|npi|ccn|uprn|urn|fhrsid|wikidata)$/;
const OF_ENTITY =
  /^(?:business|company|store|shop|place|location|branch|record|listing|poi|venue|restaurant|outlet|facility|establishment|pharmacy|hotel|clinic|hospital|school|external|source|site|entity|organi[sz]ation|member|merchant|vendor|provider|dealer|property|premises?|point|feature|item|object|global|unique|isletme|firma|sube|magaza|kurum|eczane|tienda|empresa|local|negocio|establecimiento|etablissement|magasin|negozio|esercizio|struttura|loja|estabelecimento|betrieb|filial|standort|apotheken|vestiging)(?:unique)?(?:id|uid|uuid|guid|code|key|ref|number|nummer|nr|numarasi|no|kodu|identifier|identifiant)$/;
const ID_OF_ENTITY =
  /^(?:id|codigo|codice|code|kode?|numero|numer|nr|nomor|код|номер)(?:de|del|della|do|da|du)?(?:local|tienda|empresa|negocio|establecimiento|etablissement|magasin|negozio|esercizio|struttura|loja|estabelecimento|punto(?:vendita|venta)?|farmacia|pharmacie|hotel|apteki|sklepu|placowki|toko|outlet|cabang|аптеки|магазина|организации|объекта|точки)$/;
/** Licence, permit and register numbers: "License No.", "N° d'agrément", "Registernummer", "Ruhsat No", "許可番号". */
const LICENCE =
  /^(?:(?:business|company|trade|facility|premises?|shop|food|pharmacy)?(?:licen[cs]e|licencing|permit|registration|registry|reg|certificate|approval)(?:number|num|no|nr|id|code)|(?:numero|num|no|n)(?:de|d|di|da|do)?(?:la)?(?:licencia|licence|licenza|licenca|permiso|permis|registro|registrazione|inscripcion|agrement|autorisation|autorizacion|autorizzazione|enregistrement|alvara|finess)|finess|cnpj|matricula|licencia|(?:lizenz|register|registrierungs|genehmigungs|zulassungs|betriebs|betriebsstatten|erlaubnis)(?:nummer|nr|id)|(?:vergunning|vestigings)s?(?:nummer|nr)|kvkvestigingsnummer|numerzezwolenia|numerrejestru|nrzezwolenia|regon|(?:ruhsat|lisans|belge|sicil|odasicil|tescil|izin|kurulus)(?:no|numarasi|nosu|id)|(?:tillstands|registrerings|bevillings|tilladelses)(?:nummer|nr)|pnummer|cfarnummer|nomorizin|noizin|masogiayphep|номерлицензии|лицензия|регистрационныиномер|реестровыиномер|αριθμοςαδειας|رقمالترخيص|رقمالرخصة|رقمالسجل|מספררישיון|許可番号|登録番号|免許番号|届出番号|施設番号|事業所番号|许可证号|許可證號|注册号|登記證號|허가번호|인허가번호|등록번호|abn|nip|mersisno|lic(?:number|num|no))$/;

/** Id columns, best first: worldwide, the list's own, a register's. */
export function findIdColumns(headers: readonly string[], isFree: (column: number) => boolean): IdColumn[] {
  const isFromOverture = isOverture(headers);
  const keyed = [...headers.entries()]
    .filter(([column]) => isFree(column))
    .map(([column, header]) => ({ column, key: headerKey(header.replaceAll("#", " number")) }));
  const worldwide = keyed.flatMap(({ column, key }) => {
    const scope = isFromOverture && key === "id" ? "gers" : WORLDWIDE.find(([, pattern]) => pattern.test(key))?.[0];
    return scope === undefined ? [] : [{ column, scope, isWorldwide: true }];
  });
  const ofList = (patterns: readonly RegExp[]) =>
    keyed
      .filter(({ key }) => patterns.some((pattern) => pattern.test(key)))
      .map(({ column, key }) => ({ column, scope: key, isWorldwide: false }));
  return [...worldwide, ...ofList([OWN_ID, OF_ENTITY, ID_OF_ENTITY]), ...ofList([LICENCE])];
}
