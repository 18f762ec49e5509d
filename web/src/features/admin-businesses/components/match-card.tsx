import { Button, chakra } from "@chakra-ui/react";
import type { AdminBusiness } from "@meridian/contracts/businesses/admin-businesses";
import type { MergeResult } from "@meridian/contracts/businesses/field-givers";
import type { ShownMatch } from "@meridian/contracts/businesses/matches-api";
import { DataTable } from "../../../ui/data-table.tsx";
import { Link } from "../../../ui/link.tsx";
import { EDIT_FIELD_NAMES, EDIT_FIELDS, type EditField } from "../edit-fields.ts";
import { giverText } from "../giver-text.ts";
import { shownValue } from "../shown-value.ts";
import { useDecideMatch } from "../use-matches.ts";
import { FieldName } from "./merge-row.tsx";

const Card = chakra("li", { base: { display: "grid", gap: "3", gridTemplateColumns: "minmax(0, 1fr)" } });
const Title = chakra("h2", { base: { textStyle: "h3", overflowWrap: "anywhere" } });
const Origin = chakra("p", { base: { textStyle: "sm", color: "fg.muted", overflowWrap: "anywhere" } });
const Text = chakra("span", { base: { whiteSpace: "pre-line", overflowWrap: "anywhere", minW: "0" } });
const Differing = chakra("mark", {
  base: { bg: "accent.tint", color: "fg", fontWeight: "semibold", whiteSpace: "pre-line", overflowWrap: "anywhere" },
});
const Buttons = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3" } });

/** A pair side by side, with what contradicts marked, and the three answers. */
export function MatchCard({ match }: { match: ShownMatch }) {
  const { id, keep, other, fileName } = match;
  const decision = useDecideMatch(id);
  const names = `${keep.name} / ${other.name}`;
  const shown = EDIT_FIELD_NAMES.filter((name) => isKnown(keep, name) || isKnown(other, name));
  return (
    <Card aria-label={names}>
      <div>
        <Title>
          <bdi>{keep.name}</bdi> / <bdi>{other.name}</bdi>
        </Title>
        {fileName !== null && <Origin>{fileName} dosyasından</Origin>}
      </div>
      <DataTable label={names}>
        <thead>
          <tr>
            <th scope="col">Alan</th>
            <th scope="col">
              <BusinessLink business={keep} /> (kalacak olan)
            </th>
            <th scope="col">
              <BusinessLink business={other} />
            </th>
            <th scope="col">Birleşince</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((name) => (
            <Row key={name} name={name} match={match} />
          ))}
        </tbody>
      </DataTable>
      <Buttons>
        <Button disabled={decision.isPending} onClick={() => decision.mutate("same")}>
          Aynı işletme
        </Button>
        <Button variant="outline" disabled={decision.isPending} onClick={() => decision.mutate("different")}>
          Farklı işletmeler
        </Button>
        <Button variant="ghost" disabled={decision.isPending} onClick={() => decision.mutate("later")}>
          Sonra
        </Button>
      </Buttons>
    </Card>
  );
}

function BusinessLink({ business: { id, name } }: { business: AdminBusiness }) {
  return (
    <Link to="/admin/businesses/$businessId" params={{ businessId: id }}>
      <bdi>{name}</bdi>
    </Link>
  );
}

function Row({ name, match: { keep, other, differing, results } }: { name: EditField; match: ShownMatch }) {
  // What one of them lacks is no contradiction.
  const Value = differing.includes(name) && isKnown(keep, name) && isKnown(other, name) ? Differing : Text;
  return (
    <tr>
      <td data-wide="">
        <FieldName>{EDIT_FIELDS[name].label}</FieldName>
      </td>
      <td data-label="Kalacak olan">
        <Value dir="auto">{shownValue(keep, name)}</Value>
      </td>
      <td data-label="Diğeri">
        <Value dir="auto">{shownValue(other, name)}</Value>
      </td>
      <td data-label="Birleşince">
        <Origin as="span">{results[name] === undefined ? "—" : resultText(results[name])}</Origin>
      </td>
    </tr>
  );
}

function resultText({ from, reason, keepGiver, otherGiver }: MergeResult): string {
  const side = from === "keep" ? "Kalacak olanın değeri" : "Diğerinin değeri";
  if (reason === "blank") return `${side}: yalnız onda var`;
  if (reason === "stays") return `${side}: kaynakların önceliği eşit`;
  const [first, second] = from === "keep" ? [keepGiver, otherGiver] : [otherGiver, keepGiver];
  return `${side}: öncelik sırasında ${giverText(first)} › ${giverText(second)}`;
}

function isKnown(business: AdminBusiness, name: EditField): boolean {
  const value = business[name];
  return value !== undefined && value !== false && value !== 0 && !(Array.isArray(value) && value.length === 0);
}
