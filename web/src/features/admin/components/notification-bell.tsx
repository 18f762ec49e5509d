import { chakra } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { type ToggleEvent, useId, useState } from "react";
import { formatWhole } from "../../../lib/turkish-format.ts";
import { Button } from "../../../ui/button.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { latestImportsQuery, newInboxQuery } from "../api/get-news.ts";
import { notificationsOf, readSeenAt, storeSeenAt, unseenOf } from "../notifications.ts";
import { NotificationList } from "./notification-list.tsx";

const MAX_COUNT = 99;

const Count = chakra("span", {
  base: {
    position: "absolute",
    top: "1",
    insetInlineEnd: "0.5",
    minW: "4.5",
    px: "1",
    borderRadius: "full",
    bg: "accent",
    color: "accent.fg",
    fontSize: "0.6875rem",
    fontWeight: "bold",
    lineHeight: "1.125rem",
    textAlign: "center",
  },
});
const Panel = chakra("div", {
  base: {
    position: "fixed",
    inset: "auto",
    top: "3.75rem",
    insetInlineEnd: { base: "2", md: "8" },
    width: "min(24rem, calc(100vw - 1rem))",
    maxH: "min(32rem, calc(100dvh - 5rem))",
    overflowY: "auto",
    overscrollBehavior: "contain",
    margin: "0",
    padding: "0",
    bg: "bg.raised",
    color: "fg",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "card",
    boxShadow: "float",
    "&:popover-open": { animation: "rise 140ms {easings.out}" },
  },
});

/** What has happened since the admin last looked: imports that ended, messages and reports of visitors. */
export function NotificationBell() {
  const id = useId();
  const imports = useQuery(latestImportsQuery);
  const inbox = useQuery(newInboxQuery);
  const [seenAt, setSeenAt] = useState(readSeenAt);
  const [isOpen, setOpen] = useState(false);
  const notifications = notificationsOf(imports.data ?? [], inbox.data?.items ?? []);
  const unseen = unseenOf(notifications, seenAt).length;

  const noteToggle = ({ newState }: ToggleEvent<HTMLElement>) => {
    setOpen(newState === "open");
    if (newState === "open") return;
    // Marked as seen when it closes, so that what is new is told apart while it is open.
    const now = Date.now();
    storeSeenAt(now);
    setSeenAt(now);
  };

  return (
    <>
      <Button variant="ghost" px="0" width="11" position="relative" popoverTarget={id} aria-expanded={isOpen}>
        <Bell aria-hidden="true" />
        <VisuallyHidden>{unseen === 0 ? "Bildirimler" : `Bildirimler, ${formatWhole(unseen)} yeni`}</VisuallyHidden>
        {unseen > 0 && <Count aria-hidden="true">{unseen > MAX_COUNT ? `${MAX_COUNT}+` : unseen}</Count>}
      </Button>
      <Panel id={id} popover="auto" aria-label="Bildirimler" role="dialog" onToggle={noteToggle}>
        <NotificationList
          notifications={notifications}
          seenAt={seenAt}
          isPending={imports.isPending && inbox.isPending}
          hasFailed={imports.isError && inbox.isError}
          onPick={() => document.getElementById(id)?.hidePopover()}
        />
      </Panel>
    </>
  );
}
