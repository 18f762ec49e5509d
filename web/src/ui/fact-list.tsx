import { DataList } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { dataListRecipe } from "../theme/stat.recipe.ts";

export interface Fact {
  label: string;
  value: ReactNode;
  /** Shown when it is pointed at: what the value is short for. */
  title?: string;
}

/** Short facts side by side, each with its name. */
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
