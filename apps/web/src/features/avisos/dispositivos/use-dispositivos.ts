import { type PruebaDeDispositivo, rutasDeAvisos, rutasDeDispositivos } from '@colega/contract/avisos';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { callarAvisos } from '../../../lib/navegacion/callar-avisos.ts';
import { activarNavegador, type EsteNavegador, mirarNavegador } from './este-navegador.ts';

const r = rutasDeDispositivos;
export const consultaDeDispositivos = consulta(r.dispositivosConAvisos, {});

/** One's own devices that are told, and whether this one is: `navegador` is undefined until the browser says so. */
export const useDispositivos = () => {
  const cliente = useQueryClient();
  const { data, isError, refetch } = useQuery(consultaDeDispositivos);
  const clave = data?.clave ?? null;
  const [navegador, setNavegador] = useState<EsteNavegador>();
  const mirar = useCallback(async () => {
    if (clave !== null) setNavegador(await mirarNavegador(clave));
  }, [clave]);
  useEffect(() => {
    void mirar();
    // What is allowed is changed in the settings of the browser, and then one comes back.
    const alVolver = () => document.visibilityState === 'visible' && void mirar();
    document.addEventListener('visibilitychange', alVolver);
    return () => document.removeEventListener('visibilitychange', alVolver);
  }, [mirar]);
  const guardar = async (respuesta: NonNullable<typeof data>): Promise<void> => {
    cliente.setQueryData(consultaDeDispositivos.queryKey, respuesta);
    // The first one and the last one change what can be chosen.
    await cliente.invalidateQueries({ queryKey: [rutasDeAvisos.preferenciasDeAvisos.path] });
  };
  const alTerminar = async (trabajo: () => Promise<void>): Promise<void> => {
    try {
      await trabajo();
    } finally {
      await mirar();
    }
  };
  const items = data?.items ?? [];
  return {
    ...{ data, items, navegador },
    falla: isError && !data,
    reintentar: () => void refetch(),
    llegan: navegador === 'activo' && items.some(({ actual }) => actual),
    activar: () =>
      alTerminar(async () => {
        if (clave === null) return;
        await guardar(await llamar(r.activarDispositivo, { body: await activarNavegador(clave) }));
      }),
    probar: async (): Promise<PruebaDeDispositivo['resultado']> => {
      const este = items.find(({ actual }) => actual);
      if (!este) return 'ya_no_esta';
      const { resultado, ...quedan } = await llamar(r.probarDispositivo, { params: { id: este.id } });
      // What its service says is gone, it does not tell again though it is asked for.
      if (resultado === 'ya_no_esta') await callarAvisos();
      await guardar(quedan);
      return resultado;
    },
    quitar: (id: number, actual: boolean) =>
      alTerminar(async () => {
        await guardar(await llamar(r.quitarDispositivo, { params: { id } }));
        if (actual) await callarAvisos();
      }),
  };
};
