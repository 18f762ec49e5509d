import { type ESTree, type Plugin, parseAst } from "vite";
import { type Cut, cutCode } from "./cut-code.ts";

/** The route tree under this query is that of visitors. */
const VISITORS = /[\\/]routeTree\.gen\.ts\?visitors$/;
const ADMIN_FILE = /^\.\/routes\/admin/;

/**
 * `routeTree.gen.ts?visitors`: the generated tree without the admin area's routes, of which every page would carry the addresses, guards and
 * parameters. Pages of the admin area load the whole tree.
 */
export function visitorRoutes(): Plugin {
  return {
    name: "meridian:visitor-routes",
    enforce: "post",
    transform: { filter: { id: VISITORS }, handler: (code) => ({ code: withoutAdmin(code), map: null }) },
  };
}

/** Leaves out the imports of admin routes and all that is made of them. A tree in which there are none ends the build. */
export function withoutAdmin(code: string): string {
  const admin = new Set<string>();
  const cuts: Cut[] = [];
  for (const statement of parseAst(code).body) {
    if (statement.type === "ImportDeclaration" && ADMIN_FILE.test(statement.source.value)) {
      for (const { local } of statement.specifiers) admin.add(local.name);
      cuts.push([statement.start, statement.end]);
    } else if (statement.type === "VariableDeclaration") {
      const declared = statement.declarations[0];
      if (declared?.id.type !== "Identifier") continue;
      if (declared.id.name === "rootRouteChildren") cuts.push(...propertiesOf(declared.init, admin));
      else if (mentions(code.slice(statement.start, statement.end), admin)) {
        admin.add(declared.id.name);
        cuts.push([statement.start, statement.end]);
      }
    }
  }
  if (admin.size === 0) throw new Error("The route tree has no admin routes where they were looked for");
  return cutCode(code, cuts);
}

function propertiesOf(init: ESTree.Expression | null | undefined, admin: ReadonlySet<string>): Cut[] {
  if (init?.type !== "ObjectExpression") throw new Error("The children of the root route are not where they were");
  return init.properties.flatMap((property, index): Cut[] => {
    const isAdmin =
      property.type === "Property" && property.value.type === "Identifier" && admin.has(property.value.name);
    return isAdmin ? [[property.start, init.properties[index + 1]?.start ?? property.end]] : [];
  });
}

function mentions(text: string, names: ReadonlySet<string>): boolean {
  return text.match(/\w+/g)?.some((word) => names.has(word)) ?? false;
}
