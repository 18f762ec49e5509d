import type { CategoryLabel } from "@meridian/contracts/categories/categories-api";
import type { CategoryAction, CategoryDecision } from "@meridian/contracts/categories/category-decisions";

/** A decision to be made about a label or its category. */
export interface Asked {
  action: CategoryAction;
  label: CategoryLabel;
}

/** A decision in a sentence. */
export function decisionText({ action, name, targetName }: Pick<CategoryDecision, "action" | "name" | "targetName">) {
  switch (action) {
    case "move":
      return `“${name}” etiketi “${targetName}” türüne taşındı`;
    case "merge":
      return `“${name}” kategorisi “${targetName}” ile birleştirildi`;
    case "rename":
      return `“${name}” kategorisinin adı “${targetName}” oldu`;
    case "hide":
      return `“${name}” kategorisi gizlendi`;
    case "undo":
      return `“${name}” ile ilgili karar geri alındı`;
  }
}

export const ACTION_WORDS: Record<CategoryAction, string> = {
  move: "Taşı",
  merge: "Birleştir",
  rename: "Yeniden adlandır",
  hide: "Gizle",
};

export const DIALOG_TITLES: Record<CategoryAction, string> = {
  move: "Etiketi başka türe taşı",
  merge: "Kategoriyi birleştir",
  rename: "Kategoriyi yeniden adlandır",
  hide: "Kategoriyi gizle",
};
