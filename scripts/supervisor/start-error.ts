/** A problem that the operator can fix; only its message is shown. */
export class StartError extends Error {
  override readonly name = "StartError";
}
