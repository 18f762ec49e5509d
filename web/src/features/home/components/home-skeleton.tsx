import { Container, chakra, Skeleton, VisuallyHidden } from "@chakra-ui/react";
import { Section } from "../../../ui/directory/section.tsx";
import { FeaturedSkeletons } from "./featured-skeletons.tsx";

const Hero = chakra("div", { base: { py: { base: "12", md: "24" }, borderBottomWidth: "1px", borderColor: "border" } });

/** The home page while its figures load. */
export function HomeSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Hero>
        <Container>
          <Skeleton height="12" maxW="2xl" />
          <Skeleton height="7" maxW="sm" mt="4" mb="8" />
          <Skeleton height="16" maxW="2xl" borderRadius="full" />
          <Skeleton height="14" maxW="sm" mt={{ base: "8", md: "12" }} />
        </Container>
      </Hero>
      <Section title="Featured businesses">
        <FeaturedSkeletons />
      </Section>
    </div>
  );
}
