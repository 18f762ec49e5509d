import { chakra } from "@chakra-ui/react";

const Line = chakra("label", { base: { display: "flex", gap: "3", alignItems: "flex-start", cursor: "pointer" } });
const Checkbox = chakra("input", {
  base: { width: "4.5", height: "4.5", mt: "1", flexShrink: "0", accentColor: "{colors.accent}", cursor: "inherit" },
});

/** Whether what is deleted may come back with a file. */
export function BlockChoice({ isBlocked, onChange }: { isBlocked: boolean; onChange: (isBlocked: boolean) => void }) {
  return (
    <Line>
      <Checkbox type="checkbox" checked={isBlocked} onChange={(event) => onChange(event.target.checked)} />
      Kalıcı olarak engelle: hiçbir içe aktarma geri getirmesin
    </Line>
  );
}
