import { Button, chakra } from "@chakra-ui/react";
import type { AdminBusiness } from "@meridian/contracts/businesses/admin-businesses";
import type { MergeResult } from "@meridian/contracts/businesses/field-givers";
import type { MatchDecision, ShownMatch } from "@meridian/contracts/businesses/matches-api";
import { distanceKm } from "@meridian/domain/places/geo";
import { useRef, useState } from "react";
import { formatKm } from "../../../../lib/format/turkish-format.ts";
import { DataTable } from "../../../../ui/data-table.tsx";
import { Link } from "../../../../ui/link.tsx";
import { giverText } from "../../business-words.ts";
import { EDIT_FIELD_NAMES, EDIT_FIELDS, type EditField } from "../../edit-fields.ts";
import { shownValue } from "../../shown-value.ts";
import { useDecideMatch } from "../../use-matches.ts";
import { FieldName } from "./merge-row.tsx";

const Card = chakra("li", { base: { display: "grid", gap: "3", gridTemplateColumns: "minmax(0, 1fr)" } });
const Title = chakra("h2", { base: { textStyle: "h3", overflowWrap: "anywhere" } });
const Origin = chakra("p", { base: { textStyle: "sm", color: "fg.muted", overflowWrap: "anywhere" } });
const Text = chakra("span", { base: { whiteSpace: "pre-line", overflowWrap: "anywhere", minW: "0" } });
const Differing = chakra("mark", {
  base: { bg: "accent.tint", color: "fg", fontWeight: "semibold", whiteSpace: "pre-line", overflowWrap: "anywhere" },
});
const Buttons = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3" } });
const ANSWERS = [
  { answer: "same", text: "Aynı işletme", variant: "solid" },
  { answer: "different", text: "Farklı işletmeler", variant: "outline" },
  { answer: "later", text: "Sonra", variant: "ghost" },
] as const;

/** Two businesses side by side, with their conflicting fields, the others on demand, and the three decisions. */
export function MatchCard({ match }: { match: ShownMatch }) {
  const { id, keep, other, fileName } = match;
  const decision = useDecideMatch(id);
  const [isWhole, setWhole] = useState(false);
  const card = useRef<HTMLLIElement>(null);
  const more = isWhole ? "Yalnız çelişenleri göster" : "Bütün alanları göster";
  const names = `${keep.name} / ${other.name}`;
  const { contradicting, oneSided, equal } = compareMatch(match);
  const shown = isWhole ? [...contradicting, ...oneSided, ...equal] : contradicting;
  const decide = (answer: MatchDecision) => {
    // The pair goes to the end of the list; the focus goes to the pair after it.
    const next = answer === "later" ? card.current?.nextElementSibling?.querySelector("a") : undefined;
    decision.mutate(answer, { onSuccess: () => next?.focus() });
  };
  return (
    <Card ref={card} aria-label={names}>
      <div>
        <Title>
          <BusinessLink business={keep} /> / <BusinessLink business={other} />
        </Title>
        {fileName !== null && <Origin>{fileName} dosyasından</Origin>}
      </div>
      <div>
        <Distance match={match} />
        <FieldLine title="Aynı" fields={equal} />
        <FieldLine title="Yalnız birinde" fields={oneSided} />
      </div>
      {equal.length + oneSided.length > 0 && (
        <Button
          variant="ghost"
          size="sm"
          justifySelf="start"
          ms="-3"
          aria-expanded={isWhole}
          aria-label={`${more}: ${names}`}
          onClick={() => setWhole(!isWhole)}
        >
          {more}
        </Button>
      )}
      {shown.length > 0 && (
        <DataTable label={names}>
          <thead>
            <tr>
              <th scope="col">Alan</th>
              <th scope="col">
                <bdi>{keep.name}</bdi> (kalacak olan)
              </th>
              <th scope="col">
                <bdi>{other.name}</bdi>
              </th>
              <th scope="col">Birleşince</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((name) => (
              <Row key={name} name={name} match={match} isMarked={contradicting.includes(name)} />
            ))}
          </tbody>
        </DataTable>
      )}
      <Buttons>
        {ANSWERS.map(({ answer, text, variant }) => (
          <Button
            key={answer}
            variant={variant}
            aria-label={`${text}: ${names}`}
            disabled={decision.isPending}
            onClick={() => decide(answer)}
          >
            {text}
          </Button>
        ))}
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

/** Two positions tell little as degrees. */
function Distance({ match: { keep, other } }: { match: ShownMatch }) {
  const [{ latitude: lat, longitude: lng }, { latitude, longitude }] = [keep, other];
  if (lat === undefined || lng === undefined || latitude === undefined || longitude === undefined) return null;
  return <Origin>Aralarındaki uzaklık: {formatKm(distanceKm({ lat, lng }, latitude, longitude))}</Origin>;
}

/** Which fields they are, in one line. */
function FieldLine({ title, fields }: { title: string; fields: readonly EditField[] }) {
  if (fields.length === 0) return null;
  return (
    <Origin>
      {title}: {fields.map((name) => EDIT_FIELDS[name].label).join(", ")}
    </Origin>
  );
}

interface RowProps {
  name: EditField;
  match: ShownMatch;
  isMarked: boolean;
}

function Row({ name, match: { keep, other, results }, isMarked }: RowProps) {
  const Value = isMarked ? Differing : Text;
  return (
    <tr>
      <th scope="row" data-wide="">
        <FieldName>{EDIT_FIELDS[name].label}</FieldName>
      </th>
      <td data-label="Kalacak olan" data-short="">
        <Value dir="auto">{shownValue(keep, name)}</Value>
      </td>
      <td data-label="Diğeri" data-short="">
        <Value dir="auto">{shownValue(other, name)}</Value>
      </td>
      <td data-wide="">
        <Origin as="span">{results[name] === undefined ? "—" : resultText(results[name])}</Origin>
      </td>
    </tr>
  );
}

function resultText({ from, reason, keepGiver, otherGiver }: MergeResult): string {
  const side = from === "keep" ? "Kalacak olanın değeri" : "Diğerinin değeri";
  if (reason === "blank") return `${side}: yalnızca onda var`;
  if (reason === "stated") return `${side}: öbürününki yalnızca bütün listenin türü`;
  if (reason === "stays") return `${side}: kaynakların önceliği eşit`;
  const [first, second] = from === "keep" ? [keepGiver, otherGiver] : [otherGiver, keepGiver];
  return `${side}: öncelik sırasında ${giverText(first)} › ${giverText(second)}`;
}

interface MatchComparison {
  contradicting: EditField[];
  /** A value that only one of them has is not a conflict. */
  oneSided: EditField[];
  equal: EditField[];
}

/** The fields of a pair that at least one of them has, in the order of the form. */
function compareMatch({ keep, other, differing }: ShownMatch): MatchComparison {
  const inBoth = EDIT_FIELD_NAMES.filter((name) => isKnown(keep, name) && isKnown(other, name));
  return {
    contradicting: inBoth.filter((name) => differing.includes(name)),
    oneSided: EDIT_FIELD_NAMES.filter((name) => isKnown(keep, name) !== isKnown(other, name)),
    equal: inBoth.filter((name) => !differing.includes(name)),
  };
}

function isKnown(business: AdminBusiness, name: EditField): boolean {
  const value = business[name];
  return value !== undefined && value !== false && value !== 0 && !(Array.isArray(value) && value.length === 0);
}
