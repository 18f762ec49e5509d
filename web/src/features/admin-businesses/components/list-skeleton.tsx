import { Skeleton, Stack } from "@chakra-ui/react";

const ROWS = [1, 2, 3, 4, 5];

/** Five rows of the final size. */
export function ListSkeleton() {
  return (
    <Stack gap="3" aria-busy="true" aria-label="İşletmeler yükleniyor" role="status">
      {ROWS.map((row) => (
        <Skeleton key={row} height={{ base: "60", md: "32" }} borderRadius="card" />
      ))}
    </Stack>
  );
}
