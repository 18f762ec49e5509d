/**
 * One rule of a specification: id, subject, rule. The id is the specification, its section and a number, such as "public 2.14".
 * A test that checks the rule ends its title with the id in brackets: `it("a card shows its own mean rating [public 2.14]")`.
 */
export type SpecRow = readonly [id: string, subject: string, rule: string];
