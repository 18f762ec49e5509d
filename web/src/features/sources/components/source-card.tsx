import { Badge, type BadgeProps, Button, chakra } from "@chakra-ui/react";
import type { ShownSource } from "@meridian/contracts/imports/sources-api";
import { Pencil, Play } from "lucide-react";
import { useState } from "react";
import { formatMoment, formatShare, formatWhole } from "../../../lib/format/turkish-format.ts";
import { raised } from "../../../theme/surfaces.ts";
import { DeleteButton } from "../../../ui/dialogs/delete-button.tsx";
import { type Fact, FactList } from "../../../ui/fact-list.tsx";
import { ButtonLink } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { type SourceState, scheduleText, sourceState } from "../source-words.ts";
import { useRemoveSource, useRunSource } from "../use-sources.ts";
import { UnlistedBusinesses } from "./unlisted-businesses.tsx";

const Card = chakra("li", {
  base: {
    display: "grid",
    gap: "4",
    gridTemplateColumns: "minmax(0, 1fr)",
    p: { base: "4", md: "5" },
    ...raised,
  },
});
const Head = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2", alignItems: "center" } });
const Title = chakra("h2", { base: { textStyle: "h3", overflowWrap: "anywhere" } });
const Address = chakra("p", { base: { textStyle: "sm", color: "fg.muted", overflowWrap: "anywhere" } });
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });

const LOOKS: Readonly<Record<SourceState["tone"], Pick<BadgeProps, "variant" | "colorPalette">>> = {
  good: { variant: "outline", colorPalette: "open" },
  bad: { variant: "outline", colorPalette: "closed" },
  busy: { variant: "subtle" },
  plain: { variant: "surface" },
};

/** One source: what it is, how it goes, and what can be done. */
export function SourceCard({ source, onEdit }: { source: ShownSource; onEdit: () => void }) {
  const { id, name, url, isEnabled, lastOutcome, lastFailure, lastJobId, failures } = source;
  const run = useRunSource();
  const { text, tone } = sourceState(source);
  const isBusy = source.isRunRequested || lastOutcome === "running" || run.isPending;
  return (
    <Card>
      <div>
        <Head>
          <Title dir="auto">{name}</Title>
          <Badge {...LOOKS[tone]}>{text}</Badge>
          {!isEnabled && <Badge variant="surface">Kapalı</Badge>}
        </Head>
        <Address dir="ltr">{url}</Address>
      </div>
      {lastFailure !== null && (
        <Notice tone="error">
          {lastFailure}
          {failures > 1 && ` Art arda ${formatWhole(failures)}. başarısız çalışma.`}
        </Notice>
      )}
      <FactList facts={factsOf(source)} />
      <UnlistedBusinesses source={source} />
      <Actions>
        {lastOutcome === "held" && lastJobId !== null ? (
          <ButtonLink size="sm" to="/admin/upload/$importId" params={{ importId: lastJobId }}>
            Karar ver
          </ButtonLink>
        ) : (
          <Button size="sm" disabled={isBusy} aria-label={`Şimdi çalıştır: ${name}`} onClick={() => run.mutate(id)}>
            <Play aria-hidden="true" />
            Şimdi çalıştır
          </Button>
        )}
        <Button size="sm" variant="outline" aria-label={`Düzenle: ${name}`} onClick={onEdit}>
          <Pencil aria-hidden="true" />
          Düzenle
        </Button>
        {lastJobId !== null && lastOutcome !== "held" && (
          <ButtonLink size="sm" variant="ghost" to="/admin/upload/$importId" params={{ importId: lastJobId }}>
            Son içe aktarma
          </ButtonLink>
        )}
        <RemoveSourceButton source={source} />
      </Actions>
    </Card>
  );
}

function factsOf({ everyHours, gatePercent, isEnabled, lastRunAt, lastOutcome, nextRunAt }: ShownSource): Fact[] {
  const isWaiting = lastOutcome === "held" || lastOutcome === "running";
  return [
    { label: "Zamanlama", value: scheduleText(everyHours) },
    { label: "Son çalışma", value: lastRunAt === null ? "—" : formatMoment(lastRunAt) },
    { label: "Sonraki çalışma", value: isEnabled && !isWaiting ? formatMoment(nextRunAt) : "—" },
    { label: "Sormadan en çok", value: `${formatShare(gatePercent / 100)} değişir` },
  ];
}

function RemoveSourceButton({ source }: { source: Pick<ShownSource, "id" | "name"> }) {
  const [isAsking, setAsking] = useState(false);
  const removal = useRemoveSource(() => setAsking(false));
  return (
    <DeleteButton
      label={`Sil: ${source.name}`}
      title="Kaynak silinsin mi?"
      confirmLabel="Kaynağı sil"
      isAsking={isAsking}
      isBusy={removal.isPending}
      onAskingChange={setAsking}
      onConfirm={() => removal.mutate(source.id)}
    >
      <p>“{source.name}” bundan sonra alınmaz. Getirdiği işletmeler ve içe aktarmalarının raporları durur.</p>
    </DeleteButton>
  );
}
