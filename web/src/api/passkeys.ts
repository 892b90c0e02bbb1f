import { ProblemError } from './problem';

/** The user cancelled, has no passkey here, or took too long: browsers don't say which. */
const stopped = () => new ProblemError({ code: 'passkey-stopped', status: 0 });
const known = () => new ProblemError({ code: 'passkey-known', status: 0 });

/** Asks the user to confirm with a passkey. */
export async function showPasskey(options: object): Promise<Record<string, unknown>> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  const credential = await navigator.credentials.get({ publicKey }).catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) throw stopped();
  return { ...credential.toJSON() };
}

/** Creates a passkey on this device, or another one nearby. */
export async function makePasskey(options: object): Promise<Record<string, unknown>> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = await navigator.credentials.create({ publicKey }).catch((thrown: unknown) => {
    // It is in the server's list of passkeys to exclude.
    if (thrown instanceof DOMException && thrown.name === 'InvalidStateError') throw known();
    return null;
  });
  if (!(credential instanceof PublicKeyCredential)) throw stopped();
  return { ...credential.toJSON() };
}
