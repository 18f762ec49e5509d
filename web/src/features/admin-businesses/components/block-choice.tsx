import { Checkbox } from "../../../ui/forms/checkbox.tsx";

/** Whether a deleted business may return with a file. */
export function BlockChoice({ isBlocked, onChange }: { isBlocked: boolean; onChange: (isBlocked: boolean) => void }) {
  return (
    <Checkbox checked={isBlocked} onToggle={onChange}>
      Kalıcı olarak engelle: hiçbir içe aktarma geri getirmesin
    </Checkbox>
  );
}
