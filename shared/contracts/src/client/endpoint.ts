import type { Endpoint, EndpointResponse, GivenFields, GivenPart } from "../endpoint.ts";
import type { ClientEndpoint } from "./client-endpoint.ts";

/** An endpoint of the contract for its callers. A method or path that the contract does not have does not compile. */
export function endpoint<E extends Endpoint>(
  method: E["method"],
  path: E["path"],
): ClientEndpoint<
  GivenPart<E["params"]>,
  GivenPart<E["query"]>,
  GivenPart<E["body"]>,
  GivenFields<E>,
  EndpointResponse<E>
> {
  return { method, path };
}
