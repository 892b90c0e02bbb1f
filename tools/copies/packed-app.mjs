import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The image's settings for Node.js (Dockerfile). */
export const IMAGE_SETTINGS = {
  NODE_ENV: 'production',
  NODE_OPTIONS: '--max-semi-space-size=4',
  MALLOC_ARENA_MAX: '2',
};

/** The server as in the image, in a separate folder with room for its data: after `npm run build` and `build:image`. */
export function packApp() {
  if (!existsSync('dist/server/api/main.js')) throw new Error('First: npm run build && npm run build:image');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-packed-'));
  // Started by root, PostgreSQL runs as another user, who must be able to reach the folder.
  chmodSync(folder, 0o755);
  cpSync('dist/server', path.join(folder, 'dist'), { recursive: true });
  for (const part of ['web', 'ssr'])
    cpSync(path.join('dist', part), path.join(folder, 'dist', part), { recursive: true });
  cpSync('package.json', path.join(folder, 'package.json'));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return {
    folder,
    main: path.join(folder, 'dist/api/main.js'),
    /** The folder where Node.js keeps compiled code. */
    compiled: path.join(folder, 'compiled'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
