import { chakra } from "@chakra-ui/react";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { CardLink } from "../../../ui/directory/card-link.tsx";
import { ADMIN_SECTIONS, FURTHER_SECTIONS } from "../admin-sections.ts";

const Box = chakra("section", { base: { minW: "0" } });
const Title = chakra("h2", { base: { textStyle: "h3", mb: "4" } });
const Grid = chakra("ul", {
  base: {
    display: "grid",
    gap: { base: "3", md: "4" },
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
  },
});
const Head = chakra("span", { base: { display: "flex", alignItems: "center", gap: "3" } });
const Name = chakra("span", { base: { fontWeight: "semibold", flex: "1", minW: "0" } });
const IconBox = chakra("span", {
  base: {
    display: "grid",
    placeItems: "center",
    width: "9",
    height: "9",
    flexShrink: "0",
    borderRadius: "field",
    bg: "accent.tint",
    color: "accent",
    _icon: { width: "4.5", height: "4.5" },
  },
});
const About = chakra("span", { base: { display: "block", textStyle: "sm", color: "fg.muted", mt: "2" } });
const Total = chakra("span", { base: { textStyle: "figure", color: "accent" } });

/** Every section except this one. */
const TARGETS = [...ADMIN_SECTIONS.slice(1), ...FURTHER_SECTIONS];

/** Cards that lead to the sections; that of the businesses shows their number. */
export function QuickAccess({ totalBusinesses }: { totalBusinesses: number | undefined }) {
  return (
    <Box aria-labelledby="quick-access">
      <Title id="quick-access">Hızlı Erişim</Title>
      <Grid>
        {TARGETS.map(({ to, label, about, icon: Icon }) => (
          <li key={to}>
            <CardLink to={to} size="sm" textDecoration="none" height="full">
              <Head>
                <IconBox>
                  <Icon aria-hidden="true" />
                </IconBox>
                <Name>{label}</Name>
                {to === "/admin/businesses" && totalBusinesses !== undefined && (
                  <Total>{formatWhole(totalBusinesses)}</Total>
                )}
              </Head>
              <About>{about}</About>
            </CardLink>
          </li>
        ))}
      </Grid>
    </Box>
  );
}
