// Code that writes code violates the page's policy, and zod tries before its first schema.
globalThis.__zod_globalConfig = { jitless: true };

// Before the first paint, so that a dark screen never flashes white. The first key is Mantine's.
(() => {
  let elegido = null;
  let plegada = false;
  try {
    elegido = localStorage.getItem('mantine-color-scheme-value');
    plegada = sessionStorage.getItem('sidebarStatic') === 'false';
  } catch {
    // storage is closed in some private modes
  }
  const oscuro = elegido === 'dark' || (elegido !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', oscuro ? 'dark' : 'light');
  // tokens.css draws what surrounds the signed-in area until its code is here
  document.documentElement.toggleAttribute('data-plegada', plegada);
  document.documentElement.toggleAttribute('data-area', location.pathname.startsWith('/app'));

  // What this browser was told of the college is newer than a page that it kept.
  const leer = (texto) => {
    try {
      return JSON.parse(texto());
    } catch {
      return null;
    }
  };
  const colegio =
    leer(() => navigator.serviceWorker.controller && localStorage.getItem('colegio')) ??
    leer(() => document.querySelector('meta[name="colegio"]').content);
  globalThis.__colegio = colegio;
  for (const [tema, color] of Object.entries({ claro: colegio?.color, oscuro: colegio?.color_oscuro })) {
    document.documentElement.toggleAttribute(`data-${tema}`, Boolean(color));
    if (color) document.documentElement.style.setProperty(`--colegio-${tema}`, color);
  }
})();
