/**
 * An endpoint as its callers know it: method and path at run time, everything else as types. No schema hangs on it, so a browser
 * loads none.
 */
export interface ClientEndpoint<
  Params = unknown,
  Query = unknown,
  Body = unknown,
  UploadFields = unknown,
  Answer = unknown,
> {
  readonly method: string;
  /** Pattern from the site's root: `/api/businesses/:slug`. */
  readonly path: string;
  /** Carries the types; never set. */
  readonly "~types"?: { params: Params; query: Query; body: Body; uploadFields: UploadFields; answer: Answer };
}

type TypesOf<E extends ClientEndpoint> = NonNullable<E["~types"]>;

export type QueryOf<E extends ClientEndpoint> = TypesOf<E>["query"];
export type BodyOf<E extends ClientEndpoint> = TypesOf<E>["body"];
export type AnswerOf<E extends ClientEndpoint> = TypesOf<E>["answer"];

/** One part of a request: absent where the endpoint has none, optional where nothing in it is required. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [Key in Name]?: undefined }
  : Partial<Value> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** A file and its fields; zod gives a form without fields the type of any text to never. */
type UploadPart<Fields> = {
  readonly upload: { readonly file: File } & Part<"fields", string extends keyof Fields ? undefined : Fields>;
};

type Payload<Body, Fields> = [Fields] extends [undefined]
  ? Part<"body", Body>
  : [Body] extends [undefined]
    ? UploadPart<Fields>
    : Part<"body", Body> | UploadPart<Fields>;

/** What the address of a call is made of. */
export type UrlInput<E extends ClientEndpoint> = Part<"params", TypesOf<E>["params"]> & Part<"query", QueryOf<E>>;

/** What a call takes: `params`, `query`, and `body` or the `upload` of a file, each as the contract has it. */
export type CallInput<E extends ClientEndpoint> = UrlInput<E> & Payload<BodyOf<E>, TypesOf<E>["uploadFields"]>;

/** The input as an argument, which may be left out where nothing in it is required. */
export type InputArguments<Input> = Partial<Input> extends Input ? [input?: Input] : [input: Input];
