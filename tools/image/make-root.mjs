// Makes the folder that becomes the image: Node.js, the libraries that it and PostgreSQL are linked to, a shell for
// PostgreSQL's set-up program, and the few packages outside of the bundle. Run by the Dockerfile, with the processor of the
// image as Docker names it and with the /usr of a Debian for that processor. Starts no program of it:
//   node tools/image/make-root.mjs <folder> <processor> <usr>
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { copyPackages } from './copy-packages.mjs';
import { librariesFor } from './linked-libraries.mjs';

const [folder = 'image', processor = '', usr = '/usr'] = process.argv.slice(2);
const TO = path.resolve(folder);
const USR = path.resolve(usr);
/** The user of the official Node.js images. */
const USER = { name: 'node', id: 1000 };

/** @type {Record<string, { system: string, libraries: string, loader: string }>} */
const PROCESSORS = {
  amd64: { system: 'linux-x64', libraries: 'lib/x86_64-linux-gnu', loader: 'lib64/ld-linux-x86-64.so.2' },
  arm64: { system: 'linux-arm64', libraries: 'lib/aarch64-linux-gnu', loader: 'lib/ld-linux-aarch64.so.1' },
};

/** Copies a file of the Debian, following links. @param {string} from @param {string} to */
function copy(from, to = from) {
  const file = path.join(TO, 'usr', to);
  mkdirSync(path.dirname(file), { recursive: true });
  cpSync(realpathSync(path.join(USR, from)), file);
}

/** @param {string[]} packed @param {{ libraries: string, loader: string }} places */
function copySystem(packed, { libraries, loader }) {
  // /lib is /usr/lib, as in Debian, from where all of it comes.
  for (const name of ['lib', 'bin', path.dirname(loader)]) {
    mkdirSync(path.join(TO, 'usr', name), { recursive: true });
    if (!existsSync(path.join(TO, name))) symlinkSync(`usr/${name}`, path.join(TO, name));
  }
  const programs = [path.join(USR, 'local/bin/node'), path.join(USR, 'bin/dash'), ...packed];
  const name = path.basename(loader);
  for (const library of librariesFor(programs, path.join(USR, libraries), name))
    copy(path.join(libraries, library));
  // Its link in Debian leads to the root of that system.
  copy(path.join(libraries, name), loader);
  copy('local/bin/node');
  execFileSync('strip', [path.join(TO, 'usr/local/bin/node')]);
  copy('bin/dash', 'bin/sh');
  // Licences of these libraries and of the shell.
  for (const from of ['libc6', 'libgcc-s1', 'libstdc++6', 'dash']) {
    const licence = `share/doc/${from}/copyright`;
    if (existsSync(path.join(USR, licence))) copy(licence);
  }
}

function makeUser() {
  const { name, id } = USER;
  mkdirSync(path.join(TO, 'etc'));
  writeFileSync(path.join(TO, 'etc/passwd'), `root:x:0:0::/:/bin/sh\n${name}:x:${id}:${id}::/data:/bin/sh\n`);
  writeFileSync(path.join(TO, 'etc/group'), `root:x:0:\n${name}:x:${id}:\n`);
  // Names in the network: first from the file that the engine writes, then from the server it names.
  writeFileSync(path.join(TO, 'etc/nsswitch.conf'), 'hosts: files dns\n');
  mkdirSync(path.join(TO, 'tmp'));
  chmodSync(path.join(TO, 'tmp'), 0o1777);
  // A new volume takes over owner and mode of the folder it is mounted on.
  for (const folder of ['data', 'backups'].map((name) => path.join(TO, name))) {
    mkdirSync(folder);
    chmodSync(folder, 0o700);
    chownSync(folder, id, id);
  }
}

const places = PROCESSORS[processor];
if (!places)
  throw new Error(`Images are for ${Object.keys(PROCESSORS).join(' and ')}, not for ${processor}.`);
mkdirSync(TO);
copySystem(copyPackages(path.join(TO, 'app/node_modules'), places.system), places);
makeUser();
