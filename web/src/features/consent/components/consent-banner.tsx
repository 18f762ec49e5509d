import { Button, chakra } from "@chakra-ui/react";
import { Link } from "../../../ui/link.tsx";

const Banner = chakra("section", {
  base: {
    position: "fixed",
    insetInline: "0",
    bottom: "0",
    zIndex: "overlay",
    bg: "bg.raised",
    borderTopWidth: "1px",
    borderColor: "border.emphasized",
    boxShadow: "float",
    animation: "rise 180ms {easings.out}",
    pb: "env(safe-area-inset-bottom)",
  },
});
const Row = chakra("div", {
  base: {
    maxW: "calc({sizes.content} + 2 * {spacing.6})",
    mx: "auto",
    px: { base: "4", md: "6" },
    py: { base: "4", md: "5" },
    display: "flex",
    flexDirection: { base: "column", lg: "row" },
    alignItems: { lg: "center" },
    gap: { base: "4", lg: "8" },
  },
});
const Words = chakra("div", { base: { flex: "1", minW: "0" } });
const Title = chakra("h2", { base: { textStyle: "h3" } });
const Text = chakra("p", { base: { textStyle: "sm", color: "fg.muted", mt: "1", maxW: "prose" } });
const Choices = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr 1fr", sm: "repeat(3, auto)" },
    gap: "2",
    "& > :last-child": { gridColumn: { base: "1 / -1", sm: "auto" } },
  },
});

export interface ConsentBannerProps {
  onAcceptAll: () => void;
  onRefuseAll: () => void;
  onChoose: () => void;
}

/** Refusing is as easy as accepting. It overlays the page without shifting it. */
export function ConsentBanner({ onAcceptAll, onRefuseAll, onChoose }: ConsentBannerProps) {
  return (
    <Banner aria-labelledby="consent-title" data-print="hide">
      <Row>
        <Words>
          <Title id="consent-title">Cookies, if you agree</Title>
          <Text>
            What the site needs to work is always on. With your consent, third parties count visits or measure
            advertising. <Link to="/cookie-policy">Cookie Policy</Link>
          </Text>
        </Words>
        <Choices>
          <Button variant="outline" onClick={onRefuseAll}>
            Only essential
          </Button>
          <Button variant="outline" onClick={onAcceptAll}>
            Accept all
          </Button>
          <Button variant="ghost" onClick={onChoose}>
            Choose
          </Button>
        </Choices>
      </Row>
    </Banner>
  );
}
