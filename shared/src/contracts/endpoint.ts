import { z } from "zod";

/** The schema of a part that a call does not have: whatever is sent there is ignored. */
export const absent = z.unknown().transform(() => undefined);

export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who may call: everyone, or only a request that carries a live admin session. */
export type Access = "public" | "session";

export interface CachePolicy {
  /** Specified freshness. Shared caches keep an answer this long unless the dataset version changes first. */
  maxAgeSeconds: number;
}

/** One call of the API: what the server validates with and the client takes its types from. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Granted extends Access = Access,
> {
  readonly method: HttpMethod;
  /** Express 5 path pattern, from the site's root: `/api/businesses/:slug`. */
  readonly path: string;
  readonly summary: string;
  readonly access: Granted;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly response: Response;
  /** Of the answer when all went well; 200 unless given. */
  readonly status: number;
  /** Of an answer that is a file, which its handler sends itself. */
  readonly mediaTypes?: readonly string[];
  /** Text fields beside the `file` of a multipart form, on calls that take one. */
  readonly uploadFields?: z.ZodObject;
  readonly cache?: CachePolicy;
  /** Failures also carry `{success: false, message}`, as the specification wants of this call. */
  readonly hasSuccessShape: boolean;
}

interface EndpointOptions<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType, A> {
  method: HttpMethod;
  path: string;
  summary: string;
  access: A;
  params?: P;
  query?: Q;
  body?: B;
  response: R;
  status?: number;
  mediaTypes?: readonly string[];
  uploadFields?: z.ZodObject;
  cache?: CachePolicy;
  hasSuccessShape?: boolean;
}

/** Defines a call once, for server, client and description alike. What is sent in a part that is left out is ignored. */
export function defineEndpoint<
  R extends z.ZodType,
  const A extends Access,
  P extends z.ZodType = typeof absent,
  Q extends z.ZodType = typeof absent,
  B extends z.ZodType = typeof absent,
>(options: EndpointOptions<P, Q, B, R, A>): Endpoint<P, Q, B, R, A> {
  return {
    status: 200,
    ...options,
    params: (options.params ?? absent) as P,
    query: (options.query ?? absent) as Q,
    body: (options.body ?? absent) as B,
    hasSuccessShape: options.hasSuccessShape ?? false,
  };
}

export type EndpointParams<E extends Endpoint> = z.output<E["params"]>;
export type EndpointQuery<E extends Endpoint> = z.output<E["query"]>;
export type EndpointBody<E extends Endpoint> = z.output<E["body"]>;
export type EndpointResponse<E extends Endpoint> = z.output<E["response"]>;
