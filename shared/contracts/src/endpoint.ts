import { z } from "zod";

/** The schema of a part a call does not have: anything sent there is ignored. */
export const absent = z.unknown().transform(() => undefined);

export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who may call: everyone, or only requests with a live admin session. */
export type Access = "public" | "session";

export interface CachePolicy {
  /** The specified freshness: shared caches keep an answer this long unless the dataset version changes. */
  maxAgeSeconds: number;
}

/** One call of the API: the server validates with it, the client gets its types from it. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Granted extends Access = Access,
  Method extends HttpMethod = HttpMethod,
  Path extends string = string,
  UploadFields extends z.ZodObject | undefined = z.ZodObject | undefined,
> {
  readonly method: Method;
  /** An Express 5 path pattern from the site's root: `/api/businesses/:slug`. */
  readonly path: Path;
  readonly summary: string;
  readonly access: Granted;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly response: Response;
  /** The status of a successful answer; default 200. */
  readonly status: number;
  /** For an answer that is a file, which the handler sends itself. */
  readonly mediaTypes?: readonly string[];
  /** Text fields beside the `file` of a multipart form, if the call takes one. */
  readonly uploadFields?: UploadFields;
  readonly cache?: CachePolicy;
  /** Failures also carry `{success: false, message}`, as the specification requires for this call. */
  readonly hasSuccessShape: boolean;
}

interface EndpointOptions<Params, Query, Body, Response, Granted, Method, Path, UploadFields> {
  method: Method;
  path: Path;
  summary: string;
  access: Granted;
  params?: Params;
  query?: Query;
  body?: Body;
  response: Response;
  status?: number;
  mediaTypes?: readonly string[];
  uploadFields?: UploadFields;
  cache?: CachePolicy;
  hasSuccessShape?: boolean;
}

/** Defines a call once, for server, client and API description. Anything sent in an omitted part is ignored. */
export function defineEndpoint<
  Response extends z.ZodType,
  const Granted extends Access,
  const Method extends HttpMethod,
  const Path extends string,
  Params extends z.ZodType = typeof absent,
  Query extends z.ZodType = typeof absent,
  Body extends z.ZodType = typeof absent,
  UploadFields extends z.ZodObject | undefined = undefined,
>(
  options: EndpointOptions<Params, Query, Body, Response, Granted, Method, Path, UploadFields>,
): Endpoint<Params, Query, Body, Response, Granted, Method, Path, UploadFields> {
  return {
    status: 200,
    ...options,
    params: (options.params ?? absent) as Params,
    query: (options.query ?? absent) as Query,
    body: (options.body ?? absent) as Body,
    hasSuccessShape: options.hasSuccessShape ?? false,
  };
}

export type EndpointParams<E extends Endpoint> = z.output<E["params"]>;
export type EndpointQuery<E extends Endpoint> = z.output<E["query"]>;
export type EndpointBody<E extends Endpoint> = z.output<E["body"]>;
export type EndpointResponse<E extends Endpoint> = z.output<E["response"]>;

/** A part as callers pass it, before its schema parses it; undefined if the endpoint does not have the part. */
export type GivenPart<Schema extends z.ZodType> = [z.output<Schema>] extends [undefined] ? undefined : z.input<Schema>;
/** The fields callers pass beside a file; undefined for an endpoint without one. */
export type GivenFields<E extends Endpoint> = [E["uploadFields"]] extends [undefined]
  ? undefined
  : z.input<NonNullable<E["uploadFields"]>>;
