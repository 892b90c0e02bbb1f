import sharp from 'sharp';
import { FacePainterService } from './face-painter.service.js';

test('strangers who ask for many logos at once have one drawn after the other, and are told to wait beyond a few', async () => {
  let [running, most] = [0, 0];
  const media = {
    isLogo: async () => true,
    readLargest: async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      return null;
    },
  };
  const painter = new FacePainterService('', media);

  const asked = Array.from({ length: 30 }, (_, index) => painter.logo(`picture-${index}`, 'light'));
  const answers = await Promise.allSettled(asked);

  expect(most).toBe(1);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
});

test('strangers who make up logos neither keep the salon’s own waiting nor have it drawn again', async () => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#7a2540' } })
    .webp()
    .toBuffer();
  let reads = 0;
  const media = {
    isLogo: async (id: string) => id === 'own',
    readLargest: async () => {
      reads += 1;
      return bytes;
    },
  };
  const painter = new FacePainterService('', media);
  const madeUp = () =>
    Promise.all(Array.from({ length: 60 }, (_, index) => painter.logo(`made-up-${index}`, 'light')));

  const [strangers, own] = await Promise.all([madeUp(), painter.logo('own', 'light')]);
  await madeUp();
  const again = await painter.logo('own', 'light');

  expect(strangers.every((logo) => logo === null)).toBe(true);
  expect(own).toBeInstanceOf(Buffer);
  expect(again).toBe(own);
  expect(reads).toBe(1);
});
