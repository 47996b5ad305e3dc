// The links of printed QRs are written #/qr/…: they are forwarded to the page that the server draws (OPN-003). Whoever reads one
// with a phone does not download the portal, which the browser is already asking for.
if (/^#\/qr(\/|$)/.test(location.hash)) {
  window.stop();
  // What cannot be a code is said to be none by the server too.
  location.replace(/^#\/qr\/[\w/-]+$/.test(location.hash) ? location.hash.slice(1) : '/qr/ilegible');
}
