import { expect, it } from "vitest";
import { compareNames, mayBeAlike, type NameContext, type NameMatch } from "./compare-names.ts";

it.each<[left: string, right: string, match: NameMatch, context?: NameContext]>([
  ["Café  LUNA!", "cafe luna", "equal"],
  ["Mario's Pizza", "Marios Pizzeria", "close"],
  ["The Copper Lantern", "Copper Lantern Ltd", "close"],
  ["Copper Lantern Restaurant", "Copper Lantern", "close"],
  ["Lantern Copper", "Copper Lantern", "close"],
  ["Copper Lantern Bristol", "Copper Lantern", "close", { city: "Bristol" }],
  ["Copper Lantern Bristol", "Copper Lantern", "part"],
  ["Copper Lantern Hookah Lounge", "Copper Lantern", "close", { type: "Hookah lounge" }],
  ["Tavrena Gorgona", "Taverna Gorgona", "close"],
  ["Darios Kitchen", "Marios Kitchen", "other"],
  ["Mohtesham iFtness Club", "Mohtesham Fitness Club", "close"],
  ["North Gate Hotel", "South Gate Hotel", "other"],
  ["Luna Hotel", "Luna Bar", "part"],
  ["Starbucks", "Starbucks Walnut Street", "part"],
  ["Store 12", "Store 13", "other"],
  ["LunaPharmacy", "Luna Pharmacy Ltd", "close"],
  ["LunaPharmacy Inside Copper's", "Luna Pharmacy Ltd", "part"],
  ["A and A Pharmacy", "A & A Pharmacy Ltd", "close"],
  ["Luna UK Limited", "Luna", "close"],
  ["Copper Italian Restaurant", "Copper", "close"],
  ["Copper Italian", "Copper Mexican", "part"],
  ["Great Copper Pub & Brewing", "Great Copper Pub & Smokehouse", "part"],
  ["Great Copper Pub", "Great Hazel Pub", "other"],
  ["Arios Kitchen", "Marios Kitchen", "other"],
  ["亭", "さくら亭", "other"],
  ["Route66 Copper", "Route67 Copper", "other"],
  ["7-Eleven 1204", "7-Eleven", "close", { type: "1204" }],
  ["Copper Lantern", "Hazel Kettle", "other"],
  ["Restaurant", "Hotel", "other"],
  ["Restaurant", "Restaurant GmbH", "close"],
  ["Çınar Lokantası", "CINAR", "close"],
  ["Yıldız Eczanesi", "Yildiz Ecz. San. ve Tic. Ltd. Şti.", "part"],
  ["Müller Apotheke", "Mueller GmbH & Co. KG", "close"],
  ["Grüne Mühle Bäckerei", "Grune Muhle", "close"],
  ["Ресторан Берёзка", "ООО Березка", "close"],
  ["Маяк Двор", "Mayak Dvor", "part"],
  ["Θάλασσα Εστιατόριο", "ΘΑΛΑΣΣΑ Α.Ε.", "close"],
  ["مطعم الواحة", "الواحة", "close"],
  ["מסעדה הגפן", "הגפן", "part"],
  ["株式会社さくら亭", "さくら亭", "close"],
  ["さくら亭 本店", "さくら亭", "close"],
  ["さくら亭駅前", "さくら亭", "part"],
  ["さくら亭", "Sakura-tei", "foreign"],
  ["하늘마루 식당", "하늘마루", "close"],
  ["ดอกบัว คาเฟ่", "ดอกบัว", "part"],
  ["Đặng Phở", "Dang Pho", "equal"],
])("%s and %s are %s", (left, right, match, context) => {
  const contexts = context === undefined ? [] : [context];
  expect([compareNames(left, right, contexts), compareNames(right, left, contexts)]).toEqual([match, match]);
});

it.each<[left: string, right: string, isLikely: boolean]>([
  ["Copper Lantern", "The Copper Pot", true],
  ["Tavrena", "Taverna", true],
  ["Copper Lantern", "Hazel Kettle", false],
  ["さくら亭", "株式会社さくら", true],
  ["さくら亭", "富士見庵", false],
  ["富士さくら", "大山さくら", true],
  ["Берёзка", "Hazel Kettle", true],
])("%s and %s being compared is worth it: %s", (left, right, isLikely) => {
  expect(mayBeAlike(left, right)).toBe(isLikely);
});
