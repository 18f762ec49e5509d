// Made from shared/contracts/src/categories/categories-api.ts by: npm run client-endpoints
import type * as contract from "../../categories/categories-api.ts";
import { endpoint } from "../endpoint.ts";

/** Moves a label to a kind; merges, renames or hides a category */
export const decideCategory =
  /* @__PURE__ */ endpoint<typeof contract.decideCategory>("POST", "/api/admin/category-decisions");

/** What was decided about labels and categories, newest first */
export const listCategoryDecisions =
  /* @__PURE__ */ endpoint<typeof contract.listCategoryDecisions>("GET", "/api/admin/category-decisions");

/** The labels of businesses with their kind, category and count, those without a kind first */
export const listCategoryLabels =
  /* @__PURE__ */ endpoint<typeof contract.listCategoryLabels>("GET", "/api/admin/category-labels");

/** Kinds of business whose name begins so in any language */
export const searchKinds = /* @__PURE__ */ endpoint<typeof contract.searchKinds>("GET", "/api/admin/kinds");

/** Undoes a decision: the previous one applies again */
export const undoCategoryDecision =
  /* @__PURE__ */ endpoint<typeof contract.undoCategoryDecision>("POST", "/api/admin/category-decisions/:id/undo");
