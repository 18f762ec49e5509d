import { Container, chakra } from "@chakra-ui/react";
import { LocaleProvider } from "@chakra-ui/react/locale";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { isApiFailure, statusLineOf } from "../../../lib/api/api-error.ts";
import { ButtonLink } from "../../../ui/link.tsx";
import { ErrorPanel } from "../../../ui/messages/error-panel.tsx";

const Heading = chakra("h1", { base: { textStyle: "h1", mb: "6" } });
const Actions = chakra("div", { base: { mt: "6" } });

export interface FailedPageProps extends Pick<ErrorComponentProps, "error" | "reset"> {
  /** What failed to load; generic by default. */
  title?: string;
  /** What to do about it. */
  text?: string;
  /** The list that failed to load, "cities", instead of title and text. */
  list?: string;
  /** Shows the API's status: "HTTP 503: Service Unavailable". */
  hasStatus?: boolean;
}

/** A page whose data failed to load, or that crashed. Says which, and retries in place. */
export function FailedPage({ error, reset, list, hasStatus = false, ...words }: FailedPageProps) {
  const { title, text } = list === undefined ? words : wordsOf(list);
  const router = useRouter();
  const isUnavailable = isApiFailure(error);
  const status = hasStatus ? statusLineOf(error) : undefined;
  const retry = async () => {
    await router.invalidate();
    reset();
  };
  return (
    <LocaleProvider locale="en-US">
      <Container lang="en" py={{ base: "10", md: "16" }}>
        <Heading>{title ?? (isUnavailable ? "We cannot reach the directory" : "Something went wrong")}</Heading>
        <ErrorPanel
          title={
            text ??
            status ??
            (isUnavailable ? "The directory does not answer at the moment." : "This page could not be shown.")
          }
          onRetry={() => void retry()}
        >
          Nothing is lost. Try again in a few seconds; if it stays like this, come back a little later.
        </ErrorPanel>
        <Actions>
          <ButtonLink to="/" variant="outline">
            Back to Home
          </ButtonLink>
        </Actions>
      </Container>
    </LocaleProvider>
  );
}

function wordsOf(list: string): Pick<FailedPageProps, "title" | "text"> {
  return {
    title: `Unable to load ${list}`,
    text: `There was an error loading the ${list}. Please try again later.`,
  };
}
