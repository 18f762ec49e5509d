import { escapeXml } from "../escape-xml.ts";
import type { OpenApiDocument, Operation, Parameter } from "./openapi-document.ts";
import { constraintText, schemaText } from "./schema-text.ts";

interface PlacedOperation extends Operation {
  method: string;
  path: string;
}

/** Renders the description as one page that needs no scripts. Its style is a separate file, as the site's CSP requires. */
export function renderDocs({ info, servers, tags, paths, components }: OpenApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): PlacedOperation => ({ ...operation, method, path })),
  );
  const links = [...tags.map(({ name }) => name), "Shapes"].map((name) => `<a href="#tag-${name}">${name}</a>`);
  const sections = tags.map(({ name, description }) => {
    const own = operations.filter((operation) => operation.tags.includes(name));
    return sectionOf(name, description, own.map(operationHtml));
  });
  const shapes = Object.entries(components.schemas).map(
    ([name, schema]) => `<h3 id="${name}">${name}</h3>\n<pre>${schemaText(schema)}</pre>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title} API</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header>
<h1>${info.title} API <small>${info.version}</small></h1>
<p>${proseHtml(info.description)}</p>
<p>Served at <code>${escapeXml(servers[0]?.url ?? "")}</code>. For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<nav aria-label="Subjects">${links.join("\n")}</nav>
</header>
<main>
${sections.join("\n")}
${sectionOf("Shapes", "What several answers hold", shapes)}
</main>
</body>
</html>
`;
}

function sectionOf(name: string, description: string, parts: readonly string[]): string {
  return `<section id="tag-${name}">\n<h2>${name}</h2>\n<p>${escapeXml(description)}</p>\n${parts.join("\n")}\n</section>`;
}

function operationHtml(operation: PlacedOperation): string {
  const { operationId, method, path, summary, security, parameters, requestBody, responses } = operation;
  const session = security.length === 0 ? "" : ` <span class="session">session</span>`;
  const bodies = Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) =>
    block(`Body, ${type}`, schemaText(schema)),
  );
  const answers = Object.entries(responses).flatMap(([status, answer]) => {
    if ("$ref" in answer) return [];
    const contents = Object.entries(answer.content ?? {});
    if (contents.length === 0) return [`<h4>Answer, ${status}</h4>\n<p>No content</p>`];
    return contents.map(([type, { schema }]) => {
      const text = type === "application/json" ? schemaText(schema) : "a file";
      return block(`Answer, ${status}, ${type}`, text);
    });
  });
  return `<details id="${operationId}">
<summary><b class="${method}">${method.toUpperCase()}</b> <code>${escapeXml(path)}</code>${session}
<span>${proseHtml(summary)}</span></summary>
${[parametersHtml(parameters), ...bodies, ...answers].join("\n")}
</details>`;
}

function parametersHtml(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return "";
  const rows = parameters.map(({ name, in: place, required, schema }) => {
    const need = required ? "required" : "optional";
    const cells = [
      `<code>${name}</code>`,
      `${place}, ${need}`,
      `<code>${schemaText(schema)}</code>`,
      constraintText(schema),
    ];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  });
  const head = ["Parameter", "Where", "Type", "Constraints"].map((title) => `<th scope="col">${title}</th>`).join("");
  return `<div class="table"><table><thead><tr>${head}</tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}

function block(title: string, html: string): string {
  return `<h4>${escapeXml(title)}</h4>\n<pre>${html}</pre>`;
}

/** Text with code in backticks. */
function proseHtml(text: string): string {
  return escapeXml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}
