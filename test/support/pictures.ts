import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { roundedPlate } from '../../api/salon/face/domain/logo-pixels.js';
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

/** A logo: a bar of this colour and size, with an edge around it. Round corners let its ground shine through. */
export const aLogo = ({
  colour = '#1b2a6b',
  ground = 'transparent',
  width = 200,
  height = 50,
  radius = 0,
} = {}): Promise<Buffer> =>
  sharp({ create: { width: width + 200, height: height + 150, channels: 4, background: ground } })
    .composite([
      {
        input: Buffer.from(roundedPlate(width, height, radius, colour).data),
        raw: { width, height, channels: 4 },
        left: 30,
        top: 90,
      },
    ])
    .png()
    .toBuffer();

export const send = ({ http }: Pick<TestApp, 'http'>, person: Person, bytes: Buffer, name = 'picture.jpg') =>
  http.post('/media').set('Authorization', person.bearer).attach('file', bytes, name);
