// Lets a page live with a translator. It takes the texts out and puts <font> elements in their places (React never
// makes one). React would change texts that are no longer visible, and crash when it removes one or puts something
// before it. So the page remembers which element replaced which text, and puts all texts of the parent back before
// React touches one of them; the translator then translates them anew as a whole. Written into every page before the
// app (api/website/pages/html-template.ts).
(function () {
  var node = Node.prototype;
  var insertBefore = node.insertBefore;
  var appendChild = node.appendChild;
  var removeChild = node.removeChild;
  var nodeValue = Object.getOwnPropertyDescriptor(node, 'nodeValue');
  var standIns = new WeakMap();
  var originals = new WeakMap();
  var observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });

  function note(records) {
    var added = new Set();
    records.forEach(function (record) {
      record.addedNodes.forEach(function (one) {
        if (one.nodeName === 'FONT') added.add(one);
      });
      var standIn = [record.addedNodes[0], record.previousSibling, record.nextSibling].find(function (one) {
        return added.has(one);
      });
      if (!standIn) return;
      record.removedNodes.forEach(function (one) {
        if (!(one instanceof Text)) return;
        standIns.set(one, standIn);
        originals.set(standIn, (originals.get(standIn) || []).concat(one));
      });
    });
  }

  function putBack(text) {
    if (!(text instanceof Text)) return;
    note(observer.takeRecords());
    var standIn = standIns.get(text);
    var parent = standIn && standIn.parentNode;
    Array.from(parent ? parent.childNodes : []).forEach(function (one) {
      var texts = originals.get(one);
      if (!texts) return;
      originals.delete(one);
      texts.forEach(standIns.delete, standIns);
      one.replaceWith.apply(one, texts);
    });
    // Restored text is not a translation.
    observer.takeRecords();
  }

  node.insertBefore = function (child, before) {
    putBack(child);
    if (before && before.parentNode !== this) putBack(before);
    return insertBefore.call(this, child, before && before.parentNode === this ? before : null);
  };
  node.appendChild = function (child) {
    putBack(child);
    return appendChild.call(this, child);
  };
  node.removeChild = function (child) {
    if (child.parentNode !== this) putBack(child);
    return child.parentNode === this ? removeChild.call(this, child) : child;
  };
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    enumerable: true,
    get: nodeValue.get,
    set: function (value) {
      putBack(this);
      nodeValue.set.call(this, value);
    },
  });
})();
