import { Button } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";

const SHOWN_AT_FIRST = 5;

/** The first of many rows, and a button that shows the others. */
export function useShownFirst<T>(rows: readonly T[]): { shown: readonly T[]; more: ReactNode } {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, SHOWN_AT_FIRST);
  const left = rows.length - shown.length;
  const more = left > 0 && (
    <Button variant="ghost" size="sm" justifySelf="start" onClick={() => setWhole(true)}>
      {left} satır daha göster
    </Button>
  );
  return { shown, more };
}
