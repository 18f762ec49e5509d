/**
 * Why a file did not arrive. `refused`: the server refused it, and its reason is the message; `unsupported`: neither the server
 * nor the line takes any of the ways that store a file without importing it.
 */
export type UploadFailureKind =
  | "timeout"
  | "network"
  | "unreachable"
  | "unauthenticated"
  | "refused"
  | "unsupported"
  | "aborted"
  | "failed";

const MESSAGES: Readonly<Record<UploadFailureKind, string>> = {
  timeout: "Dosya yükleme timeout oldu. Dosya çok büyük olabilir.",
  network: "Ağ hatası. İnternet bağlantınızı kontrol edin.",
  unreachable: "Sunucuya bağlanılamadı. Lütfen tekrar deneyin.",
  unauthenticated: "Oturumunuz sona erdi. Yeniden giriş yapın.",
  refused: "Dosya yükleme sırasında bir hata oluştu.",
  unsupported: "Dosya yükleme sırasında bir hata oluştu.",
  aborted: "İçe aktarma iptal edildi.",
  failed: "Dosya yükleme sırasında bir hata oluştu.",
};

interface UploadFailureOptions extends ErrorOptions {
  answer?: string;
}

const MAX_ANSWER_CHARS = 200;

/** An upload that ended without storing its file; `message` is for the admin. */
export class UploadFailure extends Error {
  override readonly name = "UploadFailure";
  readonly kind: UploadFailureKind;
  /** The raw response instead of a readable reason, if it is plain text. */
  readonly answer: string | undefined;

  constructor(kind: UploadFailureKind, message: string = MESSAGES[kind], options?: UploadFailureOptions) {
    super(message, options);
    this.kind = kind;
    this.answer = options?.answer;
  }
}

/** The failure of a call without a response: the device is offline, or the server is unreachable. */
export function connectionFailure(options?: ErrorOptions): UploadFailure {
  return new UploadFailure(navigator.onLine ? "unreachable" : "network", undefined, options);
}

/** The failure for a non-2xx response, with its own message if it has one. */
export function refusalOf(status: number, body: string): UploadFailure {
  if (status === 401) return new UploadFailure("unauthenticated");
  if (status === 404 || status === 405 || status === 501) return new UploadFailure("unsupported");
  if (status === 504) return new UploadFailure("timeout");
  if (status === 502 || status === 503) return new UploadFailure("unreachable", detailOf(body));
  return new UploadFailure(status < 500 ? "refused" : "failed", detailOf(body), plainAnswer(body));
}

/** Neither JSON nor a proxy's page. */
function plainAnswer(body: string): UploadFailureOptions {
  const text = body.trim();
  return text === "" || /^[{[<]/.test(text) ? {} : { answer: text.slice(0, MAX_ANSWER_CHARS) };
}

function detailOf(body: string): string | undefined {
  try {
    const problem: { detail?: unknown } = JSON.parse(body);
    return typeof problem.detail === "string" ? problem.detail : undefined;
  } catch {
    return undefined;
  }
}
