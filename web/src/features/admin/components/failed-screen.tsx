import { VisuallyHidden } from "@chakra-ui/react";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { ErrorPanel } from "../../../ui/messages/error-panel.tsx";

/** An admin screen whose data failed to load, or that crashed. Retries in place. */
export function FailedScreen({ reset }: Pick<ErrorComponentProps, "reset">) {
  const router = useRouter();
  const retry = async () => {
    await router.invalidate();
    reset();
  };
  return (
    <>
      <VisuallyHidden asChild>
        <h1>Bir hata oluştu</h1>
      </VisuallyHidden>
      <ErrorPanel title="Bu sayfa gösterilemedi." onRetry={() => void retry()}>
        Kayıtlı veriler etkilenmedi. Birkaç saniye sonra tekrar deneyin; sürerse sunucunun kayıtlarına bakın.
      </ErrorPanel>
    </>
  );
}
