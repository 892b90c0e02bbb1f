// Starts the web app. On a page that the server has rendered it waits for the first paint, so that text and pictures
// are not kept waiting by scripts. The server writes it into every page (api/website/pages/html-template.ts).
(function () {
  var isStarted = false;
  var isRendered = document.getElementById('root').firstElementChild !== null;
  var fetching = {};
  var PAUSES_MS = [300, 1000, 3000];

  // Every script is fetched before it is imported. A lost connection gets three more tries, and a later call begins
  // anew; a module whose import has failed would never come again on this page.
  function fetchScript(file) {
    fetching[file] =
      fetching[file] ||
      attempt(file, 0).then(link.bind(null, file)).catch(function (error) {
        delete fetching[file];
        error.isMissingFile = true;
        throw error;
      });
    return fetching[file];
  }

  // Files that an import needs: these, and its own, whose name is only in its code (web/build/files-before-imports.ts).
  window.fetchScripts = function (code, files) {
    var own = code.match(/[\w.-]+\.js(?=["'`])/g) || [];
    var all = (files || []).concat(own).map(function (file) {
      return '/assets/' + file.split('/').pop();
    });
    return Promise.all(all.map(fetchScript));
  };

  if (isRendered) new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  else start();
  // A page in the background is painted once it becomes visible, and should be ready then.
  setTimeout(start, 1000);

  // A button that is clicked before the page is hydrated is clicked again once it is: no visitor waits for a script.
  // The web app says when it listens: the frame of the page first (web/src/main.tsx), the page inside of it as soon as
  // its own scripts are there (web/src/ui/page.tsx).
  var clicked = null;
  var isFrameHydrated = false;
  if (isRendered) {
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
  }

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
    Promise.all(scripts.map(fetchScript)).then(
      function () {
        import(scripts[0]);
      },
      function () {
        // Nothing is there to read: the whole page gets another try.
        if (!isRendered) setTimeout(location.reload.bind(location), 5000);
      },
    );
  }

  // A style sheet counts once it is linked.
  function link(file) {
    if (!file.endsWith('.css')) return;
    return new Promise(function (resolve, reject) {
      var sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.href = file;
      sheet.onload = resolve;
      sheet.onerror = reject;
      document.head.append(sheet);
    });
  }

  function attempt(file, failures) {
    return fetch(file)
      .then(function (answer) {
        if (!answer.ok) throw new Error(file + ': ' + answer.status);
        return answer.arrayBuffer();
      })
      .catch(function (error) {
        if (failures === PAUSES_MS.length) throw error;
        return new Promise(function (resolve) {
          setTimeout(resolve, PAUSES_MS[failures]);
        }).then(function () {
          return attempt(file, failures + 1);
        });
      });
  }
})();
