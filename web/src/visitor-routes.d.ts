/** The generated tree without the admin area; see build/visitor-routes.ts. */
declare module "*/routeTree.gen.ts?visitors" {
  export const routeTree: typeof import("./routeTree.gen.ts").routeTree;
}
