import { chakra } from "@chakra-ui/react";
import { MAX_SNIPPET_LENGTH } from "@meridian/contracts/site/site-settings";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { TextAreaField } from "../../../ui/forms/field.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { hasScript, type SettingsVariant, type SnippetField, textOf } from "../snippet-fields.ts";

const Box = chakra("div", { base: { display: "grid", gap: "2", minW: "0", alignContent: "start" } });
const Count = chakra("span", {
  base: {
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    "&[data-over=true]": { color: "fg.error", fontWeight: "semibold" },
  },
});
const ROWS = 8;

export interface SnippetAreaProps {
  field: SnippetField;
  variant: SettingsVariant;
  value: string;
  onChange: (value: string) => void;
}

/** One snippet, with its length and effect. */
export function SnippetArea({ field, variant, value, onChange }: SnippetAreaProps) {
  const { label, hint, warnsOfScripts } = textOf(field, variant);
  const isOver = value.length > MAX_SNIPPET_LENGTH;
  return (
    <Box>
      <TextAreaField
        label={label}
        hint={
          <>
            {hint}{" "}
            <Count data-over={isOver}>
              {formatWhole(value.length)} / {formatWhole(MAX_SNIPPET_LENGTH)} karakter
            </Count>
          </>
        }
        problem={isOver ? `En fazla ${formatWhole(MAX_SNIPPET_LENGTH)} karakter olabilir.` : undefined}
        rows={ROWS}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        fontFamily="mono"
        fontSize={{ base: "md", md: "sm" }}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {warnsOfScripts && hasScript(value) && (
        <Notice tone="warning" role="status">
          Bu alan bir script etiketi içeriyor: kod, her ziyaretçinin tarayıcısında çalışır. Yalnızca güvendiğiniz
          kaynaklardan gelen kodları ekleyin.
        </Notice>
      )}
    </Box>
  );
}
