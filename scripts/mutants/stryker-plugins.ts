interface SyntaxNode {
  type: string;
  [field: string]: unknown;
}

interface SyntaxPath {
  node: SyntaxNode;
  parent?: SyntaxNode;
}

interface CheckResult {
  status: "passed" | "compileError";
  reason?: string;
}

const LOG_LEVELS = new Set(["debug", "info", "warn", "error"]);
/** Constructors and factories whose first argument is text for people. The code of an error, which programs read, is mutated. */
const ERROR_MAKERS =
  /^(?:\w*Error|invalidInput|unauthenticated|forbidden|loginTooOld|notFound|gone|conflict|tooLarge|unsupportedMedia|rateLimited|unavailable|internal)$/;

/** Leaves out what no program relies on: calls of the logger, the wording of errors, and the help texts of settings and metrics. */
export class TextIgnorer {
  shouldIgnore({ node, parent }: SyntaxPath): string | undefined {
    if (isLogCall(node)) return "log line";
    if (parent === undefined || !isText(node)) return undefined;
    if (isHelpProperty(parent)) return "help text of a metric";
    if (!isFirstArgument(node, parent)) return undefined;
    if (ERROR_MAKERS.test(nameOf(parent.callee) ?? "")) return "wording of an error";
    if (isNode(parent.callee) && nameOf(parent.callee.property) === "describe") return "help text of a setting";
    return undefined;
  }
}

/** Lets only the mutants of a sample run, named by their ids in the option `mutantSample`; all, where there is none. */
export class SampleChecker {
  static inject = ["options"] as const;
  private readonly sample: ReadonlySet<string> | undefined;

  constructor(options: { mutantSample?: readonly string[] }) {
    this.sample = options.mutantSample === undefined ? undefined : new Set(options.mutantSample);
  }

  async init(): Promise<void> {}

  async group(mutants: readonly { id: string }[]): Promise<string[][]> {
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants: readonly { id: string }[]): Promise<Record<string, CheckResult>> {
    const resultOf = (id: string): CheckResult =>
      (this.sample?.has(id) ?? true) ? { status: "passed" } : { status: "compileError", reason: "not sampled" };
    return Object.fromEntries(mutants.map(({ id }) => [id, resultOf(id)]));
  }
}

function isLogCall({ type, callee }: SyntaxNode): boolean {
  if (type !== "CallExpression" || !isNode(callee) || callee.type !== "MemberExpression") return false;
  const { object, property } = callee;
  const level = nameOf(property);
  const owner = isNode(object) && object.type === "MemberExpression" ? nameOf(object.property) : nameOf(object);
  return level !== undefined && LOG_LEVELS.has(level) && (owner === "logger" || owner === "log");
}

function isHelpProperty({ type, key }: SyntaxNode): boolean {
  return type === "ObjectProperty" && nameOf(key) === "help";
}

function isText({ type }: SyntaxNode): boolean {
  return type === "StringLiteral" || type === "TemplateLiteral";
}

function isFirstArgument(node: SyntaxNode, { type, arguments: passed }: SyntaxNode): boolean {
  return (type === "CallExpression" || type === "NewExpression") && Array.isArray(passed) && passed[0] === node;
}

function nameOf(value: unknown): string | undefined {
  return isNode(value) && typeof value.name === "string" ? value.name : undefined;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value;
}

/** Stryker loads this by its name. */
export const strykerPlugins = [
  { kind: "Ignore", name: "texts", injectableClass: TextIgnorer },
  { kind: "Checker", name: "sample", injectableClass: SampleChecker },
];
