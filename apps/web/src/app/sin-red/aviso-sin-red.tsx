import { esFallaDeRed } from '@colega/web-kit/lib/api/error-de-api.ts';
import { escribirDia, escribirHora } from '@colega/web-kit/lib/fechas/dia-y-hora.ts';
import { notifyManager, type Query, type QueryCache, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import estilos from './aviso-sin-red.module.css';

/** S-568: the browser does not tell when it is the server, or a router, that comes back. */
const CADA_MS = 30_000;

const quedoSinRespuesta = ({ state: { error, fetchFailureReason } }: Query): boolean =>
  esFallaDeRed(error) || esFallaDeRed(fetchFailureReason);

/** Of what is on screen and could not be asked again, the oldest. */
const desdeCuando = (cache: QueryCache): number | null => {
  const viejas = cache
    .findAll({ type: 'active' })
    .filter(({ state }) => state.data !== undefined && esFallaDeRed(state.error));
  return viejas.length > 0 ? Math.min(...viejas.map(({ state }) => state.dataUpdatedAt)) : null;
};

/** What is on screen and got no answer is asked again when the network is back, and now and then while it is old. */
const useVolverAPreguntar = (cliente: QueryClient, esViejo: boolean): void => {
  useEffect(() => {
    const volver = () => void cliente.refetchQueries({ type: 'active', predicate: quedoSinRespuesta });
    const reloj = esViejo ? setInterval(volver, CADA_MS) : undefined;
    addEventListener('online', volver);
    return () => {
      clearInterval(reloj);
      removeEventListener('online', volver);
    };
  }, [cliente, esViejo]);
};

/** Said once, whichever the screen: it goes by itself when the network is back. */
export const AvisoSinRed = () => {
  const cliente = useQueryClient();
  const cache = cliente.getQueryCache();
  const suscribir = useCallback((avisar: () => void) => cache.subscribe(notifyManager.batchCalls(avisar)), [cache]);
  const desde = useSyncExternalStore(suscribir, () => desdeCuando(cache));
  useVolverAPreguntar(cliente, desde !== null);
  return (
    <div role="status">
      {desde !== null && (
        <p className={estilos.aviso}>
          Sin conexión. Datos del {escribirDia(desde)} a las {escribirHora(desde)}.
        </p>
      )}
    </div>
  );
};
