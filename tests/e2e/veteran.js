// Somebody who has been shown around before: the guide stays closed. (about:blank has no storage.)
if (location.protocol.startsWith('http')) {
  for (const game of ['musketeers', 'marquis', 'marracash', 'merchants']) {
    localStorage.setItem(`ducats.tour.${game}`, '"done"');
  }
}
// And nothing is shown longer than it takes.
if (location.protocol.startsWith('http') && localStorage.getItem('ducats.settings') === null) {
  localStorage.setItem('ducats.settings', '{"speed":0}');
}
// Deals that a test has fixed stay so: this browser adds no share to the seed, as over plain http.
Object.defineProperty(crypto, 'subtle', { value: undefined });
