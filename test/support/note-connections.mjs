// Node loads this before the app under test (`--import`): every address that it connects to, and every name that it looks
// up, becomes a line of the file CONNECTIONS_FILE.
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const file = process.env.CONNECTIONS_FILE ?? '';
/** @param {unknown} host */
const note = (host) => appendFileSync(file, `${String(host)}\n`);

const connect = net.Socket.prototype.connect;
/** @param {Parameters<typeof connect>} rest */
net.Socket.prototype.connect = function connectAndNote(...rest) {
  this.on('connectionAttempt', note);
  return connect.apply(this, rest);
};

for (const resolver of [dns, dns.promises]) {
  for (const name of Object.keys(resolver).filter((each) => /^(lookup|resolve)/.test(each))) {
    const ask = Reflect.get(resolver, name);
    Reflect.set(
      resolver,
      name,
      function askAndNote(/** @type {unknown[]} */ host, /** @type {unknown[]} */ ...rest) {
        note(host);
        return Reflect.apply(ask, this, [host, ...rest]);
      },
    );
  }
}
syncBuiltinESMExports();
