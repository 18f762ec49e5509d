import { Button, chakra, VisuallyHidden } from "@chakra-ui/react";
import { Popover } from "@chakra-ui/react/popover";
import { useQuery } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { useState } from "react";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { popoverRecipe } from "../../../theme/recipes/popover.recipe.ts";
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

/** What happened since the admin last looked: ended imports, visitors' messages and reports. */
export function NotificationBell() {
  const imports = useQuery(latestImportsQuery);
  const inbox = useQuery(newInboxQuery);
  const [seenAt, setSeenAt] = useState(readSeenAt);
  const [isOpen, setOpen] = useState(false);
  const notifications = notificationsOf(imports.data ?? [], inbox.data?.items ?? []);
  const unseen = unseenOf(notifications, seenAt).length;

  const toggle = (willOpen: boolean) => {
    setOpen(willOpen);
    if (willOpen) return;
    // Marked as seen on closing, so that new entries stay highlighted while it is open.
    const now = Date.now();
    storeSeenAt(now);
    setSeenAt(now);
  };

  return (
    <Popover.Root
      recipe={popoverRecipe}
      open={isOpen}
      onOpenChange={({ open }) => toggle(open)}
      positioning={{ placement: "bottom-end" }}
      portalled={false}
      autoFocus={false}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <Button variant="ghost" px="0" width="11" position="relative">
          <Bell aria-hidden="true" />
          <VisuallyHidden>{unseen === 0 ? "Bildirimler" : `Bildirimler, ${formatWhole(unseen)} yeni`}</VisuallyHidden>
          {unseen > 0 && <Count aria-hidden="true">{unseen > MAX_COUNT ? `${MAX_COUNT}+` : unseen}</Count>}
        </Button>
      </Popover.Trigger>
      <Popover.Positioner>
        <Popover.Content aria-label="Bildirimler">
          <NotificationList
            notifications={notifications}
            seenAt={seenAt}
            isPending={imports.isPending && inbox.isPending}
            hasFailed={imports.isError && inbox.isError}
            onPick={() => toggle(false)}
          />
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  );
}
