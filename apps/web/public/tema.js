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

  // The college's name, colours and mark. A page that the device kept says those of when it was kept: what this browser was told
  // since is newer (packages/web-kit/src/lib/colegio/colegio-a-la-vista.ts).
  let colegio = null;
  try {
    const sabido = navigator.serviceWorker?.controller && localStorage.getItem('colegio');
    colegio = JSON.parse(sabido || document.querySelector('meta[name="colegio"]').content);
  } catch {
    // the program asks for it
  }
  globalThis.__colegio = colegio;
  for (const [tema, color] of [
    ['claro', colegio?.color],
    ['oscuro', colegio?.color_oscuro],
  ]) {
    document.documentElement.toggleAttribute(`data-${tema}`, Boolean(color));
    if (color) document.documentElement.style.setProperty(`--colegio-${tema}`, color);
  }
})();
