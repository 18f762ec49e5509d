import { Badge, Button, chakra } from "@chakra-ui/react";
import type { CategoryLabel } from "@meridian/contracts/categories/categories-api";
import type { CategoryAction } from "@meridian/contracts/categories/category-decisions";
import { ArrowRightLeft, EyeOff, type LucideIcon, Merge, Pencil } from "lucide-react";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { ACTION_WORDS, type Asked } from "../decision-words.ts";

const Name = chakra("span", { base: { fontWeight: "semibold", overflowWrap: "anywhere" } });
const Muted = chakra("span", { base: { color: "fg.muted" } });
const Category = chakra("span", {
  base: { display: "inline-flex", flexWrap: "wrap", gap: "2", alignItems: "center", overflowWrap: "anywhere" },
});
const Actions = chakra("div", {
  base: {
    display: "flex",
    flexWrap: { base: "wrap", xl: "nowrap" },
    gap: { base: "1", xl: "0" },
    ms: { mdDown: "-3" },
  },
});
const Frame = chakra("div", { base: { md: { "& section td": { verticalAlign: "middle" } } } });

const ICONS: Record<CategoryAction, LucideIcon> = {
  move: ArrowRightLeft,
  merge: Merge,
  rename: Pencil,
  hide: EyeOff,
};

export interface LabelTableProps {
  labels: readonly CategoryLabel[];
  isStale: boolean;
  onAsk: (chosen: Asked) => void;
}

export function LabelTable({ labels, isStale, onAsk }: LabelTableProps) {
  return (
    <Frame>
      <DataTable
        label="Etiketler"
        aria-busy={isStale}
        columns={["Etiket", "Tür", "Kategori", { figure: "İşletme" }, "İşlem"]}
      >
        <tbody>
          {labels.map((label) => (
            <tr key={label.slug}>
              <td data-wide="">
                <Name dir="auto">{label.label}</Name>
              </td>
              <td data-label="Tür">
                {label.kind === null ? <Badge justifySelf="start">Eşlenmemiş</Badge> : label.kind.name}
              </td>
              <td data-label="Kategori">
                <Category>
                  <bdi>{label.category.name}</bdi>
                  {label.category.isHidden && <Badge>Gizli</Badge>}
                </Category>
              </td>
              <td data-label="İşletme" className="figure">
                {formatWhole(label.count)}
              </td>
              <td data-wide="">
                <LabelActions label={label} onAsk={onAsk} />
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Frame>
  );
}

function LabelActions({ label, onAsk }: { label: CategoryLabel; onAsk: LabelTableProps["onAsk"] }) {
  const actions: CategoryAction[] = ["move", "merge", "rename", ...(label.category.isHidden ? [] : ["hide" as const])];
  return (
    <Actions>
      {actions.map((action) => {
        const Icon = ICONS[action];
        const subject = action === "move" ? label.label : label.category.name;
        return (
          <Button
            key={action}
            variant="ghost"
            size="sm"
            px={{ xl: "2" }}
            aria-label={`${ACTION_WORDS[action]}: ${subject}`}
            onClick={() => onAsk({ action, label })}
          >
            <Icon aria-hidden="true" />
            <Muted>{ACTION_WORDS[action]}</Muted>
          </Button>
        );
      })}
    </Actions>
  );
}
