import { FacePainterService } from './face-painter.service.js';

test('strangers who ask for many logos at once have one drawn after the other, and are told to wait beyond a few', async () => {
  let [running, most] = [0, 0];
  const media = {
    readLogo: async () => {
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
