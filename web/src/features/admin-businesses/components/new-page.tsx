import {
  type AdminBusiness,
  type AdminListItem,
  knownBusinessSchema,
} from "@meridian/contracts/businesses/admin-businesses";
import { ApiError } from "@meridian/contracts/client/api-error";
import { useState } from "react";
import { failureText } from "../../../lib/api/api-error.ts";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { ScreenHeading } from "../../../ui/pages/screen-heading.tsx";
import { createBusiness } from "../api/change-business.ts";
import { EditForm } from "./edit-form.tsx";
import { BackToList, FormPage } from "./edit-page.tsx";
import { SimilarBusinesses } from "./similar-businesses.tsx";

const BLANK: AdminBusiness = {
  id: "",
  slug: "",
  name: "",
  subtypes: [],
  reviews: 0,
  verified: false,
  status: "operational",
  isApproved: true,
  popularity: 0,
  lockedFields: [],
  revision: 1,
  createdAt: "",
  updatedAt: "",
};

interface Known {
  text: string;
  business: AdminListItem;
}

/** Adds a business by hand, showing possible duplicates while typing. */
export function NewPage({ onCreated }: { onCreated: (business: AdminBusiness) => void }) {
  const [known, setKnown] = useState<Known>();
  const refused = (error: Error) => {
    const found = knownOf(error);
    setKnown(found);
    return found !== undefined;
  };
  return (
    <FormPage>
      <BackToList />
      <ScreenHeading title="Yeni işletme">
        Kaydettiğinizde işletme hemen yayınlanır; aramada birkaç saniye içinde bulunur.
      </ScreenHeading>
      <EditForm
        business={BLANK}
        isNew
        required={["name"]}
        send={(_id, { fields, creating = [] }) =>
          createBusiness({ fields: { ...fields, name: fields.name ?? "" }, creating })
        }
        onRefused={refused}
        onSaved={onCreated}
        above={(texts) => (
          <>
            {known !== undefined && (
              <Notice tone="warning">
                {known.text}:{" "}
                <Link to="/admin/businesses/$businessId" params={{ businessId: known.business.id }}>
                  <bdi>{known.business.name}</bdi>
                </Link>
              </Notice>
            )}
            <SimilarBusinesses texts={texts} />
          </>
        )}
      />
    </FormPage>
  );
}

function knownOf(error: Error): Known | undefined {
  if (!(error instanceof ApiError) || error.code !== "conflict") return undefined;
  const parsed = knownBusinessSchema.safeParse(error.problem?.details);
  return parsed.success ? { text: failureText(error), business: parsed.data.known } : undefined;
}
