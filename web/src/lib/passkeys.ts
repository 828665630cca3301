// Passkeys of this browser. The server asks a question, the browser's authenticator signs the answer.

import { post } from "./api.ts";
import type { Me, PasskeyMade, PasskeyOptions } from "./messages.ts";

/** The user closed the browser's dialog, or it timed out. */
export class NotUsed extends Error {}

/** Web Authentication needs https or localhost, and a browser that reads options as JSON. */
export const supported = (): boolean =>
  typeof PublicKeyCredential !== "undefined" &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  !/^[\d.]+$|^\[/.test(location.hostname);

async function asked<T>(what: () => Promise<T | null>): Promise<T> {
  let found: T | null;
  try {
    found = await what();
  } catch (error) {
    if (error instanceof DOMException) throw new NotUsed(error.message);
    throw error;
  }
  if (found === null) throw new NotUsed("no credential");
  return found;
}

const toJSON = (credential: Credential): unknown => (credential as PublicKeyCredential).toJSON();

/** Creates a passkey for the present identity and stores its public part on the server. */
export async function createPasskey(): Promise<PasskeyMade> {
  const { options } = await post<PasskeyOptions>("/me/passkeys/options");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = await asked(() => navigator.credentials.create({ publicKey }));
  return post<PasskeyMade>("/me/passkeys", { credential: toJSON(credential) });
}

/** Signs in as the owner of a passkey that the user picks. */
export async function signInByPasskey(): Promise<Me> {
  const { options } = await post<PasskeyOptions>("/signin/options");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const credential = await asked(() => navigator.credentials.get({ publicKey }));
  return post<Me>("/signin", { credential: toJSON(credential) });
}
