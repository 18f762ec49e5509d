import { foldText } from "@meridian/domain/text/fold-text";

/** Counties, ceremonial, postal and historic, as addresses name them behind the town. Those that are also a town are missing. */
const COUNTIES = new Set(
  [
    "Avon, Bedfordshire, Beds, Berkshire, Berks, Buckinghamshire, Bucks, Cambridgeshire, Cambs, Cheshire, Cleveland, Cornwall, Cumberland, Cumbria, Derbyshire, Devon, Dorset, East Sussex, East Yorkshire, East Riding of Yorkshire, Essex, Gloucestershire, Glos, Greater London, Greater Manchester, Hampshire, Hants, Herefordshire, Hertfordshire, Herts, Humberside, Huntingdonshire, Isle of Wight, Kent, Lancashire, Lancs, Leicestershire, Leics, Lincolnshire, Lincs, Merseyside, Middlesex, Middx, Norfolk, North Humberside, North Yorkshire, North Yorks, Northamptonshire, Northants, Northumberland, Nottinghamshire, Notts, Oxfordshire, Oxon, Rutland, Shropshire, Somerset, South Humberside, South Yorkshire, South Yorks, Staffordshire, Staffs, Suffolk, Surrey, Sussex, Tyne and Wear, Tyne & Wear, Warwickshire, West Midlands, West Sussex, West Yorkshire, West Yorks, Westmorland, Wiltshire, Wilts, Worcestershire, Worcs, Yorkshire",
    "Anglesey, Isle of Anglesey, Breconshire, Caernarfonshire, Cardiganshire, Carmarthenshire, Ceredigion, Clwyd, Denbighshire, Dyfed, Flintshire, Glamorgan, Gwent, Gwynedd, Merionethshire, Mid Glamorgan, Monmouthshire, Montgomeryshire, Pembrokeshire, Powys, Radnorshire, South Glamorgan, Vale of Glamorgan, West Glamorgan",
    "Aberdeenshire, Angus, Argyll, Argyllshire, Argyll and Bute, Ayrshire, Banffshire, Berwickshire, Caithness, Clackmannanshire, Dumfriesshire, Dumfries and Galloway, Dunbartonshire, East Ayrshire, East Dunbartonshire, East Lothian, East Renfrewshire, Fife, Inverness-shire, Kincardineshire, Kinross-shire, Kirkcudbrightshire, Lanarkshire, Midlothian, Moray, Morayshire, Nairnshire, North Ayrshire, North Lanarkshire, Peeblesshire, Perthshire, Perth and Kinross, Renfrewshire, Ross-shire, Roxburghshire, Scottish Borders, Selkirkshire, South Ayrshire, South Lanarkshire, Stirlingshire, Sutherland, West Dunbartonshire, West Lothian, Wigtownshire",
    "Fermanagh, Tyrone",
  ]
    .flatMap((names) => names.split(", "))
    .map(foldText),
);
const WITH_WORD = /^(?:co\.?|county) \p{L}/iu;

export function isUkCounty(text: string, countryCode: string | undefined): boolean {
  return countryCode === "GB" && (WITH_WORD.test(text) || COUNTIES.has(foldText(text)));
}
