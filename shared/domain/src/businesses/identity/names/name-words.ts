const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

export const LEGAL_FORMS = words(
  "inc ltd limited llc llp lp plc corp corporation company co pty pvt private gmbh mbh ag kg ohg ug ek eg sa sas sarl sarlu eurl sl slu srl sro " +
    "spa spzoo zoo bv nv vof oy oyj ab as asa aps doo dd jsc kft zrt bt pt cv tbk tnhh ltda eireli me lda sti san tic anonim limitet " +
    "sirketi sanayi ticaret ооо ип зао ао пао тов фоп еоод оод ет ад αε επε εε οε ике ике ш בעמ ش م ذ",
);
export const LINKS = words(
  "the a an and of at in on by de du des da do dos das del della di le la les l el los las il lo gli i y e et und and ve ile n s d der die das " +
    "am im vom zum zur bei von van het een och og ja i w z na u и в на у από του της και al ال",
);
/** Words that tell parts of one whole apart: its ends, its entrances, or whom a school is for. */
export const SIDES = words(
  "north south east west northbound southbound eastbound westbound nord sud est ost ouest norte sur este oeste upper lower inner outer left right " +
    "arrivals departures airside landside boys girls men women herren damen 東 西 南 北 东",
);
/** Words for parts of a business that are listed on their own. */
export const PARTS = words(
  "atm cashpoint geldautomat bankomat bancomat bankamatik cajero emergency notaufnahme urgences urgencias acil parts dept receiving",
);
/** Words for places and institutions that tenants and parts are named after, in their short forms. */
export const WHOLES = words(
  "st rd ave lane square place park parc parque parco tower towers tour turm torre mall plaza piazza platz arcade complex centre center " +
    "centro zentrum station bahnhof gare estacion stazione airport aeroport aeropuerto flughafen terminal hall bldg edificio gebaude " +
    "quay pier wharf market bridge campus estate gardens blk school hospital church cathedral temple club univ universite " +
    "universidad universitat college library museum stadium hotel resort point beach",
);
/** Of countries, by which chains name their companies. */
export const COUNTRIES = words(
  "uk usa canada australia ireland deutschland germany osterreich schweiz suisse france italia espana portugal nederland belgium polska " +
    "sverige norge danmark suomi turkiye hellas brasil mexico argentina chile india japan china россия україна",
);
/** By their long forms. */
export const SHORT_WORDS: ReadonlyMap<string, string> = new Map(
  (
    "st:saint,sankt,street sta:santa sto:santo ste:sainte mt:mount ft:fort ave:avenue rd:road blk:block bldg:building bros:brothers hnos:hermanos " +
    "gebr:gebruder ets:etablissements intl:international univ:university dept:department natl:national assn:association assoc:associates hr:hour " +
    "jr:junior wm:william 1:one,first,1st 2:two,second,2nd,ii 3:three,third,3rd,iii 4:four,fourth,4th,iv 5:five,fifth,5th 6:six,sixth,6th,vi " +
    "7:seven,seventh,7th,vii 8:eight,eighth,8th,viii 9:nine,ninth,9th,ix 10:ten,tenth,10th 11:eleven 12:twelve"
  )
    .split(" ")
    .flatMap((line) => {
      const [short = "", ...long] = line.split(/[:,]/);
      return long.map((word) => [word, short] as const);
    }),
);
const KINDS = words(
  "restaurant restaurants restaurante ristorante restoran restorani lokanta lokantasi restauracja ресторан εστιατοριο مطعم cafe caf caffe kafe kafesi " +
    "coffee coffeehouse kahve kahvesi kahvecisi kaffee kawiarnia кафе кофейня καφε مقهى bar pub tavern bistro bistrot brasserie grill grille kitchen diner " +
    "eatery house shop store stores market markt markets supermarket supermercado supermarche магазин маркет bakery boulangerie backerei panaderia " +
    "panetteria firin firini пекарня pharmacy pharmacie apotheke farmacia eczane eczanesi аптека φαρμακειο صيدلية hotel hotels hotell otel oteli отель " +
    "гостиница ξενοδοχειο فندق hostel motel inn salon saloon studio studios clinic klinik klinigi clinica clinique клиника dental dentist practice " +
    "hospital medical center centre centro zentrum merkezi merkez центр gym fitness club kulubu klub services service servis servisi group pizza pizzeria " +
    "chemist chemists drugstore drogerie drogueria superstore sushi burger burgers deli delicatessen gallery garage auto autos school academy kuaforu kuafor berber " +
    "מסעדה מסעדת קפה בר מלון מאפייה מאפיה מרקחת מספרה מספרת חנות מרפאה מרפאת סטודיו מוסך " +
    "レストラン カフェ ホテル 薬局 ショップ 店 本店 支店 식당 카페 호텔 약국 饭店 餐厅 餐馆 酒店 咖啡 药店",
);
/** Of kitchens and trades, which one source adds to a name and another leaves out. */
const TRADES = words(
  "cuisine cuisines cocina cucina cozinha kuche mutfagi mutfak pastry patisserie pasteleria pasticceria konditorei steakhouse steaks ristorantino " +
    "italian mexican indian chinese japanese thai vietnamese korean greek turkish lebanese mediterranean afghanistan afghan persian moroccan " +
    "ethiopian french spanish german american asian bbq barbecue barbeque seafood italiano italiana mexicano mexicana japones china chino turk " +
    "dental dentistry orthodontics realty realtors attorneys lawyers apartments apartment residences salons barbershop barbers nails spa " +
    "motors dealership insurance plumbing electrical roofing landscaping photography",
);
/** Words for kinds that names carry or drop, beside those of the business's own labels. */
export const KIND_WORDS: ReadonlySet<string> = new Set([...KINDS, ...TRADES]);
