import { esFallaDeRed } from '@colega/web-kit/lib/api/error-de-api.ts';
import { esperarQuietud } from '@colega/web-kit/lib/navegacion/esperar-quietud.ts';
import type { Query, QueryPersister } from '@tanstack/react-query';

// it comes once the screen is drawn, or when there is no network
const traerAlmacen = () => import('./datos-guardados.ts');

const guardar = async (user_id: number, pregunta: string, datos: unknown): Promise<void> => {
  await esperarQuietud();
  const { guardarDatos } = await traerAlmacen();
  await guardarDatos(user_id, pregunta, datos);
};

/** The query has its last data, of when they were read, and fails nevertheless: aviso-sin-red.tsx says it. */
const reponer = async (user_id: number, query: Query): Promise<void> => {
  const { leerDatos } = await traerAlmacen();
  const fila = await leerDatos(user_id, query.queryHash);
  if (fila && query.state.data === undefined)
    query.setState({ data: fila.datos, dataUpdatedAt: fila.fecha, status: 'success' });
};

/** Keeps on the device the last answer to each question of a screen, and draws it when there is no network to ask again. */
export const guardarRespuestas =
  (user_id: number): QueryPersister =>
  async (preguntar, contexto, query) => {
    try {
      const datos = await preguntar(contexto);
      guardar(user_id, query.queryHash, datos).catch(() => undefined);
      return datos;
    } catch (falla) {
      if (esFallaDeRed(falla) && query.state.data === undefined) await reponer(user_id, query).catch(() => undefined);
      throw falla;
    }
  };
