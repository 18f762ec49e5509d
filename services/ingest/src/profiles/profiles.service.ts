import type { MappingProfile } from "@meridian/contracts/imports/import-mapping";
import type { ListedProfile } from "@meridian/contracts/imports/mapping-profiles-api";
import type { MappingProfileStore } from "@meridian/ports/imports/mapping-profile-store";
import type { AuditLog } from "@meridian/ports/site/audit-log";
import { refusal, text } from "../messages/text.ts";
import { knowledgeAtHand } from "../normalise/places/known-cities.ts";
import { requireKnownKind } from "../upload/require-known-kind.ts";

export interface ProfilesService {
  list(): Promise<ListedProfile[]>;
  /** Throws invalid_input for a kind that does not exist, and conflict if a new profile would exceed the limit. */
  put(
    signature: string,
    content: Omit<MappingProfile, "signature" | "updatedAt" | "updatedBy">,
    actor: string,
  ): Promise<MappingProfile>;
  /** Throws not_found. */
  remove(signature: string, actor: string): Promise<void>;
}

export interface ProfilesServiceOptions {
  profiles: MappingProfileStore;
  audit: AuditLog;
}

const MAX_PROFILES = 500;

export function createProfilesService({ profiles, audit }: ProfilesServiceOptions): ProfilesService {
  return {
    async list() {
      const { kinds } = knowledgeAtHand();
      const nameOf = (kind = "") => kinds.withKey(kind)?.name;
      return (await profiles.list()).map((profile) => ({ ...profile, kindName: nameOf(profile.businessKind) }));
    },
    async put(signature, content, actor) {
      requireKnownKind(content.businessKind);
      const saved = await profiles.list();
      const isNew = saved.every((profile) => profile.signature !== signature);
      if (isNew && saved.length >= MAX_PROFILES) {
        throw refusal("conflict", text("too_many_profiles", { count: MAX_PROFILES }));
      }
      const at = new Date();
      const profile = { ...content, signature, updatedAt: at.toISOString(), updatedBy: actor };
      await profiles.put(profile);
      const { headers: _headers, isTrusted = false, ...others } = content;
      const details = { ...others, isTrusted };
      await audit.append({ at, actor, action: "mapping_profile.saved", subject: signature, details });
      return profile;
    },
    async remove(signature, actor) {
      const removed = (await profiles.list()).find((profile) => profile.signature === signature);
      if (!(await profiles.remove(signature))) throw refusal("not_found", text("profile_not_found"));
      const details = removed === undefined ? {} : { details: { name: removed.name } };
      await audit.append({ at: new Date(), actor, action: "mapping_profile.removed", subject: signature, ...details });
    },
  };
}
