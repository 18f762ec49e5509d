import type { WildFile } from "./wild-file.ts";

/** Shapes of public lists, with the headers that they have and rows that were invented. */
export const WILD_FURTHER: readonly WildFile[] = [
  {
    maker: "a chain, whose branches have no names of their own",
    text: `store_id,street,city,state,zip,latitude,longitude,phone,brand,temp_closed
12,10 Elm Ave,Boise,ID,83702,43.6166,-116.2009,(208) 555-0142,Burger Barn,0
13,2 Oak St,Worcester,MA,1608,42.2626,-71.8023,(508) 555-0119,Burger Barn,1
`,
    found: `
2: name=Burger Barn ¦ fullAddress=10 Elm Ave, Boise, ID 83702 ¦ street=10 Elm Ave ¦ city=Boise ¦ state=ID ¦ postalCode=83702 ¦ country=United States ¦ countryCode=US ¦ latitude=43.6166 ¦ longitude=-116.2009 ¦ phone=+1 208-555-0142 ¦ phoneE164=+12085550142
3: name=Burger Barn ¦ fullAddress=2 Oak St, Worcester, MA 01608 ¦ street=2 Oak St ¦ city=Worcester ¦ state=MA ¦ postalCode=01608 ¦ country=United States ¦ countryCode=US ¦ latitude=42.2626 ¦ longitude=-71.8023 ¦ phone=+1 508-555-0119 ¦ phoneE164=+15085550119 ¦ status=temporarily_closed
unknown: store_id
`,
  },
  {
    maker: "a program that numbers its rows and gives that column no header",
    text: `name,rating,reviews,address,url
1,Canal Tours,4.5,9885,"Damrak 1, 1012 LG Amsterdam",https://example.org/a
2,City Walks,5.0,3272,"Rokin 2, 1012 KS Amsterdam",https://example.org/b
`,
    found: `
2: name=Canal Tours ¦ fullAddress=Damrak 1, 1012 LG Amsterdam ¦ city=Amsterdam ¦ country=Netherlands ¦ countryCode=NL ¦ url=https://example.org/a ¦ reviews=9885 ¦ rating=4.5
3: name=City Walks ¦ fullAddress=Rokin 2, 1012 KS Amsterdam ¦ city=Amsterdam ¦ country=Netherlands ¦ countryCode=NL ¦ url=https://example.org/b ¦ reviews=3272 ¦ rating=5
`,
  },
  {
    maker: "a parser of addresses",
    text: `id,title,lat,long,addressnumber,streetname,streetnameposttype,placename,statename,zipcode
1,Tea House,40.1154,-75.1210,1129,York,Road,Abington,PA,19001
`,
    found: `
2: name=Tea House ¦ fullAddress=1129 York, Abington, PA 19001 ¦ street=1129 York ¦ city=Abington ¦ state=PA ¦ postalCode=19001 ¦ country=United States ¦ countryCode=US ¦ latitude=40.1154 ¦ longitude=-75.121
unknown: id ¦ streetnameposttype
`,
  },
  {
    maker: "a browser that copied the icons of the page",
    text: `name,address,website,phone_number,ratings
Dental Care,"\uE0C8
الشارع الرئيسي, رام الله"," example.org","
+970 2 295 0000",Has No rating
Uncare,Not available,No website,No phone number,No reviews
`,
    found: `
2: name=Dental Care ¦ fullAddress=الشارع الرئيسي, رام الله ¦ city=رام الله ¦ country=Palestine ¦ countryCode=PS ¦ phone=+970 2 295 0000 ¦ phoneE164=+97022950000 ¦ website=http://example.org
3: name=Uncare
`,
  },
  {
    maker: "a Turkish browser that names no country",
    text: `No,İşletme,Adres,Telefon,Puan
1,Liman Otel,"Kılınçarslan, Park Sk. No:24, 07100 Muratpaşa/Antalya",(0242) 555 00 02,"4,4"
2,Yapı Market,"Fevziçakmak Mahallesi, 10643. Sokak, No:17, Karatay/ Konya/ Türkiye",0332 555 10 10,Belirtilmemiş
`,
    found: `
2: name=Liman Otel ¦ fullAddress=Kılınçarslan, Park Sk. No:24, 07100 Muratpaşa/Antalya ¦ city=Antalya ¦ country=Turkey ¦ countryCode=TR ¦ phone=+90 242 555 00 02 ¦ phoneE164=+902425550002 ¦ rating=4.4
3: name=Yapı Market ¦ fullAddress=Fevziçakmak Mahallesi, 10643. Sokak, No:17, Karatay/ Konya/ Türkiye ¦ city=Konya ¦ country=Turkey ¦ countryCode=TR ¦ phone=+90 332 555 10 10 ¦ phoneE164=+903325551010
unknown: No
`,
  },
  {
    maker: "a Brazilian browser that names no country",
    text: `name,address,phone_number,reviews_average
Padaria Sol,"R. das Flores, 98 - Cerqueira César, São Paulo - SP, 01414-010",(11) 5555-0017,4.3
`,
    found: `
2: name=Padaria Sol ¦ fullAddress=R. das Flores, 98 - Cerqueira César, São Paulo - SP, 01414-010 ¦ city=São Paulo ¦ country=Brazil ¦ countryCode=BR ¦ phone=+55 11 5555 0017 ¦ phoneE164=+551155550017 ¦ rating=4.3
`,
  },
  {
    maker: "Japanese clinics, with the hours of a spreadsheet",
    text: `NO,都道府県名,市区町村名,名称,医療機関の種類,住所,緯度,経度,電話番号,診療曜日,診療開始時間,診療終了時間,診療科目
1,栃木県,小山市,青空クリニック,診療所,栃木県小山市城東2-19,36.3139,139.8159,(0285)55-7111,月火水木金土,0.375,0.770833333333333,小児科；内科
`,
    found: `
2: name=青空クリニック ¦ subtypes=小児科 + 内科 ¦ type=診療所 ¦ fullAddress=栃木県小山市城東2-19 ¦ city=小山市 ¦ state=栃木県 ¦ country=Japan ¦ countryCode=JP ¦ latitude=36.3139 ¦ longitude=139.8159 ¦ phone=+81 285 55 7111 ¦ phoneE164=+81285557111 ¦ hours=012345 9:00-18:30
unknown: NO
`,
  },
  {
    maker: "Japanese noodle shops, with meals and stock in their hours",
    text: `店名,住所,営業時間
手打うどん,〒760-0011 香川県高松市浜ノ町1-1,昼 11:00〜15:00／夜 17:00〜21:00
山うどん,香川県四日市市本町2-2,8:30〜14:30（売り切れ次第終了）
里うどん,東京都千代田区丸の内1-1,11時30分〜14時 17時30分〜20時
`,
    found: `
2: name=手打うどん ¦ fullAddress=〒760-0011 香川県高松市浜ノ町1-1 ¦ city=高松市 ¦ country=Japan ¦ countryCode=JP ¦ hours=0123456 11:00-15:00+17:00-21:00
3: name=山うどん ¦ fullAddress=香川県四日市市本町2-2 ¦ city=四日市市 ¦ country=Japan ¦ countryCode=JP ¦ hours=0123456 8:30-14:30
4: name=里うどん ¦ fullAddress=東京都千代田区丸の内1-1 ¦ city=千代田区 ¦ country=Japan ¦ countryCode=JP ¦ hours=0123456 11:30-14:00+17:30-20:00
`,
  },
  {
    maker: "Korean travellers",
    text: `순번,분류,레스토랑 이름,영업시간,연락처,주소,구글맵 링크,간단한 소개
1,한식,한강식당,10:00-22:00,02-555-0101,서울특별시 용산구 이태원로 1,https://maps.app.goo.gl/x,국밥 전문
`,
    found: `
2: name=한강식당 ¦ type=한식 ¦ fullAddress=서울특별시 용산구 이태원로 1 ¦ city=서울 ¦ country=South Korea ¦ countryCode=KR ¦ phone=+82 2 555 0101 ¦ phoneE164=+8225550101 ¦ url=https://maps.app.goo.gl/x ¦ description=국밥 전문 ¦ hours=0123456 10:00-22:00
unknown: 순번
`,
  },
  {
    maker: "Chinese shops without a plain header",
    text: `店铺id,店铺名,评论总数,人均价格,星级,详情链接,图片链接
H1,小龙坎,1203,98,4.5,http://www.dianping.com/shop/1,http://img.example.org/1.jpg
`,
    found: `
2: name=小龙坎 ¦ url=http://www.dianping.com/shop/1 ¦ reviews=1203 ¦ rating=4.5 ¦ photo=http://img.example.org/1.jpg
unknown: 店铺id ¦ 人均价格
`,
  },
  {
    maker: "Chilean pharmacies on duty",
    text: `fecha,local_id,local_nombre,comuna_nombre,local_direccion,funcionamiento_hora_apertura,funcionamiento_hora_cierre,local_telefono,local_lat,local_lng
01-03-21,534,Cruz Azul,Recoleta,Av. El Salto 2972,10:30:00,19:30:00,+56225550001,-33.3996,-70.6429
`,
    found: `
2: name=Cruz Azul ¦ fullAddress=Av. El Salto 2972, Recoleta, Chile ¦ street=Av. El Salto 2972 ¦ city=Recoleta ¦ country=Chile ¦ countryCode=CL ¦ latitude=-33.3996 ¦ longitude=-70.6429 ¦ phone=+56 2 2555 0001 ¦ phoneE164=+56225550001 ¦ hours=0123456 10:30-19:30
unknown: fecha ¦ local_id
`,
  },
  {
    maker: "Moscow, with a second line of headers",
    text: `Name;District;Latitude_WGS84;Longitude_WGS84;PublicPhone
Наименование;Район;Широта объекта;Долгота объекта;Контактный телефон
Кафе Пушка;Тверской;55.7640;37.6050;(495) 555-01-02
`,
    found: `
3: name=Кафе Пушка ¦ state=Тверской ¦ country=Russia ¦ countryCode=RU ¦ latitude=55.764 ¦ longitude=37.605 ¦ phone=+7 495 555 01 02 ¦ phoneE164=+74955550102
`,
  },
  {
    maker: "a guide of Hong Kong, with times that run together",
    text: `Name,Address,Cuisine Type,Contact,Opening Hours
Wonton Hall,"Shop 205, 2/F, Market Square, 33 Hill Street",Guangdong,28902130,08:00 - 16:0017:30 - 22:00
Noodle Bay,"1 Nathan Road, Hong Kong",Noodles,Mr Chan,11:00 - 22:00
`,
    found: `
2: name=Wonton Hall ¦ subtypes=Guangdong ¦ category=Guangdong ¦ fullAddress=Shop 205, 2/F, Market Square, 33 Hill Street ¦ phone=28902130 ¦ hours=0123456 8:00-16:00+17:30-22:00
3: name=Noodle Bay ¦ subtypes=Noodles ¦ category=Noodles ¦ fullAddress=1 Nathan Road, Hong Kong ¦ city=Hong Kong ¦ country=Hong Kong ¦ countryCode=HK ¦ hours=0123456 11:00-22:00
`,
  },
  {
    maker: "Pipedrive",
    text: `Organization - Name,Organization - Address,Organization - Phone
Yapı Sanayi A.Ş.,"Organize Sanayi Bölgesi 3. Cad. No:5, Nilüfer/Bursa",0224 555 00 00
`,
    found: `
2: name=Yapı Sanayi A.Ş. ¦ fullAddress=Organize Sanayi Bölgesi 3. Cad. No:5, Nilüfer/Bursa ¦ city=Bursa ¦ country=Turkey ¦ countryCode=TR ¦ phone=+90 224 555 00 00 ¦ phoneE164=+902245550000
`,
  },
  {
    maker: "a cosmetics chain in malls, beside a list of hotels in capitals",
    text: `store_name,mall_name,address,address2,city,zip_code,state,facility_type
Sephine,Summit Mall,205 Summit Blvd,Suite 300,Birmingham,35243,AL,BRAND_OWNED_STORE
`,
    found: `
2: name=Sephine ¦ type=Brand owned store ¦ fullAddress=205 Summit Blvd, Suite 300, Birmingham, AL 35243 ¦ street=205 Summit Blvd, Suite 300 ¦ city=Birmingham ¦ state=AL ¦ postalCode=35243 ¦ country=United States ¦ countryCode=US ¦ locatedIn=Summit Mall
`,
  },
  {
    maker: "postal codes that lost their zeros",
    text: `name,street,city,state,zip,country
Harbor Cafe,1 Main St,Boston,MA,2139,USA
Elbcafe,Hauptstr. 1,Dresden,Sachsen,1067,Germany
Café Ain,1 rue Haute,Bourg-en-Bresse,,1000,France
Simit Evi,Ziyapaşa Blv. 1,Adana,,1010,Türkiye
Alpenhof,Dorf 1,Lech,Vorarlberg,6764,Austria
`,
    found: `
2: name=Harbor Cafe ¦ fullAddress=1 Main St, Boston, MA 02139 ¦ street=1 Main St ¦ city=Boston ¦ state=MA ¦ postalCode=02139 ¦ country=United States ¦ countryCode=US
3: name=Elbcafe ¦ fullAddress=Hauptstr. 1, Dresden, Sachsen 01067 ¦ street=Hauptstr. 1 ¦ city=Dresden ¦ state=Sachsen ¦ postalCode=01067 ¦ country=Germany ¦ countryCode=DE
4: name=Café Ain ¦ fullAddress=1 rue Haute, Bourg-en-Bresse, 01000 ¦ street=1 rue Haute ¦ city=Bourg-en-Bresse ¦ postalCode=01000 ¦ country=France ¦ countryCode=FR
5: name=Simit Evi ¦ fullAddress=Ziyapaşa Blv. 1, Adana, 01010 ¦ street=Ziyapaşa Blv. 1 ¦ city=Adana ¦ postalCode=01010 ¦ country=Turkey ¦ countryCode=TR
6: name=Alpenhof ¦ fullAddress=Dorf 1, Lech, Vorarlberg 6764 ¦ street=Dorf 1 ¦ city=Lech ¦ state=Vorarlberg ¦ postalCode=6764 ¦ country=Austria ¦ countryCode=AT
`,
  },
];
