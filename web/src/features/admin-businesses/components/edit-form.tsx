import { Button, Card, chakra } from "@chakra-ui/react";
import type { AdminBusiness } from "@meridian/contracts/businesses/admin-businesses";
import { Save } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { LeaveGuard } from "../../../ui/dialogs/leave-guard.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { EDIT_FIELDS, EDIT_GROUPS, type EditField, type FieldTexts } from "../edit-fields.ts";
import { type EditFormOptions, useEditForm } from "../use-edit-form.ts";
import { ConflictPanel } from "./conflict-panel.tsx";
import { EditFieldBox } from "./edit-field-box.tsx";

const Form = chakra("form", { base: { display: "grid", gap: "5", gridTemplateColumns: "minmax(0, 1fr)" } });
const Title = chakra("h2", { base: { textStyle: "h3", mb: "4" } });
const Grid = chakra("div", {
  base: {
    display: "grid",
    gap: "5",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))", xl: "repeat(3, minmax(0, 1fr))" },
  },
});
const Cell = chakra("div", {
  base: {
    minW: "0",
    "&[data-wide=true]": { gridColumn: "1 / -1" },
    /** A focused field must not hide below the foot. */
    "& :is(input, select, textarea, button)": { scrollMarginBottom: "20" },
  },
});
const Foot = chakra("div", {
  base: {
    position: "sticky",
    bottom: "0",
    display: "flex",
    flexWrap: "wrap",
    gap: "3",
    alignItems: "center",
    py: "3",
    bg: "bg",
    borderTopWidth: "1px",
    borderColor: "border",
    zIndex: "1",
  },
});
const Note = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });

const WIDE: ReadonlySet<EditField> = new Set(["name", "description", "fullAddress", "hours"]);

export interface EditFormProps extends EditFormOptions {
  business: AdminBusiness;
  /** Whether the business is being added: then everything typed is locked. */
  isNew?: boolean;
  /** Rendered above the fields from what is typed. */
  above?: (texts: FieldTexts) => ReactNode;
}

/** All editable fields with a lock each. What was typed survives every failure. */
export function EditForm({ business, isNew = false, above, ...options }: EditFormProps) {
  const form = useEditForm(business, options);
  const id = useId();
  const conflictBox = useRef<HTMLDivElement>(null);
  const hasConflict = form.conflict !== undefined;

  useEffect(() => {
    if (hasConflict) conflictBox.current?.focus();
  }, [hasConflict]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = Object.keys(form.submit());
    if (first !== undefined)
      document.getElementById(`${id}-${first}`)?.querySelector<HTMLElement>("input, textarea, select")?.focus();
  };

  return (
    <>
      <LeaveGuard isDirty={form.isDirty} />
      <Form onSubmit={submit} noValidate aria-busy={form.isSaving}>
        <Notice tone="info">
          {isNew
            ? "Yazdığınız alanlar kilitlenir: içe aktarmalar onları değiştirmez."
            : "Kilitli alanları içe aktarmalar değiştirmez. Düzenlediğiniz alan kendiliğinden kilitlenir."}
        </Notice>
        {above?.(form.texts)}
        {form.conflict !== undefined && (
          <div ref={conflictBox} tabIndex={-1}>
            <ConflictPanel form={form} conflict={form.conflict} />
          </div>
        )}
        {EDIT_GROUPS.map(({ title, fields }) => (
          <Card.Root key={title} asChild size="md">
            <section aria-label={title}>
              <Title>{title}</Title>
              <Grid>
                {fields.map((name) => (
                  <Cell key={name} id={`${id}-${name}`} data-wide={WIDE.has(name)}>
                    <EditFieldBox
                      name={name}
                      text={form.texts[name]}
                      problem={form.problems[name]}
                      isLocked={form.locks.has(name)}
                      isChanged={form.changed.includes(name)}
                      countryCode={form.texts.countryCode}
                      isCreating={[...form.creating].some((field) => field === name)}
                      onCreating={(isCreating) => form.setCreating(name, isCreating)}
                      onText={(text) => form.setText(name, text)}
                      onLock={isNew ? undefined : () => form.toggleLock(name)}
                    />
                  </Cell>
                ))}
              </Grid>
            </section>
          </Card.Root>
        ))}
        <Foot>
          <Button type="submit" disabled={!form.isDirty || form.isSaving}>
            <Save aria-hidden="true" />
            {form.isSaving ? "Kaydediliyor…" : "Kaydet"}
          </Button>
          <Button variant="outline" disabled={!form.isDirty || form.isSaving} onClick={() => form.startFrom(form.base)}>
            Değişiklikleri bırak
          </Button>
          <Note role="status">{changeText(form.changed)}</Note>
        </Foot>
      </Form>
    </>
  );
}

const NAMED = 3;

function changeText(changed: readonly EditField[]): string {
  if (changed.length === 0) return "";
  if (changed.length > NAMED) return `${changed.length} alan değişti`;
  return `Değişti: ${changed.map((name) => EDIT_FIELDS[name].label).join(", ")}`;
}
