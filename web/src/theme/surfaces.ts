/** A surface above the page: cards, lists, panels. */
export const raised = { bg: "bg.raised", borderWidth: "1px", borderColor: "border", borderRadius: "card" } as const;
