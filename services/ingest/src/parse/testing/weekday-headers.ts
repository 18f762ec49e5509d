/** Header lines with the hours of each day in one column or two, and which columns those are, 0 for Monday. */
export const WEEKDAY_HEADERS: readonly (readonly [
  line: string,
  weekdays: readonly (readonly [number, ...string[]])[],
])[] = [
  [
    "name,monday_open,monday_close,friday_open,friday_close",
    [
      [0, "monday_open", "monday_close"],
      [4, "friday_open", "friday_close"],
    ],
  ],
  [
    "name,open_mon,close_mon,open_sun,close_sun",
    [
      [0, "open_mon", "close_mon"],
      [6, "open_sun", "close_sun"],
    ],
  ],
  [
    "name,Operating hours Mon - Fri,Sat,Sun,Public holiday",
    [...[0, 1, 2, 3, 4].map((day) => [day, "Operating hours Mon - Fri"] as const), [5, "Sat"], [6, "Sun"]],
  ],
  [
    "name,hours_fri___sun_open,hours_fri___sun_close",
    [4, 5, 6].map((day) => [day, "hours_fri___sun_open", "hours_fri___sun_close"] as const),
  ],
  ["name,open-weekends,open-24_hours", []],
  ["name,MondayOpen,MondayClose", [[0, "MondayOpen", "MondayClose"]]],
  ["name,Monday Open Time,Monday Close Time", [[0, "Monday Open Time", "Monday Close Time"]]],
  ["name,hours.Monday.open,hours.Monday.close", [[0, "hours.Monday.open", "hours.Monday.close"]]],
  ["name,Pazartesi Açılış,Pazartesi Kapanış", [[0, "Pazartesi Açılış", "Pazartesi Kapanış"]]],
  [
    "name,Opening Hours Monday,Hours - Thursday,Friday: Hours",
    [
      [0, "Opening Hours Monday"],
      [3, "Hours - Thursday"],
      [4, "Friday: Hours"],
    ],
  ],
  [
    "name,working_hours.Monday,working_hours/Thursday",
    [
      [0, "working_hours.Monday"],
      [3, "working_hours/Thursday"],
    ],
  ],
  [
    "name,HoursMon,TuesdayHours",
    [
      [0, "HoursMon"],
      [1, "TuesdayHours"],
    ],
  ],
  ["name,operating_hours/monday", [[0, "operating_hours/monday"]]],
  [
    "name,data.weekHours.mon,data.weekHours.tue,data.weekHours.wed,data.weekHours.thu,data.weekHours.fri",
    ["mon", "tue", "wed", "thu", "fri"].map((name, day) => [day, `data.weekHours.${name}`] as const),
  ],
  ["name,trips.mon,trips.tue,trips.wed", []],
  [
    "ad,Pazartesi,Salı,Çarşamba",
    [
      [0, "Pazartesi"],
      [1, "Salı"],
      [2, "Çarşamba"],
    ],
  ],
  [
    "nombre,lunes,miércoles,sábado",
    [
      [0, "lunes"],
      [2, "miércoles"],
      [5, "sábado"],
    ],
  ],
  [
    "Name,Mo,Di,Mi,Do,Fr,Sa,So",
    [
      [0, "Mo"],
      [1, "Di"],
      [2, "Mi"],
      [3, "Do"],
      [4, "Fr"],
      [5, "Sa"],
      [6, "So"],
    ],
  ],
  [
    "店舗名,月曜日,火曜日,水曜日",
    [
      [0, "月曜日"],
      [1, "火曜日"],
      [2, "水曜日"],
    ],
  ],
  [
    "Nom,HeureOuvertureLundi,HeureFermetureLundi,Ouverture mardi,Fermeture mardi",
    [
      [0, "HeureOuvertureLundi", "HeureFermetureLundi"],
      [1, "Ouverture mardi", "Fermeture mardi"],
    ],
  ],
  [
    "nombre,hora_apertura_lunes,hora_cierre_lunes,hora_apertura_sabado,hora_cierre_sabado",
    [
      [0, "hora_apertura_lunes", "hora_cierre_lunes"],
      [5, "hora_apertura_sabado", "hora_cierre_sabado"],
    ],
  ],
];
