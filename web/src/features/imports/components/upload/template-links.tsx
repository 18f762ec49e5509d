import { chakra } from "@chakra-ui/react";
import { getTemplateCsv, getTemplateWorkbook } from "@meridian/contracts/client/endpoints/import-files.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { Download } from "lucide-react";
import { ButtonAnchor } from "../../../../ui/link.tsx";

const Box = chakra("div", { base: { display: "grid", gap: "2" } });
const Line = chakra("div", { base: { display: "flex", gap: "2", flexWrap: "wrap" } });
const Label = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });

const TEMPLATES = [
  { label: "Şablon .xlsx", href: urlOf(getTemplateWorkbook) },
  { label: "Şablon .csv", href: urlOf(getTemplateCsv) },
];

/** The empty template with all columns and an example row. */
export function TemplateLinks() {
  return (
    <Box>
      <Label id="template-label">Şablonu indir</Label>
      <Line>
        {TEMPLATES.map(({ label, href }) => (
          <ButtonAnchor key={label} href={href} download variant="outline" size="sm" aria-describedby="template-label">
            <Download aria-hidden="true" />
            {label}
          </ButtonAnchor>
        ))}
      </Line>
    </Box>
  );
}
