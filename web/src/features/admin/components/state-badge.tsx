import { Badge, type BadgeProps, chakra } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { systemQuery } from "../api/get-figures.ts";
import { type SystemState, silentText, systemStateOf } from "../system-state.ts";

const Dot = chakra("span", {
  base: { width: "2", height: "2", borderRadius: "full", bg: "currentColor", flexShrink: "0" },
});

const LOOKS: Record<SystemState, { text: string; look: Pick<BadgeProps, "variant" | "colorPalette"> }> = {
  well: { text: "Aktif", look: { variant: "outline", colorPalette: "open" } },
  troubled: { text: "Sorun var", look: { variant: "outline", colorPalette: "closed" } },
  away: { text: "Bağlantı yok", look: { variant: "outline", colorPalette: "closed" } },
  unknown: { text: "—", look: {} },
};

/** Whether all processes of the site respond. */
export function StateBadge() {
  const { data, isError } = useQuery(systemQuery);
  const { text, look } = LOOKS[systemStateOf(data, isError)];
  return (
    <Badge {...look} title={silentText(data)}>
      <Dot aria-hidden="true" />
      {text}
    </Badge>
  );
}
