// Makes the folder that becomes the image: Node.js, the libraries that it and PostgreSQL are linked to, a shell for
// PostgreSQL's set-up program, and the few packages outside of the bundle. Run by the Dockerfile, on the system that the
// image is for:
//   node tools/image/make-root.mjs <folder>
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

const TO = path.resolve(process.argv[2] ?? 'image');
const SHELL = realpathSync('/bin/sh');
/** The user of the official Node.js images. */
const USER = { name: 'node', id: 1000 };

/** @param {string} from @param {string} to */
function copy(from, to) {
  mkdirSync(path.dirname(path.join(TO, to)), { recursive: true });
  cpSync(from, path.join(TO, to));
}

/** Copies a file under its folder's real name, following links. @param {string} file */
const copyInPlace = (file) =>
  copy(realpathSync(file), path.join(realpathSync(path.dirname(file)), path.basename(file)));

/** @param {string} program */
function librariesOf(program) {
  const answer = execFileSync('ldd', [program], { encoding: 'utf8' });
  if (answer.includes('not found')) throw new Error(`${program} lacks a library:\n${answer}`);
  return [...answer.matchAll(/(\/\S+) \(0x/g)].map(([, file = '']) => file);
}

/** @param {string[]} programs */
function copySystem(programs) {
  // /lib is /usr/lib, as in Debian, from where all of it comes.
  for (const name of ['lib', 'lib64', 'bin'].filter((folder) => existsSync(`/${folder}`))) {
    mkdirSync(path.join(TO, 'usr', name), { recursive: true });
    symlinkSync(`usr/${name}`, path.join(TO, name));
  }
  const packages = path.join(TO, 'app/node_modules');
  const libraries = new Set(programs.flatMap(librariesOf).filter((file) => !file.startsWith(packages)));
  for (const file of libraries) copyInPlace(file);
  copy(process.execPath, 'usr/local/bin/node');
  execFileSync('strip', [path.join(TO, 'usr/local/bin/node')]);
  copy(SHELL, 'usr/bin/sh');
  // Licences of these libraries and of the shell.
  for (const name of ['libc6', 'libgcc-s1', 'libstdc++6', 'dash']) {
    const licence = `/usr/share/doc/${name}/copyright`;
    if (existsSync(licence)) copyInPlace(licence);
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

mkdirSync(TO);
copySystem([process.execPath, SHELL, ...copyPackages(path.join(TO, 'app/node_modules'))]);
makeUser();
