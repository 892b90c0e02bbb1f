// Starts the web app on a page that the server has rendered: after its first paint, so that text and pictures are not
// kept waiting by scripts. The server writes it into those pages (api/website/pages/html-template.ts).
(function () {
  var isStarted = false;
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  // A page in the background is painted when somebody looks at it, and should be ready then.
  setTimeout(start, 1000);

  // A button that is clicked before the page is hydrated is clicked again once it is: no visitor waits for a script.
  // The web app says when it listens: the frame of the page first (web/src/main.tsx), the page inside of it as soon as its
  // own scripts are there (web/src/ui/page.tsx).
  var clicked = null;
  var isFrameHydrated = false;
  document.addEventListener('click', keep, true);
  document.addEventListener('click', forget);
  document.addEventListener(
    'hydrated',
    function () {
      isFrameHydrated = true;
      if (clicked && !clicked.closest('main')) clicked.click();
    },
    { once: true },
  );
  document.addEventListener(
    'page-hydrated',
    function () {
      // Later, for it may be the very click under way that has made React hydrate the page.
      setTimeout(function () {
        document.removeEventListener('click', keep, true);
        document.removeEventListener('click', forget);
        if (clicked) clicked.click();
      });
    },
    { once: true },
  );

  function keep(event) {
    clicked = event.target.closest('#root button') || clicked;
  }

  // React stops what it cannot do yet; what comes through is done.
  function forget() {
    if (isFrameHydrated) clicked = null;
  }

  function start() {
    if (isStarted) return;
    isStarted = true;
    var scripts = JSON.parse(document.getElementById('scripts').textContent);
    scripts.slice(1).forEach(function (script) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = 'anonymous';
      link.href = script;
      document.head.appendChild(link);
    });
    import(scripts[0]);
  }
})();
