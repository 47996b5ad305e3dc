// The links of printed QRs are written #/qr/…: they are forwarded to the page that the server draws (OPN-003). Whoever reads one
// with a phone does not download the portal, which the browser is already asking for.
if (/^#\/qr\/[\w/-]+$/.test(location.hash)) {
  window.stop();
  location.replace(location.hash.slice(1));
}
