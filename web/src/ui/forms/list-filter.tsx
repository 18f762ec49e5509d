import { chakra, Input, InputGroup } from "@chakra-ui/react";
import { useNavigate } from "@tanstack/react-router";
import { Search } from "lucide-react";

const Form = chakra("form", { base: { maxW: "sm", flex: "1", minW: "min(100%, {spacing.40})" } });

/** Filters the list with `?q=` while typing; without JavaScript, on Enter. Returns to the first page. */
export function ListFilter({ label, value }: { label: string; value: string | undefined }) {
  const navigate = useNavigate();
  const filter = (q: string) =>
    void navigate({
      to: ".",
      search: (search: Record<string, unknown>) => ({ ...search, q: q === "" ? undefined : q, page: undefined }),
      replace: true,
      resetScroll: false,
    });
  return (
    <Form role="search" aria-label={label} onSubmit={(event) => event.preventDefault()}>
      <InputGroup startElement={<Search aria-hidden="true" size={16} />} startElementProps={{ px: "3.5" }}>
        <Input
          type="search"
          name="q"
          dir="auto"
          aria-label={label}
          placeholder={label}
          defaultValue={value ?? ""}
          ps="10"
          onChange={(event) => filter(event.currentTarget.value)}
        />
      </InputGroup>
    </Form>
  );
}
