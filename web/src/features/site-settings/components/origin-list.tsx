import { Button, chakra, VisuallyHidden } from "@chakra-ui/react";
import { ORIGIN_KINDS, type OriginKind, originSchema, type SiteOrigins } from "@meridian/contracts/site/site-settings";
import { languageError } from "@meridian/contracts/validation-text";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { Field, SelectField } from "../../../ui/forms/field.tsx";
import { mergeOrigins } from "../recipes.ts";

const ORIGIN_LABELS: Record<OriginKind, string> = {
  connect: "Veri (connect)",
  frame: "Çerçeve (frame)",
  script: "Script",
  style: "Stil",
  image: "Görsel",
  font: "Yazı tipi",
};

const Box = chakra("div", { base: { display: "grid", gap: "4" } });
const List = chakra("dl", { base: { display: "grid", gap: "3", textStyle: "sm" } });
const Label = chakra("dt", { base: { fontWeight: "semibold" } });
const Origins = chakra("dd", { base: { display: "flex", flexWrap: "wrap", gap: "2", mt: "1" } });
const Origin = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    ps: "3",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "full",
    fontFamily: "mono",
    overflowWrap: "anywhere",
  },
});
const Muted = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });
const Grid = chakra("div", {
  base: {
    display: "grid",
    gap: "4",
    alignItems: "start",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 14rem) minmax(0, 1fr) auto" },
  },
});

/** Other sites that pages may load from, by type of content. */
export function OriginList({ origins, onChange }: { origins: SiteOrigins; onChange: (origins: SiteOrigins) => void }) {
  const kinds = ORIGIN_KINDS.filter((kind) => origins[kind].length > 0);
  const remove = (kind: OriginKind, origin: string) =>
    onChange({ ...origins, [kind]: origins[kind].filter((other) => other !== origin) });
  return (
    <Box>
      {kinds.length === 0 && <Muted>Sayfalar şu anda başka sitelerden yalnızca görsel yükleyebilir.</Muted>}
      <List>
        {kinds.map((kind) => (
          <div key={kind}>
            <Label>{ORIGIN_LABELS[kind]}</Label>
            <Origins>
              {origins[kind].map((origin) => (
                <Origin key={origin}>
                  {origin}
                  <Button variant="ghost" size="sm" px="2" onClick={() => remove(kind, origin)}>
                    <X aria-hidden="true" />
                    <VisuallyHidden>
                      {origin} adresini kaldır ({ORIGIN_LABELS[kind]})
                    </VisuallyHidden>
                  </Button>
                </Origin>
              ))}
            </Origins>
          </div>
        ))}
      </List>
      <AddOrigin onAdd={(kind, origin) => onChange(mergeOrigins(origins, { [kind]: [origin] }))} />
    </Box>
  );
}

function AddOrigin({ onAdd }: { onAdd: (kind: OriginKind, origin: string) => void }) {
  const [kind, setKind] = useState<OriginKind>("connect");
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const add = () => {
    const parsed = originSchema.safeParse(text, { error: languageError("tr") });
    if (!parsed.success) return setProblem(parsed.error.issues[0]?.message);
    onAdd(kind, parsed.data);
    setText("");
  };
  return (
    <Grid>
      <SelectField
        label="Ne için"
        value={kind}
        onChange={({ target }) => setKind(ORIGIN_KINDS.find((each) => each === target.value) ?? kind)}
      >
        {ORIGIN_KINDS.map((each) => (
          <option key={each} value={each}>
            {ORIGIN_LABELS[each]}
          </option>
        ))}
      </SelectField>
      <Field
        label="Adres"
        placeholder="https://*.example.org"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        problem={problem}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(undefined);
        }}
      />
      <Button variant="outline" mt={{ md: "7" }} disabled={text.trim() === ""} onClick={add}>
        <Plus aria-hidden="true" />
        Adres ekle
      </Button>
    </Grid>
  );
}
