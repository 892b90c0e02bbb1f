import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Pictures and fonts are compressed already; `index.html` is a template that the server fills in. */
const TEXT = new Set(['.js', '.css', '.svg', '.json']);

const compressed = (bytes: Buffer): Record<string, Buffer> => ({
  br: brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }),
  gz: gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }),
});

/**
 * Writes a `.br` and a `.gz` next to each text file of the build, compressed as tightly as possible: there is time for
 * that now, and none while a visitor waits. `api/website/pages/static-files.ts` serves them.
 */
export const precompressed: Plugin = {
  name: 'precompressed',
  apply: 'build',
  closeBundle: {
    sequential: true,
    order: 'post',
    handler() {
      const folder = this.environment.config.build.outDir;
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!TEXT.has(path.extname(name))) continue;
        const file = path.join(folder, name);
        const bytes = readFileSync(file);
        for (const [ending, smaller] of Object.entries(compressed(bytes))) {
          if (smaller.length < bytes.length) writeFileSync(`${file}.${ending}`, smaller);
        }
      }
    },
  },
};
