import { Button, chakra } from "@chakra-ui/react";
import { sendContactMessage } from "@meridian/contracts/client/endpoints/site.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { CONTACT_LIMITS } from "@meridian/contracts/site/contact-limits";
import { useMutation } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Field, TextAreaField } from "../../../ui/forms/field.tsx";
import { FormTrap } from "../../../ui/forms/form-trap.tsx";
import { useToast } from "../../../ui/messages/toaster.tsx";
import { problemsOf, sendMessage } from "../api/send-message.ts";
import { CONTACT_FIELDS, checkContactFields, type FieldProblems } from "../contact-problems.ts";

const Form = chakra("form", {
  base: {
    display: "grid",
    gap: "5",
    alignItems: "start",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
  },
});
const Wide = chakra("div", { base: { gridColumn: "1 / -1" } });

const MESSAGE_ROWS = 6;

/**
 * The form. Its fields keep what was typed before hydration and after a failure; without JavaScript, a browser validates and posts it, and
 * returns to the page.
 */
export function ContactForm({ problems: initialProblems }: { problems: FieldProblems }) {
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const appearedAt = useRef(0);
  const [isAlive, setAlive] = useState(false);
  const [problems, setProblems] = useState(initialProblems);
  useEffect(() => {
    appearedAt.current = performance.now();
    setAlive(true);
  }, []);

  const showProblems = (found: FieldProblems) => {
    setProblems(found);
    const first = CONTACT_FIELDS.find((field) => found[field] !== undefined);
    const control = first === undefined ? null : form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };

  const sending = useMutation({
    mutationFn: sendMessage,
    onSuccess: () => {
      form.current?.reset();
      setProblems({});
      toast({
        title: "Message Sent Successfully",
        description: "Thank you for your message. We'll get back to you within 24 hours.",
      });
    },
    onError: (error) => {
      showProblems(problemsOf(error));
      toast({ title: "Error", description: "Failed to send message. Please try again later.", tone: "error" });
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isPending) return;
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? "");
    const fields = { name: text("name"), email: text("email"), subject: text("subject"), message: text("message") };
    const found = checkContactFields(fields);
    showProblems(found);
    if (Object.keys(found).length > 0) return;
    sending.mutate({
      ...fields,
      company: text("company"),
      phone: text("phone"),
      website: text("website"),
      elapsedMs: Math.round(performance.now() - appearedAt.current),
    });
  };

  return (
    <Form
      ref={form}
      action={urlOf(sendContactMessage)}
      method="post"
      noValidate={isAlive}
      onSubmit={submit}
      aria-busy={sending.isPending}
      aria-label="Send us a message"
    >
      <Field
        label="Full Name*"
        name="name"
        autoComplete="name"
        required
        minLength={CONTACT_LIMITS.name.min}
        maxLength={CONTACT_LIMITS.name.max}
        problem={problems.name}
      />
      <Field
        label="Email Address*"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={CONTACT_LIMITS.email.max}
        problem={problems.email}
      />
      <Field
        label="Company (optional)"
        name="company"
        autoComplete="organization"
        maxLength={CONTACT_LIMITS.company.max}
        problem={problems.company}
      />
      <Field
        label="Phone Number (optional)"
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={CONTACT_LIMITS.phone.max}
        problem={problems.phone}
      />
      <Wide>
        <Field
          label="Subject*"
          name="subject"
          required
          minLength={CONTACT_LIMITS.subject.min}
          maxLength={CONTACT_LIMITS.subject.max}
          problem={problems.subject}
        />
      </Wide>
      <Wide>
        <TextAreaField
          label="Message*"
          name="message"
          rows={MESSAGE_ROWS}
          required
          minLength={CONTACT_LIMITS.message.min}
          maxLength={CONTACT_LIMITS.message.max}
          problem={problems.message}
        />
      </Wide>
      <FormTrap />
      <Wide>
        <Button type="submit" size="lg" aria-disabled={sending.isPending} width={{ base: "full", sm: "auto" }}>
          <Send aria-hidden="true" />
          {sending.isPending ? "Sending..." : "Send Message"}
        </Button>
      </Wide>
    </Form>
  );
}
