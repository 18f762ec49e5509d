import { type ReactNode, useId, useState } from "react";
import type { TipContent, TipTriggerProps } from "./tip-content.tsx";

const loadContent = async () => (await import("./tip-content.tsx")).TipContent;

export interface TipProps {
  label: string;
  children: (trigger: TipTriggerProps & { id: string }) => ReactNode;
}

/**
 * For a control that shows an icon alone: its label below it, for the eyes; its name is said by its own text. The browser's own tip until
 * the control is first pointed at or reached by the keyboard, Chakra's from then on: the control stays the same element. At once, Chakra's
 * would add 20 kB to visitors' pages (decision 15).
 */
export function Tip({ label, children }: TipProps) {
  const id = useId();
  const [Content, setContent] = useState<typeof TipContent>();
  const [live, setLive] = useState<TipTriggerProps>();
  const load = () => {
    loadContent().then(
      (content) => setContent(() => content),
      () => undefined,
    );
  };
  return (
    <>
      {children({ id, ...(live ?? { title: label, onPointerOver: load, onFocus: load }) })}
      {Content !== undefined && <Content triggerId={id} label={label} onTriggerProps={setLive} />}
    </>
  );
}
