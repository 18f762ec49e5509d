import { Button, chakra } from "@chakra-ui/react";
import { formatShare } from "../../../../lib/format/turkish-format.ts";
import { ProgressBar } from "../../../../ui/messages/progress-bar.tsx";
import { formatMegabytes } from "../../import-format.ts";
import type { UploadInFlight } from "../../use-upload-queue.ts";

const Box = chakra("div", {
  base: {
    display: "grid",
    gap: "3",
    p: "4",
    bg: "bg.subtle",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "field",
  },
});
const Line = chakra("div", {
  base: { display: "flex", gap: "3", alignItems: "center", justifyContent: "space-between", minH: "9" },
});
const Text = chakra("p", { base: { minW: "0", overflowWrap: "anywhere", textStyle: "sm" } });
const Share = chakra("span", { base: { color: "fg.muted", fontVariantNumeric: "tabular-nums" } });

export interface SendingBarProps {
  upload: UploadInFlight;
  sizeBytes: number;
  onStop: () => void;
}

/** The progress of the current file. Steps are announced, bytes are not. */
export function SendingBar({ upload, sizeBytes, onStop }: SendingBarProps) {
  const { fileName, index, total, step, sentShare } = upload;
  return (
    <Box>
      <Line>
        <Text>
          <span role="status">
            Dosya {index + 1} / {total}: <strong>{fileName}</strong> {STEP_TEXTS[step]}
          </span>{" "}
          {step === "sending" && (
            <Share>
              {formatMegabytes(sizeBytes * sentShare)} / {formatMegabytes(sizeBytes)} ({formatShare(sentShare)})
            </Share>
          )}
        </Text>
        {step !== "importing" && (
          <Button variant="outline" size="sm" onClick={onStop}>
            Vazgeç
          </Button>
        )}
      </Line>
      <ProgressBar label={`${fileName}: gönderilen`} share={sentShare} />
    </Box>
  );
}

const STEP_TEXTS: Record<UploadInFlight["step"], string> = {
  sending: "gönderiliyor",
  reading: "gönderildi, sütunları okunuyor",
  importing: "gönderildi, sunucuda işleniyor",
};
