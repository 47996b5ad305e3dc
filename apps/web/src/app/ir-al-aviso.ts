type Router = { navigate(a: string): unknown };

/** A notice of this device that is pressed goes to its screen as a link of the portal does: what is being written asks first. */
export const irAlAviso = (router: Router): void => {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent) => {
    if (data?.type !== 'IR_A' || !String(data.enlace).startsWith('/app/')) return;
    ports[0]?.postMessage(true);
    void router.navigate(String(data.enlace));
  });
};
