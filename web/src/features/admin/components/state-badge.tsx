import { chakra } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { Chip } from "../../../ui/chip.tsx";
import { systemQuery } from "../api/get-figures.ts";
import { type SystemState, silentText, systemStateOf } from "../system-state.ts";

const Dot = chakra("span", {
  base: { width: "2", height: "2", borderRadius: "full", bg: "currentColor", flexShrink: "0" },
});

const LOOKS: Record<SystemState, { text: string; tone: "open" | "closed" | "neutral" }> = {
  well: { text: "Aktif", tone: "open" },
  troubled: { text: "Sorun var", tone: "closed" },
  away: { text: "Bağlantı yok", tone: "closed" },
  unknown: { text: "—", tone: "neutral" },
};

/** Whether all processes of the site answer. */
export function StateBadge() {
  const { data, isError } = useQuery(systemQuery);
  const { text, tone } = LOOKS[systemStateOf(data, isError)];
  return (
    <Chip tone={tone} title={silentText(data)}>
      <Dot aria-hidden="true" />
      {text}
    </Chip>
  );
}
