import { randomBytes } from 'node:crypto';
import { sealedSecretsOf } from './sealed-secrets.js';

const kept = randomBytes(32).toString('base64');
const secret = Buffer.from('what the phone knows');
const GIVEN = 'thirty-two signs or more, please!';

describe('a sealed secret', () => {
  const secrets = sealedSecretsOf(null, kept);
  const sealed = secrets.seal(secret, 'phone of Vera');

  test('is read again in its place, and nowhere else', () => {
    expect(secrets.open(sealed, 'phone of Vera')).toEqual(secret);
    expect(secrets.open(sealed, 'phone of Maria')).toBeNull();
  });

  test('says nothing, and never the same twice', () => {
    expect(sealed.includes(secret)).toBe(false);
    expect(secrets.seal(secret, 'phone of Vera')).not.toEqual(sealed);
  });

  test('is worth nothing without its key, or once it was changed', () => {
    expect(
      sealedSecretsOf(null, randomBytes(32).toString('base64')).open(sealed, 'phone of Vera'),
    ).toBeNull();
    for (const at of sealed.keys()) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(secrets.open(changed, 'phone of Vera')).toBeNull();
    }
    expect(secrets.open(sealed.subarray(0, 20), 'phone of Vera')).toBeNull();
  });

  test('goes on opening when SECRETS_KEY is set, which from then on seals', () => {
    const withKey = sealedSecretsOf(GIVEN, kept);

    expect(withKey.open(sealed, 'phone of Vera')).toEqual(secret);
    const next = withKey.seal(secret, 'phone of Vera');
    expect(withKey.open(next, 'phone of Vera')).toEqual(secret);
    expect(secrets.open(next, 'phone of Vera')).toBeNull();
  });
});
