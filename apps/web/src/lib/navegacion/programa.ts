/** The portal's part that works without a page (en-el-dispositivo.ts); asking twice for it changes nothing. */
export const registrarPrograma = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register('/sw.js');
