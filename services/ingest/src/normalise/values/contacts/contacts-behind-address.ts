import { anyOf } from "@meridian/platform/read-table";
import { CONTACT_WORDS } from "./contact-words.ts";
import { splitContacts } from "./contacts.ts";

export interface AddressWithContacts {
  address: string;
  phone?: string;
  website?: string;
}

/** The maximum length of the word and the number together. */
const MAX_CHARS = 60;
/** A number's, a host's or a path's. */
const MAY_END_IN_CONTACT = /\d\d[\s)\].]*$|[@.]\p{L}{2,12}(?:\/\S*)?[\s)\].]*$/u;
const MAX_CONTACTS = 5;
const NUMBER = String.raw`(?![\p{L}\p{N}])\s*[.:：/]*\s*(\+?\(?\d[\d\s()./+-]{5,20}\d)[\s)\].]*$`;
const CALLED = new RegExp(String.raw`[\s,;|/–—-]*[([]?(?<!\p{L})${anyOf(CONTACT_WORDS.phone)}${NUMBER}`, "iu");
const FAX = new RegExp(String.raw`[\s,;|/–—-]+[([]?${anyOf(CONTACT_WORDS.fax)}${NUMBER}`, "iu");
const LAST_ELEMENT = /\s*(?:[,;|\n]|\s[-–—]\s)[^,;|\n]*$/u;

/**
 * "Calle Mayor 5, Madrid, Tel. 91 123 45 67, www.example.es": the address, and behind it the phone that the text names as one, mail and the
 * site.
 */
export function splitContactsBehind(text: string): AddressWithContacts {
  const found: AddressWithContacts = { address: text };
  for (let count = 0; count < MAX_CONTACTS && MAY_END_IN_CONTACT.test(found.address); count++) {
    const { address } = found;
    const start = Math.max(0, address.length - MAX_CHARS);
    const end = address.slice(start);
    const fax = FAX.exec(end);
    const phone = fax === null ? CALLED.exec(end) : null;
    const number = fax ?? phone;
    const element = number === null ? LAST_ELEMENT.exec(address) : null;
    if (number !== null) found.address = address.slice(0, start + number.index);
    else if (element === null || !takeLink(found, element[0])) break;
    else found.address = address.slice(0, element.index);
    if (phone !== null) found.phone = phone[1] ?? "";
  }
  return found;
}

function takeLink(found: AddressWithContacts, element: string): boolean {
  const contacts = splitContacts(element.replace(/^\s*[,;|–—-]/u, ""));
  if (contacts === undefined || contacts.phones.length + contacts.others.length > 0) return false;
  if (contacts.website !== undefined) found.website = contacts.website;
  return true;
}
