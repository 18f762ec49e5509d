import { chakra } from "@chakra-ui/react";
import { Combobox, type ComboboxProps } from "./combobox.tsx";
import { focusFirst } from "./focus-first.ts";

const MAX_FOUND = 12;

const Frame = chakra("div", {
  base: {
    position: "relative",
    ps: "3",
    bg: "bg.raised",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "field",
    _focusWithin: { outline: "2px solid {colors.accent}", outlineOffset: "1px" },
  },
});
const Label = chakra("span", { base: { display: "block", textStyle: "sm", fontWeight: "semibold", mb: "1.5" } });
const Words = chakra("span", { base: { display: "grid", minW: "0", lineHeight: "short" } });
const Detail = chakra("span", { base: { textStyle: "xs", color: "fg.muted", truncate: true } });

export interface Picked {
  key: string;
  name: string;
}

export interface FoundName extends Picked {
  detail: string;
}

export interface NamePickerProps extends Pick<ComboboxProps, "placement"> {
  label: string;
  placeholder: string;
  text: string;
  setText: (text: string) => void;
  found: readonly FoundName[];
  isError: boolean;
  /** Undefined once something else is typed. */
  onPick: (picked: Picked | undefined) => void;
}

/** A text field that picks one of the names found for what is typed. Takes the focus when it appears. */
export function NamePicker({ label, placeholder, placement, text, setText, found, isError, onPick }: NamePickerProps) {
  const options = text.trim() === "" ? [] : found.slice(0, MAX_FOUND);
  return (
    <div>
      <Label aria-hidden="true">{label}</Label>
      <Frame>
        <Combobox
          label={label}
          name="target"
          {...(placement === undefined ? {} : { placement })}
          value={text}
          onChange={(typed) => {
            setText(typed);
            onPick(undefined);
          }}
          inputRef={focusFirst}
          groups={
            options.length === 0
              ? []
              : [
                  {
                    label: "Bulunanlar",
                    options: options.map((option) => ({
                      key: option.key,
                      content: (
                        <Words>
                          <bdi>{option.name}</bdi>
                          <Detail dir="auto">{option.detail}</Detail>
                        </Words>
                      ),
                      pick: () => {
                        setText(option.name);
                        onPick(option);
                      },
                    })),
                  },
                ]
          }
          placeholder={placeholder}
          maxLength={200}
          minH="10"
          countText={(count) => (isError ? "Aranamadı" : `${count} sonuç`)}
        />
      </Frame>
    </div>
  );
}
