import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { TestApp } from './app.js';
import type { Person } from './people.js';

export interface DataFolder {
  path: string;
  /** The picture files, including unfinished ones. */
  pictures: () => string[];
  remove: () => void;
}

/** A data folder for this test. */
export function aDataFolder(): DataFolder {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-data-'));
  return {
    path: folder,
    pictures: () => {
      try {
        return readdirSync(path.join(folder, 'media')).sort();
      } catch {
        return [];
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

interface Look {
  width?: number;
  height?: number;
  colour?: string;
}

/** A plain picture; different colours give different files. */
export const aPicture = ({ width = 60, height = 40, colour = '#7a2540' }: Look = {}): Sharp =>
  sharp({ create: { width, height, channels: 3, background: colour } });

export const send = ({ http }: Pick<TestApp, 'http'>, person: Person, bytes: Buffer, name = 'picture.jpg') =>
  http.post('/media').set('Authorization', person.bearer).attach('file', bytes, name);
