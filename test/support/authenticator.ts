import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyOptionsView } from '../../api/people/factors/factors.view.js';

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

type Item = number | string | Buffer | [Item, Item][];

/** The part of CBOR that an authenticator writes: integers, texts, bytes and maps. */
function cbor(item: Item): Buffer {
  if (typeof item === 'number') return item < 0 ? head(1, -1 - item) : head(0, item);
  if (typeof item === 'string') return Buffer.concat([head(3, Buffer.byteLength(item)), Buffer.from(item)]);
  if (Buffer.isBuffer(item)) return Buffer.concat([head(2, item.length), item]);
  return Buffer.concat([head(5, item.length), ...item.flat().map(cbor)]);
}

function head(type: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(type << 5) | count]);
  return count < 256
    ? Buffer.from([(type << 5) | 24, count])
    : Buffer.from([(type << 5) | 25, count >> 8, count & 0xff]);
}

/** A passkey on its own device, which verifies its owner unless told otherwise. */
export class Authenticator {
  readonly id = randomBytes(16);
  count = 0;
  isVerifying = true;
  private readonly publicKey: KeyObject;
  private readonly privateKey: KeyObject;

  constructor(
    /** The site on which it is used. */
    public origin = 'http://localhost:5000',
    private readonly host = 'localhost',
  ) {
    ({ publicKey: this.publicKey, privateKey: this.privateKey } = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
    }));
  }

  /** Responds to the options of `navigator.credentials.create()`. */
  create({ ceremonyId, options }: PasskeyOptionsView) {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const cose = cbor([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const length = Buffer.from([0, this.id.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, cose]);
    const attestation = cbor([
      ['fmt', 'none'],
      ['attStmt', []],
      ['authData', Buffer.concat([this.data(FLAGS.attested), attested])],
    ]);
    return this.answer(ceremonyId, {
      clientDataJSON: this.clientData('webauthn.create', options).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal', 'NOT A TRANSPORT'],
    });
  }

  /** Responds to the options of `navigator.credentials.get()`. */
  get({ ceremonyId, options }: PasskeyOptionsView) {
    this.count += 1;
    const clientData = this.clientData('webauthn.get', options);
    const data = this.data(0);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.privateKey);
    return this.answer(ceremonyId, {
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  private answer(ceremonyId: string, response: object) {
    const id = this.id.toString('base64url');
    return {
      ceremonyId,
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    };
  }

  private data(more: number): Buffer {
    const flags = FLAGS.present | (this.isVerifying ? FLAGS.verified : 0) | more;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.count);
    return Buffer.concat([sha256(this.host), Buffer.from([flags]), count]);
  }

  private clientData(type: string, { challenge }: Record<string, unknown>): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }
}
