import { Button } from "@chakra-ui/react";
import { Drawer } from "@chakra-ui/react/drawer";
import { Portal } from "@chakra-ui/react/portal";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { drawerRecipe } from "../../theme/recipes/drawer.recipe.ts";
import { useModal } from "./use-modal.ts";

export interface SheetProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** `sm`: as wide as the screen of a phone, at the start edge of larger ones. */
  size: "full" | "sm";
  children: ReactNode;
  footer?: ReactNode;
  /** Name of the close button, on pages in another language. */
  closeLabel?: string;
}

/** A dialog at an edge of the page. Its content is mounted while it is open. */
export function Sheet({ isOpen, ...sheet }: SheetProps) {
  return isOpen ? <OpenSheet {...sheet} /> : null;
}

function OpenSheet({ title, onClose, size, children, footer, closeLabel = "Close" }: Omit<SheetProps, "isOpen">) {
  const { root, content } = useModal(onClose);
  return (
    <Drawer.Root {...root} recipe={drawerRecipe} size={size}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content {...content}>
            <Drawer.Header>
              <Drawer.Title>{title}</Drawer.Title>
              <Drawer.CloseTrigger asChild>
                <Button variant="ghost" width="11" px="0" me="-2" aria-label={closeLabel}>
                  <X aria-hidden="true" />
                </Button>
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body>{children}</Drawer.Body>
            {footer !== undefined && <Drawer.Footer>{footer}</Drawer.Footer>}
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
