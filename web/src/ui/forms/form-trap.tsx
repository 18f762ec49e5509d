import { chakra } from "@chakra-ui/react";

const Trap = chakra("div", {
  base: { position: "absolute", insetInlineStart: "-9999px", width: "1px", height: "1px", overflow: "hidden" },
});

/** A field for bots that fill in everything with a name. Chakra's `VisuallyHidden` would read it to people. */
export function FormTrap() {
  return (
    <Trap aria-hidden="true">
      <label>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </Trap>
  );
}
