import { describe, expect, it } from "vitest";
import { cityOfAddress } from "./address.ts";
import { joinAddress } from "./address-parts.ts";
import { stripPostalCode } from "./postal-code.ts";

describe("addresses", () => {
  it.each([
    ["200 Oregon Ave, Philadelphia, PA 19148", "US", "Philadelphia"],
    ["1179 56 St #200, Delta, BC V4L 2A2", "CA", "Delta"],
    ["Asylstrasse 70, 8032 Zürich", "CH", "Zürich"],
    ["Laugavegur 2, 101 Reykjavík", "IS", "Reykjavík"],
    ["Shop 1, Chandni Chowk, Delhi 110006", "IN", "Delhi"],
    ["12 Jalan Ria, Petaling Jaya, 47301 Selangor", "MY", "Petaling Jaya"],
    ["LRT Ampang Park Station, Level 1, Kuala Lumpur", "MY", "Kuala Lumpur"],
    ["KL Sentral, 50470-Kuala Lumpur", "MY", "Kuala Lumpur"],
    ["Riyadh, Al Olaya", "SA", "Riyadh"],
    ["Al Khobar, Corniche", "SA", "Al Khobar"],
    ["Arch 3, Mill Lane South", "GB", undefined],
    ["Rua de Cima 4, Estrada da Torre", "PT", undefined],
    ["Piso 2, Edifício do Mercado", "PT", undefined],
    ["Quay 1, Galway", "IE", "Galway"],
    ["King Fahd Road, Al Olaya", "SA", "Al Olaya"],
    ["186 Motijheel, Dhaka-1000", "BD", "Dhaka"],
    ["Cais da Porta Nova, Faro", undefined, "Faro"],
    ["Campus das Gambelas, Universidade", undefined, undefined],
    ["Av. Mendiola 253, San Martín de Abajo 15101", undefined, "San Martín de Abajo"],
    ["10 Sinaran Drive, Novena Medical, Centre", undefined, undefined],
    ["Canal Road near School No.3, Shahkot", undefined, "Shahkot"],
    ["Old Mill Road/Court road, Shahkot", undefined, "Shahkot"],
    ["12 Canal Road, Kerala", undefined, undefined],
    ["Austin, Texas", undefined, "Austin"],
    ["Shop 1, Nowhere, Bihar 800001", "IN", "Nowhere"],
    ["Shop 1, Mapusa, Goa 403507", "IN", "Mapusa"],
    ["تهران، خیابان ولیعصر، پلاک 5", "IR", "تهران"],
    ["ул. Витоша 2, гр. Пловдив", "BG", "Пловдив"],
    ["1 Lê Lợi, Quận 1, TP.HCM", "VN", "HCM"],
    ["1 মিরপুর রোড, ঢাকা ১২০৭", "BD", "ঢাকা"],
    ["Asylstrasse 70, 8032 Zürich, Switzerland", "CH", "Zürich"],
    ["01, manjur tower, Danilimda, Ahmedabad, Gujarat 380028, India", "IN", "Ahmedabad"],
    ["25 Sư Vạn Hạnh, Kim Long, Huế 49000, Vietnam", "VN", "Huế"],
    ["221B Baker St, London NW1 6XE, United Kingdom", "GB", "London"],
    ["10 High Street, Canterbury, Kent, CT1 2JE, United Kingdom", "GB", "Canterbury"],
    ["5 Week Street, Maidstone, Kent ME14 1QW, United Kingdom", "GB", "Maidstone"],
    ["10 Downing Street, London, Greater London, SW1A 2AA, United Kingdom", "GB", "London"],
    ["5 Briggate, Leeds, West Yorkshire, LS1 6HD, UK", "GB", "Leeds"],
    ["1 High Street, Guildford, Surrey, GU1 3AJ, UK", "GB", "Guildford"],
    ["5 Mill Cottages, Chilhamstead, Kent, CT4 8BY, UK", "GB", "Chilhamstead"],
    ["5 North Road, Durham, County Durham, DH1 4SH, UK", "GB", "Durham"],
    ["1 Farm Lane, Kent, United Kingdom", "GB", undefined],
    ["Rose Cottage, Kent, TN12 0AA, United Kingdom", "GB", undefined],
    ["High Street, Bristol, Avon", "GB", "Bristol"],
    ["Dorpsstraat 1, 1234 LH Laren, Netherlands", "NL", "Laren"],
    ["Kerkstraat 5, 3512 EZ, Utrecht, Netherlands", "NL", "Utrecht"],
    ["Havnegade 2, 2300 København Ø, Denmark", "DK", "København"],
    ["12 Republic St, Valletta, VLT, Malta", "MT", "Valletta"],
    ["Via Roma 1, 09124 Cagliari, Sardegna, Italia", "IT", "Cagliari"],
    ["10 Rue X, 75001 Paris, France", "FR", "Paris"],
    ["ul. Piwna 1, 00-265 Warszawa, Poland", "PL", "Warszawa"],
    ["Istiklal Cd. 5, 34430 Istanbul, Türkiye", "TR", "Istanbul"],
    ["1 George St, Sydney, NSW 2000, Australia", "AU", "Sydney"],
    ["1 George St, Sydney NSW 2000, Australia", "AU", "Sydney"],
    ["123 Main St, Springfield, IL, 62704, United States", "US", "Springfield"],
    ["Moda Cd. No:12, 34710 Kadıköy/İstanbul, Türkiye", "TR", "İstanbul"],
    ["Atatürk Bulvarı No:10 Çankaya/Ankara", "TR", "Ankara"],
    ["Via Roma 1, 00184 Roma RM, Italia", "IT", "Roma"],
    ["Av. Paulista, 1000 - Bela Vista, São Paulo - SP, 01310-100, Brasil", "BR", "São Paulo"],
    ["Insurgentes Sur 1, Roma Nte., 06700 Ciudad de México, CDMX, México", "MX", "Ciudad de México"],
    ["Dam 1, 1012 JS Amsterdam, Netherlands", "NL", "Amsterdam"],
    ["Тверская ул., 1, Москва, Россия, 125009", "RU", "Москва"],
    ["Россия, Москва, Ленинский проспект, 45", "RU", "Москва"],
    ["Россия, Московская область, Химки, Юбилейный проспект, 60", "RU", "Химки"],
    ["Қазақстан, Алматы облысы, Қаскелең, Абай көшесі, 12", "KZ", "Қаскелең"],
    ["Ukraine, Kyiv Oblast, Brovary, Heroiv Ukrainy 12", "UA", "Brovary"],
    ["Orchard Rd, Singapore 238801", "SG", "Singapore"],
    ["Dubai Mall - Downtown Dubai - Dubai - United Arab Emirates", "AE", "Dubai"],
    ["The Citadel, Shop 3, Ground floor - Business Bay - Dubai - United Arab Emirates", "AE", "Dubai"],
    ["Grafton St, Dublin 2, D02 XY45, Ireland", "IE", "Dublin"],
    ["Budapest, Váci u. 1, 1052 Hungary", "HU", "Budapest"],
    ["Vasagatan 1, 111 20 Stockholm, Sweden", "SE", "Stockholm"],
    ["652 Polk St, San Francisco", "US", "San Francisco"],
    ["4935 Southwest, St Louis", "US", "St Louis"],
    ["One Museum Street North, St Louis", "US", "St Louis"],
    ["Av. X 1, 45010 Zapopan, Jal., México", "MX", "Zapopan"],
    ["MG Road, Dehradun - 248001", "IN", "Dehradun"],
    ["Any St 1, Hong Kong", "HK", "Hong Kong"],
    ["Avenue X 1", "MC", "Monaco"],
    ["Via X", "VA", "Vatican City"],
    ["Rua X 1, Recife - PE, 50010-000, Brazil", "BR", "Recife"],
    ["Al Wasl Rd، Dubai، United Arab Emirates", "AE", "Dubai"],
    ["Hauptstr. 1, Berlin", "DE", "Berlin"],
    ["Phuket, Thailand", "TH", "Phuket"],
    ["59 Albion Rd Toowoomba, QLD 4350", "AU", "Toowoomba"],
    ["New York, USA", "US", "New York"],
    ["1 Main St, Toronto, ON, Canada", "CA", "Toronto"],
    ["Calle 1, Zapopan, JAL, México", "MX", "Zapopan"],
    ["Rua X 1, Recife, PE, Brazil", "BR", "Recife"],
    ["Rua X 1, Consolação, São Paulo - SP", "BR", "São Paulo"],
    ["Rua X 1, Copacabana, Rio de Janeiro/RJ", "BR", "Rio de Janeiro"],
    ["Triq ir-Repubblika, Il-Belt Valletta VLT", "MT", "Il-Belt Valletta"],
    ["Jalan X 1, Ipoh, PRK, Malaysia", "MY", "Ipoh"],
    ["Jl. X 1, Kec. Kesugihan, Kabupaten Cilacap, Jawa Tengah 53274", "ID", "Cilacap"],
    ["Jl. X 1, Kec. Xyzq, Kabupaten Sleman, Daerah Istimewa Yogyakarta 55561", "ID", "Sleman"],
    ["Jl. X 1, Xyzq, Kab.Karawang", "ID", "Karawang"],
    ["Jl. X 1, Condong Catur Sleman", "ID", "Sleman"],
    ["Jl. X 1, Gelora, Tanah Abang", "ID", "Tanah Abang"],
    ["Jl. X 1, Pasar Baru", "ID", "Pasar Baru"],
    ["Jl. X 1, Jombang, Provinsi Jawa Timur", "ID", "Jombang"],
    ["1 Rizal St, Makati, NCR, Philippines", "PH", "Makati"],
    ["Calle 1, Rosario, SF, Argentina", "AR", "Rosario"],
    ["1 Broad St, Ikeja, LA, Nigeria", "NG", "Ikeja"],
    ["Insurgentes Sur 1, Roma Nte., 06700 Ciudad de México", "MX", "Ciudad de México"],
    ["Av. 1, Centro, MX-44100 Guadalajara", "MX", "Guadalajara"],
    ["Main St 1, Downtown, Austin, 78701", "US", "Austin"],
    ["Main St 1, Downtown, AUSTIN, 78701", "US", "AUSTIN"],
    ["Main Plaza, AUSTIN, USA", "US", "AUSTIN"],
    ["652  Polk St, San Francisco", "US", "San Francisco"],
    ["MG Road, Dehradun-248001", "IN", "Dehradun"],
    ["MG Road, New Delhi – 110 001", "IN", "New Delhi"],
    ["Grafton St, Dublin 12, Ireland", "IE", "Dublin"],
    ["Россия, Московская обл, Химки, улица Мира, 1", "RU", "Химки"],
    ["Россия, Респ Татарстан, Казань, улица Баумана, 1", "RU", "Казань"],
    ["Berlin, 10115", "DE", "Berlin"],
    ["Hauptstr. 1, , Berlin, Germany,", "DE", "Berlin"],
    ["Hauptstr. 1, Alt-Kars", "DE", "Alt-Kars"],
    ["Dubai Mall  -  Dubai  -  United Arab Emirates", "AE", "Dubai"],
    [`Hauptstr. 1, ${"x".repeat(120)}`, "DE", "x".repeat(120)],
    ["Keizersgracht 1, Amsterdam, 1017 LH, Netherlands", "NL", "Amsterdam"],
    ["Prinsengracht 2, Utrecht, 3511EZ", "NL", "Utrecht"],
    ["Gothersgade 1, 1123 København K, Denmark", "DK", "København"],
    ["Østerbrogade 5, 2100 København Ø", "DK", "København"],
    ["Republic Street, Valletta VLT 1117, Malta", "MT", "Valletta"],
    ["Main Street, Naas, Co. Kildare, W91 X2Y3, Ireland", "IE", "Naas"],
    ["Nanjing Road 1, Shanghai, China Mainland", "CN", "Shanghai"],
    ["Václavské nám., 110 00 Praha 1, Czechia", "CZ", "Praha"],
    ["Rue de Rivoli, 75001 Paris 1er, France", "FR", "Paris"],
    ["Orchard Road, Singapore, Singapore", "SG", "Singapore"],
  ])("%s is in %s, %s", (address, country, city) => {
    expect(cityOfAddress(address, country)).toBe(city);
  });

  it.each([
    "Main Street 5",
    "",
    "12 Main St, 4711",
    "Sukhumvit Road, Thailand",
    "12 Main St, Suite B",
    "12 Main St, TX",
  ])("%j names no city", (address) => {
    expect(cityOfAddress(address, "US")).toBeUndefined();
  });

  it.each([
    ["a second element that is no town", "Main Street, Springfield Mall, Unit 5", "US"],
    ["a state and its code behind a street", "12 Main St, TX 78701", "US"],
    ["dashes outside the Emirates", "Rua X - Centro - Recife", "BR"],
    ["regions alone", "Россия, Московская область, Истринский район", "RU"],
    ["a street and a town of no known country", "Hauptstr. 1, Berlin", undefined],
    ["a county whose town is not known", "Hauptstr. 1, Landkreis Kleinkleckersdorf", "DE"],
    ["a street in place of a town", "Unter den Eichen, Lange Strasse", "DE"],
    ["a landmark in place of a town", "Route de Xyzq, à côté du lycée Abcd", "BF"],
    ["a province behind a street alone", "Jl. Xyzq 3, Provinsi Jawa Timur", "ID"],
    ["an element longer than a name", `Hauptstr. 1, ${"x".repeat(121)}`, "DE"],
  ])("%s: no city", (_, address, country) => {
    expect(cityOfAddress(address, country)).toBeUndefined();
  });

  it.each([
    ["Kungsgatan 1, Norrmalm, 111 20 Stockholm", "Stockholm"],
    ["Rynek 1, Stare Miasto, 31-042 Kraków", "Kraków"],
    ["Av. Paulista 1, Bela Vista, 01310-100 São Paulo", "São Paulo"],
    ["Bahnhofstrasse 1, Kreis Eins, CH-8001  Zürich", "Zürich"],
    ["Baker St 5, London NW1 6XE", "London"],
  ])("%s of no known country is in %s, by its postal code", (address, city) => {
    expect(cityOfAddress(address, undefined)).toBe(city);
  });

  it("joined from parts have the city before the last element", () => {
    const parts = {
      street: "Friesener Straße 1",
      city: "Kronach",
      state: "Bayern",
      postalCode: "96317",
      country: "Germany",
    };
    expect(joinAddress(parts)).toBe("Friesener Straße 1, Kronach, Bayern 96317");
    expect(joinAddress({ city: "Kronach", country: "Germany" })).toBe("Kronach, Germany");
    expect(joinAddress({ country: "Germany" })).toBeUndefined();
    expect(joinAddress({ street: "Main St 1", country: "Germany" })).toBe("Main St 1, Germany");
    expect(joinAddress({ city: "Ulm", state: "08", postalCode: "89073" })).toBe("Ulm, 89073");
    expect(joinAddress({ city: "Ulm", state: "BW" })).toBe("Ulm, BW");
    expect(joinAddress({ street: "", city: "Ulm" })).toBe("Ulm");
  });

  it.each([
    ["London SW1A 1AA", "London"],
    ["D-80331 München", "München"],
    ["Huế 49000", "Huế"],
    ["Paris", "Paris"],
    ["Dublin D02 XY45", "Dublin"],
    ["Toronto M5H1A1", "Toronto"],
    ["111 20 Stockholm", "Stockholm"],
    ["00-265 Warszawa", "Warszawa"],
    ["01310-100 São Paulo", "São Paulo"],
    ["1012 JS Amsterdam", "Amsterdam"],
    ["1179 56", "56"],
    ["Dublin D02XY45", "Dublin"],
    ["Leeds LS14AB", "Leeds"],
    ["Manchester M11 1AA", "Manchester"],
    ["SE-111 20 Stockholm", "Stockholm"],
    ["AT-1010 Wien", "Wien"],
    ["Huế 49000 Vietnam", "Huế Vietnam"],
    ["1017 LH", ""],
    ["1017LH", ""],
    ["VLT 1117", ""],
    ["Sydney NSW 2000", "Sydney NSW"],
  ])("%s without its code is %s", (text, city) => {
    expect(stripPostalCode(text)).toBe(city);
  });
});
