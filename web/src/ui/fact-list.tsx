import { DataList } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { dataListRecipe } from "../theme/recipes/stat.recipe.ts";

export interface Fact {
  label: string;
  value: ReactNode;
  /** Shown on hover: the unabbreviated value. */
  title?: string;
}

/** Labelled facts side by side. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <DataList.Root recipe={dataListRecipe}>
      {facts.map(({ label, value, title }) => (
        <DataList.Item key={label}>
          <DataList.ItemLabel>{label}</DataList.ItemLabel>
          <DataList.ItemValue title={title}>{value}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}
