import { chakra } from "@chakra-ui/react";
import { FileUp, Globe } from "lucide-react";
import type { ReactNode } from "react";
import { CardLink } from "../../../ui/card.tsx";

const Title = chakra("h1", { base: { textStyle: "h1" } });
const Lead = chakra("p", { base: { color: "fg.muted", maxW: "prose", mt: "2" } });
const Grid = chakra("div", {
  base: { display: "grid", gap: "4", mt: "8", gridTemplateColumns: { base: "1fr", md: "repeat(2, minmax(0, 1fr))" } },
});
const CardTitle = chakra("h2", { base: { textStyle: "h3", mt: "3" } });
const CardText = chakra("p", { base: { color: "fg.muted", mt: "1" } });
const IconBox = chakra("span", {
  base: {
    display: "grid",
    placeItems: "center",
    width: "10",
    height: "10",
    borderRadius: "field",
    bg: "accent.tint",
    color: "accent",
  },
});

/** Where an admin lands after the login: the ways to the sections. */
export function AdminHome() {
  return (
    <>
      <Title>Hoş geldiniz</Title>
      <Lead>Dizini buradan yönetirsiniz: dosya yükleyin, aktarımları izleyin ve sonucu sitede görün.</Lead>
      <Grid>
        <Section to="/admin/upload" icon={<FileUp aria-hidden="true" />} title="Excel Yükleme">
          Excel ve CSV dosyalarını içe aktarın, ilerlemeyi canlı izleyin.
        </Section>
        <Section to="/" icon={<Globe aria-hidden="true" />} title="Siteyi görüntüle">
          Dizini ziyaretçilerin gördüğü gibi açın.
        </Section>
      </Grid>
    </>
  );
}

interface SectionProps {
  to: "/admin/upload" | "/";
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

function Section({ to, icon, title, children }: SectionProps) {
  return (
    <CardLink to={to} padding="md" isInteractive textDecoration="none">
      <IconBox>{icon}</IconBox>
      <CardTitle>{title}</CardTitle>
      <CardText>{children}</CardText>
    </CardLink>
  );
}
