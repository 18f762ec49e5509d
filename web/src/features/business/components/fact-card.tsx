import { Card, chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

const Title = chakra("h2", { base: { textStyle: "h3", mb: "3" } });

/** A block of the business page with its heading. */
export function FactCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card.Root asChild size="md" _print={{ breakInside: "avoid" }}>
      <section aria-labelledby={id}>
        <Title id={id}>{title}</Title>
        {children}
      </section>
    </Card.Root>
  );
}
