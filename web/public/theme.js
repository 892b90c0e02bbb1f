// Runs before the first paint, so that a night visitor never sees a white flash. The server
// writes it into the page, where the content security policy lets it in by its hash (api/website/pages/html-template.ts).
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // Storage may be closed to us; the system's choice is good enough.
  }
  var night =
    chosen === 'night' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = night ? 'night' : 'light';
  var tint = document.querySelector('meta[name="theme-color"]');
  if (tint) tint.setAttribute('content', night ? '#151013' : '#fbf8f4');

  // The front page's picture is what the visitor waits for: ask for it now instead of after the style sheets. A picture
  // of the owner's own has another name, which the server says here.
  if (location.pathname === '/' && !document.querySelector('meta[name="first-picture"]')) {
    var theme = night ? 'night' : 'light';
    // The breakpoint `lg` of web/src/ui/media.ts.
    preload('(width < 860px)', 'hero-mobile-' + theme + '-0671a300', [480, 800, 1080]);
    preload('(width >= 860px)', 'hero-' + theme + '-0671a300', [800, 1200, 1600, 1920]);
  }

  function preload(media, picture, widths) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'image';
    link.type = 'image/avif';
    link.media = media;
    link.fetchPriority = 'high';
    link.setAttribute(
      'imagesrcset',
      widths
        .map(function (width) {
          return '/pictures/' + picture + '-' + width + '.avif ' + width + 'w';
        })
        .join(', '),
    );
    link.setAttribute('imagesizes', '100vw');
    document.head.appendChild(link);
  }
})();
