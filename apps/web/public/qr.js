// The links of printed QRs are written #/qr/…: they are forwarded to the page that the server draws (OPN-003).
if (/^#\/qr\/[\w/-]+$/.test(location.hash)) location.replace(location.hash.slice(1));
