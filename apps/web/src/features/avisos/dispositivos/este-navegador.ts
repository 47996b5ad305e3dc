import { PROGRAMA } from '../../../lib/navegacion/programa.ts';

/** Whether this browser may be told with the portal closed, and if it is already. */
export type EsteNavegador = 'no_puede' | 'falta_instalar' | 'bloqueado' | 'apagado' | 'activo';

/** Why it could not be turned on; what the server answers is not among them. */
export class NoSeActivo extends Error {
  readonly motivo: 'no_se_permitio' | 'bloqueado' | 'sin_servicio';
  constructor(motivo: NoSeActivo['motivo'], opciones?: ErrorOptions) {
    super(motivo, opciones);
    this.motivo = motivo;
  }
}

/** On an iPhone or an iPad nothing is told to a tab: only to what was added to the home screen. */
const esPestaniaDeApple = (): boolean => 'standalone' in navigator && navigator.standalone === false;

const leerSuscripcion = async (): Promise<PushSubscription | null> => {
  const registro = await navigator.serviceWorker.getRegistration();
  return (await registro?.pushManager.getSubscription()) ?? null;
};

export const mirarNavegador = async (clave: string): Promise<EsteNavegador> => {
  if (!('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator))
    return esPestaniaDeApple() ? 'falta_instalar' : 'no_puede';
  if (Notification.permission === 'denied') return 'bloqueado';
  const suscripcion = await leerSuscripcion().catch(() => null);
  return suscripcion && esDe(suscripcion, clave) ? 'activo' : 'apagado';
};

/** Asks its person, and then the service of the browser's maker. Throws {@link NoSeActivo}. */
export const activarNavegador = async (clave: string) => {
  const permiso = await Notification.requestPermission();
  if (permiso !== 'granted') throw new NoSeActivo(permiso === 'denied' ? 'bloqueado' : 'no_se_permitio');
  const suscripcion = await suscribir(clave).catch((causa: unknown) => {
    throw new NoSeActivo('sin_servicio', { cause: causa });
  });
  const { endpoint, keys } = suscripcion.toJSON();
  return { direccion: endpoint ?? '', claves: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
};

const suscribir = async (clave: string): Promise<PushSubscription> => {
  // It comes once the first screen is quiet; asking twice for it changes nothing.
  await navigator.serviceWorker.register(PROGRAMA);
  const { pushManager } = await navigator.serviceWorker.ready;
  const anterior = await pushManager.getSubscription();
  // With another key a browser refuses instead of changing it.
  if (anterior && !esDe(anterior, clave)) await anterior.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: clave });
};

/** What one sees once it is on, shown by this browser itself. */
export const presentarUno = async (): Promise<void> => {
  const registro = await navigator.serviceWorker.ready;
  await registro.showNotification('Los avisos del Colegio llegan a este dispositivo', {
    ...{ tag: 'activado', lang: 'es-AR', icon: '/iconos/icono-192.png' },
    data: { enlace: '/app/sesion/avisos' },
  });
};

const esDe = ({ options }: PushSubscription, clave: string): boolean => {
  const { applicationServerKey } = options;
  if (!applicationServerKey) return false;
  const texto = btoa(String.fromCharCode(...new Uint8Array(applicationServerKey)));
  return texto.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === clave;
};
