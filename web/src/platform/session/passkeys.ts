/** What travels: WebAuthn's own JSON, as the server asks and the browser answers. */
type Json = Record<string, unknown>;

export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** Has the browser answer with a passkey it holds; null when its owner would not. */
export async function answerPasskey(question: Json): Promise<Json | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    question as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return jsonOf(await unlessRefused(navigator.credentials.get({ publicKey })));
}

/** Has the browser make a passkey; null when its owner would not. */
export async function makePasskey(question: Json): Promise<Json | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    question as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return jsonOf(await unlessRefused(navigator.credentials.create({ publicKey })));
}

async function unlessRefused(asked: Promise<Credential | null>): Promise<Credential | null> {
  try {
    return await asked;
  } catch (error) {
    // Closed, timed out, or made on this device before: the browser has said so itself.
    if (
      error instanceof DOMException &&
      ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name)
    )
      return null;
    throw error;
  }
}

const jsonOf = (credential: Credential | null): Json | null =>
  credential === null ? null : ((credential as PublicKeyCredential).toJSON() as unknown as Json);
