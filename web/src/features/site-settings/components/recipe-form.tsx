import { Button, chakra } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Field, SelectField } from "../../../ui/forms/field.tsx";
import { RECIPES, type Recipe } from "../recipes.ts";

const Grid = chakra("div", {
  base: {
    display: "grid",
    gap: "4",
    alignItems: "start",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr)) auto" },
  },
});

export interface RecipeFormProps {
  /** Called with the code and origins of the chosen service, and its id. */
  onUse: (recipe: Recipe, id: string) => void;
}

/** Code and origins of common services, given their account id. */
export function RecipeForm({ onUse }: RecipeFormProps) {
  const [recipe, setRecipe] = useState(RECIPES[0]);
  const [id, setId] = useState("");
  const [problem, setProblem] = useState<string>();
  if (recipe === undefined) return null;
  const use = () => {
    const typed = id.trim();
    if (!recipe.idPattern.test(typed)) return setProblem(`Örneğin ${recipe.idExample}`);
    onUse(recipe, typed);
    setId("");
  };
  return (
    <Grid>
      <SelectField
        label="Hizmet"
        value={recipe.key}
        onChange={({ target }) => {
          setRecipe(RECIPES.find(({ key }) => key === target.value));
          setProblem(undefined);
        }}
      >
        {RECIPES.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </SelectField>
      <Field
        label={recipe.idLabel}
        placeholder={recipe.idExample}
        autoComplete="off"
        spellCheck={false}
        problem={problem}
        value={id}
        onChange={({ target }) => {
          setId(target.value);
          setProblem(undefined);
        }}
      />
      <Button variant="outline" mt={{ md: "7" }} disabled={id.trim() === ""} onClick={use}>
        <Plus aria-hidden="true" />
        Kodu ve adresleri ekle
      </Button>
    </Grid>
  );
}
