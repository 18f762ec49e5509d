import { chakra } from "@chakra-ui/react";
import type { InboxItem } from "@meridian/contracts/site/contact";
import { Link } from "../../../ui/link.tsx";

const SHORT_CHARS = 320;
const Text = chakra("p", {
  base: {
    mt: "2",
    textStyle: "sm",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    maxW: "prose",
    textAlign: "start",
  },
});
const More = chakra("details", { base: { mt: "2" } });
const Summary = chakra("summary", {
  base: { cursor: "pointer", textStyle: "sm", color: "accent", minH: "9", alignContent: "center" },
});
const About = chakra("p", { base: { mt: "2", textStyle: "sm" } });

/** The message text, truncated at first if it is long. Never interpreted as markup. */
export function InboxDetails({ item }: { item: InboxItem }) {
  const text = item.message ?? "";
  return (
    <>
      {item.kind === "report" && (
        <About>
          <Link to="/business/$slug" params={{ slug: item.business.slug }}>
            <bdi>{item.business.name}</bdi>
          </Link>
        </About>
      )}
      {text !== "" && text.length <= SHORT_CHARS && <Text dir="auto">{text}</Text>}
      {text.length > SHORT_CHARS && (
        <>
          <Text dir="auto">{`${text.slice(0, SHORT_CHARS).trimEnd()}…`}</Text>
          <More>
            <Summary>Tamamını oku</Summary>
            <Text dir="auto">{text}</Text>
          </More>
        </>
      )}
    </>
  );
}
