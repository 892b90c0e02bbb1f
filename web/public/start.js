// Starts the web app on a page that the server has rendered: after its first paint, so that text and pictures are not
// kept waiting by scripts. The server writes it into those pages (api/website/html-template.ts).
(function () {
  var isStarted = false;
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  // A page in the background is painted when somebody looks at it, and should be ready then.
  setTimeout(start, 1000);

  // A button that is clicked before the page is hydrated is clicked again once it is: no visitor waits for a script.
  // The web app says when it listens (web/src/main.tsx).
  var clicked = null;
  document.addEventListener('click', keep, true);
  document.addEventListener('hydrated', clickAgain, { once: true });

  function keep(event) {
    clicked = event.target.closest('#root button') || clicked;
  }

  function clickAgain() {
    document.removeEventListener('click', keep, true);
    if (clicked) clicked.click();
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
