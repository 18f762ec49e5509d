import type { WildFile } from "./wild-file.ts";

/** Exports of scrapers, map services and platforms. */
export const WILD_SCRAPERS: readonly WildFile[] = [
  {
    maker: "an Outscraper export with contacts",
    text: `query,name,name_for_emails,site,subtypes,category,type,phone,full_address,borough,street,city,postal_code,state,us_state,country,country_code,latitude,longitude,time_zone,plus_code,rating,reviews,reviews_link,photo,working_hours,business_status,about,range,logo,description,verified,owner_id,location_link,place_id,google_id,cid,email_1,phone_1,facebook,instagram
"plumber, Austin",Radiant Plumbing & A/C,Radiant,https://radiantplumbing.com/?a=1,"Plumber, HVAC contractor",Plumber,Plumber,+1 512-263-9988,"8015 Sh 71, Austin, TX 78735",,8015 Sh 71,Austin,78735,Texas,Texas,United States of America,US,30.2,-97.8,America/Chicago,,4.9,6502,https://search.google.com/local/reviews?placeid=ChIJ,https://lh5.googleusercontent.com/p/x,"{""Monday"": ""Open 24 hours"", ""Tuesday"": ""Open 24 hours"", ""Wednesday"": ""Open 24 hours"", ""Thursday"": ""Open 24 hours"", ""Friday"": ""Open 24 hours"", ""Saturday"": ""Open 24 hours"", ""Sunday"": ""Open 24 hours""}",OPERATIONAL,{},,,,True,1123,https://www.google.com/maps/place/x,ChIJw_radiantplumbing,0x8644b0:0x1234,12345678901234567,info@x.com,512-263-9989,https://facebook.com/x,
`,
    found: `
2: name=Radiant Plumbing & A/C ¦ subtypes=Plumber + HVAC contractor ¦ type=Plumber ¦ category=Plumber ¦ fullAddress=8015 Sh 71, Austin, TX 78735 ¦ street=8015 Sh 71 ¦ city=Austin ¦ state=Texas ¦ postalCode=78735 ¦ country=United States ¦ countryCode=US ¦ latitude=30.2 ¦ longitude=-97.8 ¦ phone=+1 512-263-9988 ¦ phoneE164=+15122639988 ¦ website=https://radiantplumbing.com/?a=1 ¦ url=https://www.google.com/maps/place/x ¦ reviews=6502 ¦ rating=4.9 ¦ reviewsLink=https://search.google.com/local/reviews?placeid=ChIJ ¦ photo=https://lh5.googleusercontent.com/p/x ¦ placeId=ChIJw_radiantplumbing ¦ verified=true ¦ hours=0123456 0:00-24:00
unknown: query ¦ name_for_emails ¦ borough ¦ plus_code ¦ range ¦ owner_id ¦ email_1 ¦ phone_1 ¦ facebook ¦ instagram
`,
  },
  {
    maker: "a browser extension for Google Maps",
    text: `"Name","Address","Phone Number","Website","Rating","Review Count","Category","Opening Hours","Plus Code","Google Maps URL","Latitude/Longitude","Email","Facebook","Instagram"
"Joe's Pizza","7 Carmine St, New York, NY 10014, United States","(212) 366-1182 ext. 4","joespizzanyc.com","4.5/5","18,412","Pizza restaurant · $","Monday: 10 AM–3 AM; Tuesday: 10 AM–3 AM; Wednesday: 10 AM–3 AM","P2J+8X New York","https://www.google.com/maps/place/Joe's+Pizza/@40.73,-74.0,17z","40.7305, -74.0021","joe@x.com","",""
`,
    found: `
2: name=Joe's Pizza ¦ category=Pizza restaurant ¦ fullAddress=7 Carmine St, New York, NY 10014, United States ¦ city=New York ¦ country=United States ¦ countryCode=US ¦ latitude=40.7305 ¦ longitude=-74.0021 ¦ phone=+1 212-366-1182 ext. 4 ¦ phoneE164=+12123661182 ¦ website=http://joespizzanyc.com ¦ url=https://www.google.com/maps/place/Joe's+Pizza/@40.73,-74.0,17z ¦ reviews=18412 ¦ rating=4.5 ¦ hours=012 10:00-27:00
unknown: Plus Code ¦ Email ¦ Facebook ¦ Instagram
`,
  },
  {
    maker: "a scraper that names columns by the page's classes",
    text: `"hfpxzc href","qBF1Pd","MW4etd","UY7F9","W4Efsd","W4Efsd 2","W4Efsd 3","W4Efsd 4","UsdlK","lcr4fd href"
"https://www.google.com/maps/place/Cafe/data=!4m7!3m6!1s0x0:0x1!8m2!3d41.01!4d28.97","Cafe Pera","4,6","(1.234)","Kafe","· İstiklal Cd. 12","Açık · Kapanış saati: 23:00","","0212 555 12 12","https://cafepera.com"
`,
    found: `
2: name=Cafe Pera ¦ country=Turkey ¦ countryCode=TR ¦ latitude=41.01 ¦ longitude=28.97 ¦ phone=+90 212 555 12 12 ¦ phoneE164=+902125551212 ¦ website=https://cafepera.com ¦ url=https://www.google.com/maps/place/Cafe/data=!4m7!3m6!1s0x0:0x1!8m2!3d41.01!4d28.97 ¦ reviews=1234 ¦ rating=4.6
unknown: W4Efsd ¦ W4Efsd 2 ¦ W4Efsd 3 ¦ W4Efsd 4
`,
  },
  {
    maker: "Octoparse",
    text: `Title,Rating,Rating_count,Category,Address,Open_time,Website,Phone,Main_image,Page_URL,Current_URL
Harbor Dental,4.8 stars,(231),Dentist,"12 Pier Rd, Halifax, NS B3H 4R2, Canada","Monday, 8:00 AM to 5:00 PM; Tuesday, 8:00 AM to 5:00 PM; Sunday, Closed. Hide open hours for the week",harbordental.ca,+1 902-555-0100,https://lh3.com/a.jpg,https://www.google.com/maps/place/Harbor,https://www.google.com/maps/search/
`,
    found: `
2: name=Harbor Dental ¦ category=Dentist ¦ fullAddress=12 Pier Rd, Halifax, NS B3H 4R2, Canada ¦ city=Halifax ¦ country=Canada ¦ countryCode=CA ¦ phone=+1 902-555-0100 ¦ phoneE164=+19025550100 ¦ website=http://harbordental.ca ¦ url=https://www.google.com/maps/place/Harbor ¦ reviews=231 ¦ rating=4.8 ¦ photo=https://lh3.com/a.jpg ¦ hours=01 8:00-17:00, 6 closed
unknown: Current_URL
`,
  },
  {
    maker: "a Yelp scraper, written by Python",
    text: `bizId,businessName,businessUrl,priceRange,rating,reviewCount,categories,neighborhoods,phone,formattedAddress,serviceArea,photos,hours,website,lat,lng
abc123,Mama's Fish House,https://www.yelp.com/biz/mamas,$$$$,4.4,5.1k,"['Seafood', 'Hawaiian']","['Paia']",(808) 579-8488,"799 Poho Pl, Paia, HI 96779",,"['https://s3-media0.fl.yelpcdn.com/bphoto/1/o.jpg', 'https://s3-media0.fl.yelpcdn.com/bphoto/2/o.jpg']","[{'day': 'Mon', 'hours': '11:00 AM - 8:30 PM'}, {'day': 'Tue', 'hours': 'Closed'}]",https://www.mamasfishhouse.com,20.92,-156.36
`,
    found: `
2: name=Mama's Fish House ¦ subtypes=Seafood + Hawaiian ¦ category=Seafood ¦ fullAddress=799 Poho Pl, Paia, HI 96779 ¦ city=Paia ¦ country=United States ¦ countryCode=US ¦ latitude=20.92 ¦ longitude=-156.36 ¦ phone=+1 808-579-8488 ¦ phoneE164=+18085798488 ¦ website=https://www.mamasfishhouse.com ¦ url=https://www.yelp.com/biz/mamas ¦ reviews=5100 ¦ rating=4.4 ¦ photo=https://s3-media0.fl.yelpcdn.com/bphoto/1/o.jpg ¦ hours=0 11:00-20:30, 1 closed
unknown: bizId ¦ priceRange ¦ neighborhoods ¦ serviceArea
`,
  },
  {
    maker: "Foursquare's API, flat",
    text: `fsq_id,name,categories.0.name,location.formatted_address,location.locality,location.region,location.postcode,location.country,geocodes.main.latitude,geocodes.main.longitude,tel,website,rating,stats.total_ratings,hours.display,closed_bucket,social_media.instagram
4b,Blue Bottle,Coffee Shop,"66 Mint St, San Francisco, CA 94103",San Francisco,CA,94103,US,37.7825,-122.4078,(510) 653-3394,https://bluebottlecoffee.com,8.9,812,"Mon-Fri 7:00 AM-6:00 PM; Sat-Sun 8:00 AM-6:00 PM",VeryLikelyOpen,bluebottle
`,
    found: `
2: name=Blue Bottle ¦ subtypes=Coffee Shop ¦ category=Coffee Shop ¦ fullAddress=66 Mint St, San Francisco, CA 94103 ¦ city=San Francisco ¦ state=CA ¦ postalCode=94103 ¦ country=United States ¦ countryCode=US ¦ latitude=37.7825 ¦ longitude=-122.4078 ¦ phone=+1 510-653-3394 ¦ phoneE164=+15106533394 ¦ website=https://bluebottlecoffee.com ¦ reviews=812 ¦ rating=4.45 ¦ hours=01234 7:00-18:00, 56 8:00-18:00
unknown: fsq_id ¦ closed_bucket ¦ social_media.instagram
`,
  },
  {
    maker: "Overpass",
    text: `@id;@lat;@lon;name;shop;addr:street;addr:housenumber;addr:postcode;addr:city;phone;website;opening_hours;contact:email;wheelchair
node/123;48.137;11.575;Bäckerei Müller;bakery;Sendlinger Straße;12;80331;München;+49 89 123456;http://mueller.de;Mo-Fr 06:00-18:00, Sa 06:00-13:00;info@mueller.de;yes
`,
    found: `
2: name=Bäckerei Müller ¦ type=bakery ¦ fullAddress=Sendlinger Straße 12, München, 80331 ¦ street=Sendlinger Straße 12 ¦ city=München ¦ postalCode=80331 ¦ country=Germany ¦ countryCode=DE ¦ latitude=48.137 ¦ longitude=11.575 ¦ phone=+49 89 123456 ¦ phoneE164=+4989123456 ¦ website=http://mueller.de ¦ hours=01234 6:00-18:00, 5 6:00-13:00
unknown: @id ¦ contact:email ¦ wheelchair
`,
  },
  {
    maker: "GeoDirectory of WordPress",
    text: `ID,post_title,post_author,post_content,post_category,default_category,post_tags,post_type,post_status,featured,street,street2,city,region,country,zip,latitude,longitude,phone,email,website,business_hours,post_images
1,Cafe Noir,admin,Nice,"Cafes,Bars",Cafes,coffee,gd_place,publish,0,1 Rue X,,Nice,PACA,France,06000,43.7,7.26,+33 4 93 00 00 00,a@b.fr,https://cafe.fr,"[""Mo 09:00-17:00"",""Tu 09:00-17:00""],[""UTC"":""+1""]",https://x/1.jpg|||::https://x/2.jpg|||
`,
    found: `
2: name=Cafe Noir ¦ subtypes=Cafes + Bars ¦ category=Cafes ¦ fullAddress=1 Rue X, Nice, PACA 06000 ¦ street=1 Rue X ¦ city=Nice ¦ state=PACA ¦ postalCode=06000 ¦ country=France ¦ countryCode=FR ¦ latitude=43.7 ¦ longitude=7.26 ¦ phone=+33 4 93 00 00 00 ¦ phoneE164=+33493000000 ¦ website=https://cafe.fr ¦ photo=https://x/1.jpg ¦ description=Nice ¦ hours=01 9:00-17:00
unknown: ID ¦ post_author ¦ default_category ¦ post_tags ¦ post_type ¦ post_status ¦ featured ¦ email
`,
  },
  {
    maker: "saved places of Google Takeout",
    text: `Title,Note,URL,Tags,Comment
Blue Lagoon,,https://www.google.com/maps/place/Blue+Lagoon/data=!4m2!3m1!1s0x48d61b:0x6b4f!8m2!3d63.8804!4d-22.4495,,
`,
    found: `
2: name=Blue Lagoon ¦ country=Iceland ¦ countryCode=IS ¦ latitude=63.8804 ¦ longitude=-22.4495 ¦ url=https://www.google.com/maps/place/Blue+Lagoon/data=!4m2!3m1!1s0x48d61b:0x6b4f!8m2!3d63.8804!4d-22.4495
unknown: Comment
`,
  },
  {
    maker: "a scraper of travel reviews",
    text: `restaurant_link,restaurant_name,original_location,country,region,province,city,address,latitude,longitude,claimed,awards,popularity_detailed,top_tags,price_level,meals,cuisines,special_diets,features,original_open_hours,open_days_per_week,avg_rating,total_reviews_count,default_language
g1-d1,Le 147,"[""Europe"", ""France""]",France,Nouvelle-Aquitaine,Haute-Vienne,Saint-Jouvent,"10 Maison Neuve, 87510 Saint-Jouvent France",45.961674,1.169131,Claimed,,#1 of 2,"Cheap Eats, French",€,"Lunch, Dinner",French,,"Reservations, Seating","{""Mon"": [""11:30-13:30""], ""Tue"": [], ""Sun"": [""11:30-13:30"", ""19:00-21:00""]}",6,4.0,36,English
`,
    found: `
2: name=Le 147 ¦ subtypes=French ¦ category=French ¦ fullAddress=10 Maison Neuve, 87510 Saint-Jouvent France ¦ city=Saint-Jouvent ¦ state=Haute-Vienne ¦ country=France ¦ countryCode=FR ¦ latitude=45.961674 ¦ longitude=1.169131 ¦ reviews=36 ¦ rating=4 ¦ about={"Other":{"Reservations":true,"Seating":true}} ¦ verified=true ¦ hours=0 11:30-13:30, 6 11:30-13:30+19:00-21:00
unknown: restaurant_link ¦ original_location ¦ awards ¦ popularity_detailed ¦ top_tags ¦ price_level ¦ meals ¦ special_diets ¦ open_days_per_week ¦ default_language
`,
  },
  {
    maker: "a hotel platform",
    text: `hotel_id,hotel_name,hotel_url,hotel_address,hotel_city,hotel_country,hotel_latitude,hotel_longitude,review_score,number_of_reviews,star_rating,photo_main,checkin
1,Hotel Roma,https://booking.com/h,Via Nazionale 1,Roma,it,41.9,12.49,8.4,1203,4,https://cf.bstatic.com/x.jpg,14:00
2,Hotel Riva,https://booking.com/r,Via Roma 2,Como,it,45.81,9.08,9.0,88,3,,15:00
`,
    found: `
2: name=Hotel Roma ¦ fullAddress=Via Nazionale 1, Roma, Italy ¦ street=Via Nazionale 1 ¦ city=Roma ¦ country=Italy ¦ countryCode=IT ¦ latitude=41.9 ¦ longitude=12.49 ¦ url=https://booking.com/h ¦ reviews=1203 ¦ rating=4.2 ¦ photo=https://cf.bstatic.com/x.jpg
3: name=Hotel Riva ¦ fullAddress=Via Roma 2, Como, Italy ¦ street=Via Roma 2 ¦ city=Como ¦ country=Italy ¦ countryCode=IT ¦ latitude=45.81 ¦ longitude=9.08 ¦ url=https://booking.com/r ¦ reviews=88 ¦ rating=4.5
unknown: hotel_id ¦ star_rating ¦ checkin
`,
  },
  {
    maker: "Yandex Maps",
    text: `Название,Категории,Адрес,Индекс,Телефоны,Сайты,Соцсети,График,Координаты,Рейтинг,Кол-во оценок,Кол-во отзывов,Ссылка на Яндекс Карты
"Аптека 36,6","Аптеки, Оптики","Москва, Тверская ул., 1",125009,"+7 495 000-00-00; +7 495 000-00-01",https://apteka.ru,,"пн-вс 08:00–22:00","55.757, 37.613","4,4",120,35,https://yandex.ru/maps/org/1
`,
    found: `
2: name=Аптека 36,6 ¦ subtypes=Аптеки + Оптики ¦ category=Аптеки ¦ fullAddress=Москва, Тверская ул., 1 ¦ postalCode=125009 ¦ country=Russia ¦ countryCode=RU ¦ latitude=55.757 ¦ longitude=37.613 ¦ phone=+7 495 000-00-00 ¦ phoneE164=+74950000000 ¦ website=https://apteka.ru ¦ url=https://yandex.ru/maps/org/1 ¦ reviews=35 ¦ rating=4.4 ¦ hours=0123456 8:00-22:00
unknown: Соцсети ¦ Кол-во оценок
`,
  },
  {
    maker: "2GIS",
    text: `Название организации;Рубрика;Подрубрика;Город;Адрес;Почтовый индекс;Телефон;Мобильный телефон;Сайт;E-mail;Время работы;Рейтинг;Оценок;Широта;Долгота;ВКонтакте
Кофейня «Зерно»;Кафе / рестораны;Кофейни;Казань;ул. Баумана, 44;420111;+7 (843) 292-00-00, +7 (843) 292-00-01;8 917 123-45-67;zerno.ru;info@zerno.ru;пн-пт 08:00-22:00, сб-вс 10:00-23:00;4,8;1 205;55.7887;49.1221;https://vk.com/zerno
`,
    found: `
2: name=Кофейня «Зерно» ¦ subtypes=Кофейни ¦ category=Кафе / рестораны ¦ fullAddress=ул. Баумана, 44, Казань, 420111 ¦ street=ул. Баумана, 44 ¦ city=Казань ¦ postalCode=420111 ¦ country=Russia ¦ countryCode=RU ¦ latitude=55.7887 ¦ longitude=49.1221 ¦ phone=+7 843 292 00 00 ¦ phoneE164=+78432920000 ¦ website=http://zerno.ru ¦ reviews=1205 ¦ rating=4.8 ¦ hours=01234 8:00-22:00, 56 10:00-23:00
unknown: E-mail ¦ ВКонтакте
`,
  },
  {
    maker: "Dianping",
    text: `商户名称,省份,城市,区县,详细地址,联系电话,手机,主营类目,评分,评价数量,营业时间,经度,纬度,百度地图链接
海底捞火锅(王府井店),北京市,北京市,东城区,王府井大街88号,010-65281234;13800138000,13800138000,火锅,4.8分,2.3万,周一至周日 10:00-次日02:00,116.41,39.91,https://map.baidu.com/x
`,
    found: `
2: name=海底捞火锅(王府井店) ¦ category=火锅 ¦ fullAddress=王府井大街88号, 东城区, 北京市, 北京市 ¦ street=王府井大街88号 ¦ city=北京市 ¦ state=北京市 ¦ country=China ¦ countryCode=CN ¦ latitude=39.91 ¦ longitude=116.41 ¦ phone=+86 10 6528 1234 ¦ phoneE164=+861065281234 ¦ url=https://map.baidu.com/x ¦ reviews=23000 ¦ rating=4.8 ¦ hours=0123456 10:00-26:00
`,
  },
  {
    maker: "a Chinese map service",
    text: `店名,城市,区域,商圈,地址,电话,人均,评分,点评数,营业时间,经纬度
鼎泰丰(环球港店),上海市,普陀区,环球港,中山北路3300号4楼,021-52668889,120,4.7,"8,921",11:00-21:30,"121.4127,31.2337"
`,
    found: `
2: name=鼎泰丰(环球港店) ¦ fullAddress=中山北路3300号4楼, 上海市, China ¦ street=中山北路3300号4楼 ¦ city=上海市 ¦ country=China ¦ countryCode=CN ¦ latitude=31.2337 ¦ longitude=121.4127 ¦ phone=+86 21 5266 8889 ¦ phoneE164=+862152668889 ¦ reviews=8921 ¦ rating=4.7 ¦ hours=0123456 11:00-21:30
unknown: 区域 ¦ 商圈 ¦ 人均
`,
  },
  {
    maker: "a Japanese restaurant guide",
    text: `店舗名,ジャンル,評価,口コミ数,住所,最寄り駅,電話番号,営業時間,定休日,予算(夜),公式HP
すきやばし次郎,寿司、海鮮,3.85点,412件,東京都中央区銀座4-2-15 塚本総業ビル B1F,銀座駅,03-3535-3600,[月～金] 11:30～14:00 / 17:30～20:30,日曜・祝日,￥30000～,https://sushi-jiro.jp
`,
    found: `
2: name=すきやばし次郎 ¦ subtypes=寿司 + 海鮮 ¦ category=寿司 ¦ fullAddress=東京都中央区銀座4-2-15 塚本総業ビル B1F ¦ city=中央区 ¦ country=Japan ¦ countryCode=JP ¦ phone=+81 3 3535 3600 ¦ phoneE164=+81335353600 ¦ website=https://sushi-jiro.jp ¦ reviews=412 ¦ rating=3.85 ¦ hours=01234 11:30-14:00+17:30-20:30
unknown: 最寄り駅 ¦ 予算(夜)
`,
  },
  {
    maker: "Naver",
    text: `업체명,업종,도로명주소,전화번호,별점,방문자 리뷰수,블로그 리뷰수,영업시간,홈페이지,위도,경도
을밀대,냉면,서울 마포구 숭문길 24,02-717-1922,4.37,"1,532",1200,매일 11:00 - 22:00,http://naver.com,37.5475,126.9512
`,
    found: `
2: name=을밀대 ¦ category=냉면 ¦ fullAddress=서울 마포구 숭문길 24 ¦ city=서울 ¦ country=South Korea ¦ countryCode=KR ¦ latitude=37.5475 ¦ longitude=126.9512 ¦ phone=+82 2 717 1922 ¦ phoneE164=+8227171922 ¦ website=http://naver.com ¦ reviews=1532 ¦ rating=4.37 ¦ hours=0123456 11:00-22:00
unknown: 블로그 리뷰수
`,
  },
];
