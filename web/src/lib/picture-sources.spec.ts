import { pictureSources } from './picture-sources';

describe('the sizes of a picture', () => {
  test('are read off the name of one of them', () => {
    const sources = pictureSources('/pictures/service-balayage-865ae87b-800.webp', 'service');

    expect(sources?.avif).toBe(
      '/pictures/service-balayage-865ae87b-480.avif 480w, /pictures/service-balayage-865ae87b-800.avif 800w, /pictures/service-balayage-865ae87b-960.avif 960w',
    );
    expect(sources?.width).toBe(960);
    expect(sources?.height).toBe(640);
  });

  test('are none for a picture that exists once', () => {
    expect(pictureSources('/pictures/mark-138700b3.svg', 'service')).toBeNull();
    expect(pictureSources('', 'service')).toBeNull();
  });
});
