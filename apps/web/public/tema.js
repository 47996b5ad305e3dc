// The page's policy lets nobody write code, and merely trying to is a violation of it: zod asks before its first schema.
globalThis.__zod_globalConfig = { jitless: true };

// Runs before the first paint, so that a dark screen never flashes white. Same key as Mantine's colour scheme manager.
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
  // the signed-in area has a header and a heading beside the sidebar, which tokens.css draws until its code is here
  document.documentElement.toggleAttribute('data-plegada', plegada);
  document.documentElement.toggleAttribute('data-area', location.pathname.startsWith('/app'));
})();
