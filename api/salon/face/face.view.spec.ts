import { toFaceView } from './face.view.js';

test('the tones of a salon’s colour are found once, not for every page', () => {
  const salon = { name: 'Casa Íris', demoAt: null, colour: '#ffd1dc', logoPicture: null };

  const [first, later] = [toFaceView(salon), toFaceView({ ...salon })];

  expect(first.tones?.mended).toBe('darker');
  expect(later.tones).toBe(first.tones);
});
