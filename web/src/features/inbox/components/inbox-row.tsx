import { Badge, Button, chakra } from "@chakra-ui/react";
import type { InboxItem } from "@meridian/contracts/site/contact";
import { Archive, ArchiveRestore, CheckCheck, type LucideIcon, Mail, Reply } from "lucide-react";
import { formatMoment } from "../../../lib/format/turkish-format.ts";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { ButtonAnchor } from "../../../ui/link.tsx";
import { replyLink, STATE_LABELS, titleOf } from "../inbox-words.ts";
import { useInboxChanges } from "../use-inbox-changes.ts";
import { InboxDetails } from "./inbox-details.tsx";

const Item = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: "3",
    px: { base: "3", md: "4" },
    py: "3",
    "& + &": { borderTopWidth: "1px", borderColor: "border" },
    "&[data-new=true]": { boxShadow: "inset 3px 0 0 {colors.accent}" },
  },
});
const Head = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", columnGap: "3", rowGap: "1", alignItems: "baseline" },
});
const Title = chakra("h2", { base: { textStyle: "md", fontWeight: "semibold", overflowWrap: "anywhere" } });
const Meta = chakra("p", { base: { textStyle: "sm", color: "fg.muted", overflowWrap: "anywhere" } });
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2", mt: "3" } });

interface Mark {
  state: InboxItem["state"];
  text: string;
  icon: LucideIcon;
  /** The states in which it is offered. */
  from: readonly InboxItem["state"][];
}

const MARKS: readonly Mark[] = [
  { state: "read", text: "Okundu", icon: Mail, from: ["new"] },
  { state: "answered", text: "Yanıtlandı", icon: CheckCheck, from: ["new", "read", "closed"] },
  { state: "closed", text: "Kapat", icon: Archive, from: ["new", "read", "answered"] },
  { state: "read", text: "Yeniden aç", icon: ArchiveRestore, from: ["closed"] },
];

/** A message or report in full, with its actions. */
export function InboxRow({ item, isChosen, onToggle }: { item: InboxItem; isChosen: boolean; onToggle: () => void }) {
  const { mark } = useInboxChanges(() => {});
  const title = titleOf(item);
  const reply = replyLink(item);
  const marks = MARKS.filter(
    ({ state, from }) => from.includes(item.state) && (state !== "answered" || reply !== undefined),
  );
  return (
    <Item data-new={item.state === "new"}>
      <Checkbox
        minW="11"
        minH="11"
        justifyContent="center"
        alignSelf="start"
        ms="-2"
        mt="-2"
        checked={isChosen}
        hiddenLabel={`Seç: ${title}`}
        onToggle={onToggle}
      />
      <div>
        <Head>
          <Title>{item.kind === "message" ? <bdi>{title}</bdi> : title}</Title>
          <Badge variant={item.state === "new" ? "subtle" : "surface"}>{STATE_LABELS[item.state]}</Badge>
          {item.isSuspect && (
            <Badge variant="outline" colorPalette="closed">
              Şüpheli
            </Badge>
          )}
          {item.mail === "failed" && (
            <Badge variant="outline" colorPalette="closed">
              E-posta iletilemedi
            </Badge>
          )}
        </Head>
        <Meta>
          {senderOf(item)} · {formatMoment(item.receivedAt)}
          {item.changedAt !== null && ` · ${item.changedBy ?? ""} ${formatMoment(item.changedAt)}`}
        </Meta>
        <InboxDetails item={item} />
        <Actions>
          {reply !== undefined && (
            <ButtonAnchor href={reply} variant="outline" size="sm" aria-label={`E-posta ile yanıtla: ${title}`}>
              <Reply aria-hidden="true" />
              Yanıtla
            </ButtonAnchor>
          )}
          {marks.map(({ state, text, icon: Icon }) => (
            <Button
              key={text}
              variant="ghost"
              size="sm"
              aria-label={`${text}: ${title}`}
              disabled={mark.isPending}
              onClick={() => mark.mutate({ ids: [item.id], state })}
            >
              <Icon aria-hidden="true" />
              {text}
            </Button>
          ))}
        </Actions>
      </div>
    </Item>
  );
}

function senderOf(item: InboxItem): string {
  if (item.kind === "report") return item.email ?? "Adresini bırakmayan ziyaretçi";
  return [item.name, item.email, item.company, item.phone].filter((part) => part !== null && part !== "").join(" · ");
}
