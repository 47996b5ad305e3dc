// Part of the service worker (en-el-dispositivo.ts): shows what the college tells this device, with the portal open or not.
(() => {
  // A browser that is told something and shows nothing stops being told.
  const SIN_NADA = { id: 'aviso', titulo: 'Tenés un aviso del Colegio', enlace: '/app/sesion/avisos' };

  const leer = (datos) => {
    try {
      return { ...SIN_NADA, ...datos.json() };
    } catch {
      return SIN_NADA;
    }
  };

  self.addEventListener('push', (evento) => {
    const { id, titulo, enlace } = leer(evento.data);
    const opciones = { tag: String(id), data: { enlace }, icon: '/iconos/icono-192.png', lang: 'es-AR' };
    evento.waitUntil(self.registration.showNotification(titulo, opciones));
  });

  // The pages of a QR and the desk's are of this origin too.
  const esDelPortal = ({ url }) => new URL(url).pathname.startsWith('/app/');

  // The portal goes there as by a link of its own, and asks first about what is being written (use-ir-al-aviso.ts).
  const pedirQueVaya = (ventana, enlace) =>
    new Promise((responder) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => responder(true);
      setTimeout(responder, 2000, false);
      ventana.postMessage({ type: 'IR_A', enlace }, [port2]);
    });

  const abrir = async (enlace) => {
    const destino = new URL(enlace, self.location.origin).href;
    const ventanas = (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(esDelPortal);
    const ventana = ventanas.find(({ url }) => url === destino) ?? ventanas[0];
    if (!ventana) return self.clients.openWindow(destino);
    try {
      await ventana.focus();
      if (!(await pedirQueVaya(ventana, enlace))) await ventana.navigate(destino);
    } catch {
      // A window that this worker does not control yet goes nowhere for it.
      await self.clients.openWindow(destino);
    }
  };

  self.addEventListener('notificationclick', (evento) => {
    evento.notification.close();
    evento.waitUntil(abrir(evento.notification.data.enlace));
  });
})();
