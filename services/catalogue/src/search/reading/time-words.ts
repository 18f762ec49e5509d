import type { OpenTime } from "@meridian/contracts/search/search";

/** Words for "open" in the most common languages. Beside a kind alone they mean now: "açık eczane". */
export const OPEN_WORDS =
  `open opens opening opened geöffnet geöffnete geöffneter geöffnetes offen offene offener offenes ouvert ouverte ouverts ouvertes
  abierto abierta abiertos abiertas aperto aperta aperti aperte aberto aberta abertos abertas açık geopend otwarte otwarty otwarta otwartych czynne
  czynny czynna открыто открыт открыта открыты открытая открытые открытый работает работают работающая مفتوح مفتوحة`.split(
    /\s+/,
  );

/** Names of days; the last ones of each imply opening by themselves: "bäckerei sonntags". */
export const DAY_WORDS: readonly (readonly [day: OpenTime, names: string, alone: string])[] = [
  [
    "monday",
    "monday montag lundi lunes lunedì segunda segunda-feira pazartesi maandag poniedziałek понедельник الاثنين الإثنين",
    "mondays montags poniedziałki maandags pazartesileri понедельникам",
  ],
  [
    "tuesday",
    "tuesday dienstag mardi martes martedì terça terça-feira salı dinsdag wtorek вторник الثلاثاء",
    "tuesdays dienstags wtorki dinsdags вторникам",
  ],
  [
    "wednesday",
    "wednesday mittwoch mercredi miércoles mercoledì quarta quarta-feira çarşamba woensdag środa środę среда среду الأربعاء",
    "wednesdays mittwochs środy woensdags средам",
  ],
  [
    "thursday",
    "thursday donnerstag jeudi jueves giovedì quinta quinta-feira perşembe donderdag czwartek четверг الخميس",
    "thursdays donnerstags czwartki donderdags четвергам",
  ],
  [
    "friday",
    "friday freitag vendredi viernes venerdì sexta sexta-feira cuma vrijdag piątek пятница пятницу الجمعة",
    "fridays freitags piątki vrijdags пятницам",
  ],
  [
    "saturday",
    "saturday samstag sonnabend samedi sábado sábados sabato cumartesi zaterdag sobota sobotę суббота субботу السبت",
    "saturdays samstags soboty zaterdags субботам saturday samstag sonnabend samedi sábado sabato zaterdag sobota sobotę суббота субботу",
  ],
  [
    "sunday",
    "sunday sonntag dimanche domingo domingos domenica pazar zondag niedziela niedzielę воскресенье الأحد",
    "sundays sonntags niedziele zondags pazarları воскресеньям sunday sonntag dimanche domingo domingos domenica zondag niedziela niedzielę воскресенье",
  ],
];

/** Words allowed between a day and "open", and before both. */
export const DAY_JOINTS =
  "on in at also am auch an aussi también anche também le la les los las el al di de no na aos nos em op w we во в по da do يوم أيام".split(
    " ",
  );
/** Words allowed after a day: open in the morning counts as open that day. */
export const DAY_PARTS =
  `gün günü günleri morning mornings afternoon evening evenings night morgen früh vormittag nachmittag abend abends matin soir
  mañana tarde noche mattina sera manhã noite sabah sabahı akşam akşamı ochtend avond rano wieczorem утром вечером`.split(
    /\s+/,
  );

/** Whole phrases, each also accepted beside one of `OPEN_WORDS`. */
export const TIME_PHRASES: Readonly<Record<"always" | "late" | "now", readonly string[]>> = {
  always: [
    ..."24 hours, 24 hour, 24 hrs, 24hrs, 24 hr, 24h, 24 h, 24/7, 7/24, 24/24, 24h/24, 24h/7, 24 h/24, 24h sur 24, 24 heures sur 24".split(
      ", ",
    ),
    ..."24 stunden, 24 heures, 24 horas, 24 ore, 24 uur, 24 godziny, 24 saat, 24 часа, 24 ساعة, ٢٤ ساعة, على مدار الساعة".split(
      ", ",
    ),
    ..."round the clock, around the clock, rund um die uhr, jour et nuit, h24, całodobowa, całodobowy, całodobowe, całodobowo".split(
      ", ",
    ),
    ..."круглосуточно, круглосуточная, круглосуточный, круглосуточное, круглосуточные, las 24 horas, 24 std, 7 gün 24 saat, 24時間営業の, 24時間営業".split(
      ", ",
    ),
    ..."24時間, 24小时营业的, 24小时营业, 24小时, 二十四小时, 24시간 영업하는, 24시간 영업, 24시간".split(", "),
  ],
  late: [
    ..."late night, late-night, late at night, until late, till late, open late, opens late, spät abends, bis spät, spät geöffnet".split(
      ", ",
    ),
    ..."spät offen, lange geöffnet, lange offen, bis spät in die nacht, ouvert tard, ouverte tard, ouverts tard, tard le soir".split(
      ", ",
    ),
    ..."tard la nuit, hasta tarde, fino a tardi, aperto tardi, até tarde, geç saate kadar, geç saatlere kadar, gece geç, gece açık".split(
      ", ",
    ),
    ..."nachts geöffnet, nachts offen, nachts, at night, la nuit, de nuit, de noche, di notte, 's nachts, ночная, ночной, ночные, laat open, tot laat, do późna, допоздна, до поздна, ночью, حتى وقت متأخر, لوقت متأخر, 深夜営業の, 深夜営業, 深夜まで".split(
      ", ",
    ),
    ..."深夜营业的, 深夜营业, 营业到深夜, 늦게까지 하는, 늦게까지, 심야영업, 심야 영업, 심야".split(", "),
  ],
  now: [
    ..."nöbetçi, notdienst, de garde, de guardia, di turno, de turno, dyżurna, дежурная, dienstdoende, 当番".split(
      ", ",
    ),
    ..."開いている, 開いてる, 营业的, 开门的, 开着的, 문 연, 영업하는, 열린, المناوبة, مناوبة".split(", "),
  ],
};

/** Days with "open" in scripts without spaces. */
export const UNSPACED_DAYS: readonly (readonly [pattern: RegExp, days: string])[] = [
  [
    /([月火水木金土日])曜日?(?:に|も|の)?\s*(?:診療|営業|開い|やって|オープン)(?:している|ている|ている|る|中)?の?/u,
    "月火水木金土日",
  ],
  [/(?:周|星期|礼拜|週)([一二三四五六日])(?:也)?\s*(?:营业|开门|开放|營業|开)的?/u, "一二三四五六日"],
  [/(?:周|星期|礼拜|週)(天)(?:也)?\s*(?:营业|开门|开放|營業|开)的?/u, "一二三四五六天"],
  [/([월화수목금토일])요일(?:에)?도?\s*(?:영업|여는|오픈|문\s*여는)(?:하는)?/u, "월화수목금토일"],
];
