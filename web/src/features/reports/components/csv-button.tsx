import { Button } from "@chakra-ui/react";
import { Download } from "lucide-react";

export interface CsvButtonProps {
  /** The file's contents, for the accessible name. */
  subject: string;
  isDisabled?: boolean;
  onClick: () => void;
}

export function CsvButton({ subject, isDisabled = false, onClick }: CsvButtonProps) {
  return (
    <Button variant="outline" size="sm" aria-label={`${subject}: CSV indir`} disabled={isDisabled} onClick={onClick}>
      <Download aria-hidden="true" />
      CSV
    </Button>
  );
}
