import { afterAll, expect, it } from "vitest";
import { openKnowledge } from "../open-knowledge.ts";

const { kinds, close } = openKnowledge();
afterAll(close);

it.each([
  ["amenity/restaurant/japanese", ["お好み焼き", "okonomiyaki", "天ぷら", "우동"]],
  ["amenity/restaurant/chinese", ["麻辣烫", "北京烤鸭", "dim sum", "마라탕"]],
  ["amenity/restaurant/korean", ["냉면", "bibimbap", "韩国烤肉"]],
  ["amenity/restaurant/vietnamese", ["bún bò huế", "bánh xèo", "쌀국수"]],
  ["amenity/restaurant/thai", ["ส้มตำ", "ข้าวมันไก่", "pad thai"]],
  ["amenity/restaurant/indian", ["बिरयानी", "பிரியாணி", "butter chicken", "بریانی"]],
  ["amenity/restaurant/middle_eastern", ["كشري", "مندي", "چلوکباب", "חומוסיה"]],
  ["amenity/restaurant/mexican", ["tacos", "pozole", "birria"]],
  ["amenity/restaurant/latin_american", ["arepera", "feijoada", "pupusas"]],
  ["amenity/restaurant/spanish", ["pintxos", "spanish tapas", "tapas y vinos"]],
  ["amenity/fast_food/kebab", ["шаурмичная", "çiğ köfte", "شاورما دجاج"]],
])("%s serves %s", (key, dishes) => {
  expect(dishes.filter((dish) => !kinds.named(dish).some((kind) => kind.key === key))).toEqual([]);
});
