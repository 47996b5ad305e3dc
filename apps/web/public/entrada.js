// The links of printed QRs are written #/qr/…: they are forwarded to the page that the server draws (OPN-003), and whoever reads
// one with a phone downloads nothing of the portal. Any other arrival goes on to the first screen (OPN-002).
(() => {
  const { hash, search } = location;
  if (!/^#\/qr(\/|$)/.test(hash)) location.replace(`/app/dashboard${search}`);
  // What cannot be a code is said to be none by the server too.
  else location.replace(/^#\/qr\/[\w/-]+$/.test(hash) ? hash.slice(1) : '/qr/ilegible');
})();
