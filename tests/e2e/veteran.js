// Somebody who has been shown around before: the guide stays closed. (about:blank has no storage.)
if (location.protocol.startsWith('http')) localStorage.setItem('ducats.tour.musketeers', '"done"');
