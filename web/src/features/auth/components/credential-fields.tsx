import { chakra } from "@chakra-ui/react";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { Field } from "../../../ui/forms/field.tsx";

const PasswordBox = chakra("div", { base: { position: "relative", "& input": { pr: "12" } } });
const ShowButton = chakra("button", {
  base: {
    position: "absolute",
    insetEnd: "0",
    bottom: "0",
    width: "11",
    height: "11",
    display: "grid",
    placeItems: "center",
    color: "fg.muted",
    borderRadius: "field",
    cursor: "pointer",
    _icon: { width: "5", height: "5" },
  },
});

export interface CredentialWords {
  username: string;
  password: string;
  show: string;
  hide: string;
}

export interface CredentialFieldsProps {
  /** In the screen's language. */
  words: CredentialWords;
  username: string;
  password: string;
  onUsername: (username: string) => void;
  onPassword: (password: string) => void;
}

/** Both login fields, recognisable to password managers, with a button to reveal the password. */
export function CredentialFields({ words, username, password, onUsername, onPassword }: CredentialFieldsProps) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Field
        label={words.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={username}
        onChange={(event) => onUsername(event.target.value)}
      />
      <PasswordBox>
        <Field
          label={words.password}
          name="password"
          type={isShown ? "text" : "password"}
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => onPassword(event.target.value)}
        />
        <ShowButton
          type="button"
          aria-label={isShown ? words.hide : words.show}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </ShowButton>
      </PasswordBox>
    </>
  );
}
