import type { Mensaje } from '../../correo/correo.ts';
import { crearTareas } from '../../jobs/tareas.ts';
import { vaciarCola } from '../../jobs/trabajador.ts';
import type { ServicioDePush } from '../../modules/avisos/dispositivos/servicio-de-push.ts';
import { SIN_PASARELAS } from '../../modules/dinero/pasarelas/sin-pasarelas.ts';
import { type RegistroDeCuits, SIN_PADRON } from '../../modules/referencias/cuits/registro-de-cuits.ts';
import type { AppDePrueba } from '../crear-app-de-prueba.ts';

type Enviar = (mensaje: Mensaje) => Promise<void>;

export const crearCartero = (
  prueba: Pick<AppDePrueba, 'db' | 'url' | 'ahora'>,
  { push = null, cuits = SIN_PADRON }: { push?: ServicioDePush | null; cuits?: RegistroDeCuits } = {},
) => {
  const buzon: Mensaje[] = [];
  const salidas: Mensaje[] = [];
  const alBuzon: Enviar = async (mensaje) => {
    buzon.push(mensaje);
    salidas.push(mensaje);
  };
  const tareas = (enviar: Enviar = alBuzon) =>
    crearTareas({
      pasarelas: SIN_PASARELAS,
      push,
      cuits,
      db: prueba.db,
      reloj: prueba.ahora,
      almacen: { guardar: async () => undefined, leer: async () => null, borrar: async () => undefined },
      correo: { enviar },
      direccionPublica: () => 'https://colega.test',
    });
  return {
    buzon,
    /** All of them, whatever was taken out of the mailbox. */
    salidas,
    tareas,
    vaciarBuzon: () => void buzon.splice(0),
    repartir: (enviar: Enviar = alBuzon) => vaciarCola(prueba.url, tareas(enviar)),
    /** The letters of an event, the first one first. */
    cartas: (evento: string) =>
      prueba.db
        .selectFrom('avisos')
        .selectAll()
        .where('evento', '=', evento)
        .where('canal', '=', 'correo')
        .orderBy('id')
        .execute(),
    enviar: (aviso_id: number, enviar: Enviar = alBuzon) => tareas(enviar).enviar_aviso({ aviso_id }),
  };
};
export type CarteroDePrueba = ReturnType<typeof crearCartero>;
