import { Button, chakra, VisuallyHidden } from "@chakra-ui/react";
import type { AdminListItem } from "@meridian/contracts/businesses/admin-businesses";
import { Ban, Check, ExternalLink, Pencil, RotateCcw, Trash2 } from "lucide-react";
import { WITH_COLUMNS } from "../../../theme/breakpoints.ts";
import { ButtonAnchor, ButtonLink } from "../../../ui/link.tsx";

const Actions = chakra("div", {
  base: {
    gridColumn: "1 / -1",
    display: "flex",
    flexWrap: "wrap",
    gap: "2",
    [WITH_COLUMNS]: { gridColumn: "auto", justifyContent: "flex-end", width: "17rem" },
  },
});
const Approval = chakra(Button, {
  base: {
    minW: "7rem",
    "&[aria-pressed=true]": { borderColor: "open", color: "open" },
  },
});

export interface CardActionsProps {
  business: AdminListItem;
  isTrash: boolean;
  isBusy: boolean;
  onToggle: () => void;
  onDelete: () => void;
  onRestore: () => void;
  onBlock: (isBlocked: boolean) => void;
}

/** The actions on a business; in the trash: restore, and whether imports may restore it. */
export function CardActions({ business, isTrash, isBusy, onToggle, onDelete, ...trash }: CardActionsProps) {
  const { id, name, slug, isApproved, status } = business;
  const approval = isApproved ? "Approved" : "Approve";
  if (isTrash) return <TrashActions business={business} isBusy={isBusy} {...trash} />;
  return (
    <Actions>
      <Approval
        variant="outline"
        size="sm"
        lang="en"
        aria-label={`${approval}: ${name}`}
        aria-pressed={isApproved}
        disabled={isBusy}
        onClick={onToggle}
      >
        {isApproved && <Check aria-hidden="true" />}
        {approval}
      </Approval>
      <ButtonLink
        to="/admin/businesses/$businessId"
        params={{ businessId: id }}
        variant="ghost"
        size="sm"
        px="2.5"
        title="Düzenle"
      >
        <Pencil aria-hidden="true" />
        <VisuallyHidden>Düzenle: {name}</VisuallyHidden>
      </ButtonLink>
      {isApproved && status !== "closed" && (
        <ButtonAnchor
          href={`/business/${encodeURIComponent(slug)}`}
          target="_blank"
          rel="noopener"
          variant="ghost"
          size="sm"
          px="2.5"
          title="Sitede aç"
        >
          <ExternalLink aria-hidden="true" />
          <VisuallyHidden>Sitede aç: {name}</VisuallyHidden>
        </ButtonAnchor>
      )}
      <Button
        variant="ghost"
        size="sm"
        px="2.5"
        ms="auto"
        colorPalette="danger"
        color="danger"
        title="Sil"
        disabled={isBusy}
        onClick={onDelete}
      >
        <Trash2 aria-hidden="true" />
        <VisuallyHidden>Sil: {name}</VisuallyHidden>
      </Button>
    </Actions>
  );
}

type TrashActionsProps = Pick<CardActionsProps, "business" | "isBusy" | "onRestore" | "onBlock">;

function TrashActions({ business: { name, deletionKind }, isBusy, onRestore, onBlock }: TrashActionsProps) {
  const isBlocked = deletionKind === "blocked";
  const blocking = isBlocked ? "Engeli kaldır" : "Engelle";
  return (
    <Actions>
      <Button variant="outline" size="sm" aria-label={`Geri al: ${name}`} disabled={isBusy} onClick={onRestore}>
        <RotateCcw aria-hidden="true" />
        Geri al
      </Button>
      <Button
        variant="outline"
        size="sm"
        aria-label={`${blocking}: ${name}`}
        disabled={isBusy}
        onClick={() => onBlock(!isBlocked)}
      >
        {isBlocked ? <Trash2 aria-hidden="true" /> : <Ban aria-hidden="true" />}
        {blocking}
      </Button>
    </Actions>
  );
}
