// Starts the client on a page that the server has drawn: after its first paint, so that no script keeps the words and
// pictures waiting for the wire. The server writes it into those pages (api/website/html-template.ts).
(function () {
  var isStarted = false;
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  // A page in the background is painted when somebody looks at it, and should be ready then.
  setTimeout(start, 1000);

  // A button that is pressed before the client has taken the page over is pressed again once it has: no visitor
  // waits for a script. The client says when it listens (web/src/main.tsx).
  var pressed = null;
  document.addEventListener('click', keep, true);
  document.addEventListener('taken-over', pressAgain, { once: true });

  function keep(event) {
    pressed = event.target.closest('#root button') || pressed;
  }

  function pressAgain() {
    document.removeEventListener('click', keep, true);
    if (pressed) pressed.click();
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
