import { ProblemError } from './problem';

/** They stopped it, have no passkey here, or took too long: browsers do not say which. */
const stopped = () => new ProblemError({ code: 'passkey-stopped', status: 0 });
const known = () => new ProblemError({ code: 'passkey-known', status: 0 });

/** Has whoever is at the screen confirm with a passkey. */
export async function showPasskey(options: object): Promise<Record<string, unknown>> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  const credential = await navigator.credentials.get({ publicKey }).catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) throw stopped();
  return { ...credential.toJSON() };
}

/** Has this device, or another one that is near, make a passkey. */
export async function makePasskey(options: object): Promise<Record<string, unknown>> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = await navigator.credentials.create({ publicKey }).catch((thrown: unknown) => {
    // It is among those that the server has asked to leave out.
    if (thrown instanceof DOMException && thrown.name === 'InvalidStateError') throw known();
    return null;
  });
  if (!(credential instanceof PublicKeyCredential)) throw stopped();
  return { ...credential.toJSON() };
}
