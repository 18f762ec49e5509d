import { chakra, Skeleton, VisuallyHidden } from "@chakra-ui/react";
import { CircleAlert, FileCheck, Flag, Mail } from "lucide-react";
import { formatAgo } from "../../../lib/format/relative-time.ts";
import { formatMoment } from "../../../lib/format/turkish-format.ts";
import { Link } from "../../../ui/link.tsx";
import type { Notification } from "../notifications.ts";

const Title = chakra("h2", {
  base: { textStyle: "sm", fontWeight: "semibold", px: "4", py: "3", borderBottomWidth: "1px", borderColor: "border" },
});
const Entry = chakra(Link, {
  base: {
    display: "flex",
    gap: "3",
    px: "4",
    py: "3",
    textDecoration: "none",
    color: "fg",
    borderBottomWidth: "1px",
    borderColor: "border.muted",
    _hover: { bg: "bg.muted" },
    _focusVisible: { outlineOffset: "-2px" },
    "& > svg": { width: "4.5", height: "4.5", flexShrink: "0", mt: "0.5", color: "fg.muted" },
    "&[data-new=true]": { bg: "accent.tint", "& > svg": { color: "accent" } },
  },
});
const Words = chakra("span", { base: { display: "grid", minW: "0", flex: "1", lineHeight: "short" } });
const Name = chakra("span", { base: { textStyle: "sm", fontWeight: "semibold", overflowWrap: "anywhere" } });
const Detail = chakra("span", { base: { textStyle: "sm", color: "fg.muted", overflowWrap: "anywhere" } });
const Time = chakra("time", { base: { textStyle: "xs", color: "fg.muted", mt: "0.5" } });
const Note = chakra("p", { base: { px: "4", py: "6", textStyle: "sm", color: "fg.muted", textAlign: "center" } });
const Loading = chakra("div", { base: { display: "grid", gap: "2", p: "4" } });

const ICONS = { import: FileCheck, failed_import: CircleAlert, message: Mail, report: Flag } as const;

export interface NotificationListProps {
  notifications: readonly Notification[];
  seenAt: number;
  isPending: boolean;
  hasFailed: boolean;
  onPick: () => void;
}

export function NotificationList({ notifications, seenAt, isPending, hasFailed, onPick }: NotificationListProps) {
  return (
    <>
      <Title>Bildirimler</Title>
      {isPending && (
        <Loading>
          <Skeleton height="12" />
          <Skeleton height="12" />
        </Loading>
      )}
      {hasFailed && <Note>Bildirimler şu anda alınamıyor.</Note>}
      {!isPending && !hasFailed && notifications.length === 0 && <Note>Henüz bildirim yok.</Note>}
      <ul>
        {notifications.map(({ id, kind, title, detail, at, to }) => {
          const Icon = ICONS[kind];
          const isNew = Date.parse(at) > seenAt;
          return (
            <li key={id}>
              <Entry to={to} unstyled data-new={isNew} onClick={onPick}>
                <Icon aria-hidden="true" />
                <Words>
                  <Name>
                    {isNew && <VisuallyHidden>Yeni: </VisuallyHidden>}
                    <bdi>{title}</bdi>
                  </Name>
                  <Detail dir="auto">{detail}</Detail>
                  <Time dateTime={at} title={formatMoment(at)}>
                    {formatAgo(at, Date.now())}
                  </Time>
                </Words>
              </Entry>
            </li>
          );
        })}
      </ul>
    </>
  );
}
