import { describe, expect, it } from "vitest";
import { cityOfEasternAddress, countryOfEasternAddress, splitRegionCell } from "./eastern-address.ts";

describe("the city of an eastern address", () => {
  it.each([
    ["東京都新宿区西新宿2-8-1", "JP", "新宿区"],
    ["〒150-0041 東京都渋谷区神南1-1", "JP", "渋谷区"],
    ["栃木県小山市城東2-19", "JP", "小山市"],
    ["三重県四日市市諏訪町1-5", "JP", "四日市市"],
    ["北海道余市郡余市町黒川町", "JP", "余市町"],
    ["横浜市西区みなとみらい2", "JP", "横浜市"],
    ["日本、〒150-0041 東京都渋谷区神南1-1", "JP", "渋谷区"],
    ["葉山町堀内2220", "JP", "葉山町"],
    ["余市郡余市町1-2", "JP", "余市町"],
    ["本町4-85", "JP", undefined],
    ["506-0031 西之一色町２丁目126", "JP", undefined],
    ["서울특별시 용산구 이태원로 1", "KR", "서울"],
    ["대한민국 서울특별시 용산구 이태원로 1", "KR", "서울"],
    ["부산 해운대구 우동", "KR", "부산"],
    ["경기도 수원시 팔달구", "KR", "수원시"],
    ["경북 경주시 불국로", "KR", "경주시"],
    ["中国广东省深圳市南山区", "CN", "深圳市"],
    ["北京 朝阳区 1号", "CN", "北京"],
    ["上海市浦东新区", "CN", "上海市"],
    ["100 臺北市中正區", "TW", "臺北市"],
    ["台中市西區", "TW", "台中市"],
    ["106台灣台北市大安區", "TW", "台北市"],
    ["新竹縣竹北市", "TW", "竹北市"],
    ["宁围镇盈丰市心北路88号", "CN", undefined],
    ["相桥镇田市村", "CN", undefined],
    ["浙江省杭州市萧山区", "CN", "杭州市"],
    ["屏東縣恆春鎮墾丁路1號", "TW", "恆春鎮"],
    ["屏東縣", "TW", "屏東縣"],
    ["東京都新宿区西新宿2-8-1", "US", undefined],
    ["東京都新宿区西新宿2-8-1", undefined, undefined],
    ["1 ถ.นิมมานเหมินท์ ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200", "TH", "เชียงใหม่"],
    ["2/2 ถนนสุขุมวิท เขตคลองเตย กรุงเทพมหานคร 10110", "TH", "กรุงเทพ"],
    ["9 หมู่ 2 อ.ไม่มีจริง จ.เชียงใหม่", "TH", undefined],
    ["挪威奥斯陆", "NO", "奥斯陆"],
    ["挪威奥斯陆", "SE", undefined],
    ["美国德州Austin", "US", "Austin"],
    ["美国马萨诸塞州", "US", undefined],
    ["1 Main St", "JP", undefined],
    ["1 Main St", "KR", undefined],
    ["1 Main St", "CN", undefined],
    ["1 Main St", "TW", undefined],
  ])("%s in %s is %s", (address, countryCode, city) => {
    expect(cityOfEasternAddress(address, countryCode)).toBe(city);
  });
});

it.each([
  ["〒150-0041 渋谷区", "JP"],
  ["150-0041 東京都渋谷区", "JP"],
  ["北海道札幌市", "JP"],
  ["栃木県小山市", "JP"],
  ["서울 용산구", "KR"],
  ["충청남도 천안시 동남구", "KR"],
  ["전북특별자치도 전주시", "KR"],
  ["106 臺北市大安區", "TW"],
  ["彰化縣員林市", "TW"],
  ["さいたま市浦和区神明二丁目13番", "JP"],
  ["大宮区サクラビル", "JP"],
  ["云南省昆明市五华区青云街1号", "CN"],
  ["中国广西壮族自治区南宁市", "CN"],
  ["上海市徐汇区", "CN"],
  ["韩国首尔", "KR"],
  ["西班牙路12号", undefined],
  ["日本大学歯学部附属歯科病院", undefined],
  ["挪威", undefined],
  ["深圳市南山区", undefined],
  ["浦和区神明二丁目", undefined],
  ["서울역", undefined],
  ["Tokyo", undefined],
])("%s lies in %s", (address, countryCode) => {
  expect(countryOfEasternAddress(address)).toBe(countryCode);
});

it.each([
  ["屏東縣恆春鎮", "TW", { state: "屏東縣", city: "恆春鎮" }],
  ["臺北市南港區", "TW", { state: "臺北市", city: "臺北市", district: "南港區" }],
  ["東京都渋谷区", "JP", { state: "東京都", city: "渋谷区" }],
  ["東京都", "JP", undefined],
])("the region cell %s in %s is %j", (cell, countryCode, expected) => {
  expect(splitRegionCell(cell, countryCode)).toEqual(expected);
});
