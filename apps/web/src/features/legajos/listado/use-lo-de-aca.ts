import type { BorradorDeLista } from '@colega/contract/borradores';
import { type BorradorSinSubir, leerLoQueEspera } from '@colega/web-kit/lib/borradores/lo-que-espera.ts';
import { leerSesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { consultaDeBorradores } from '../../../lib/consultas/borradores.ts';

/** The drafts that only this device has, until they go up: then they are among the others. */
export const useLoDeAca = (delServidor: readonly BorradorDeLista[]): readonly BorradorSinSubir[] => {
  const user_id = leerSesion()?.user_id ?? 0;
  const cliente = useQueryClient();
  const [esperan, setEsperan] = useState(() => leerLoQueEspera(user_id));
  const alVolver = useEffectEvent(async () => {
    if (leerLoQueEspera(user_id).length === 0) return;
    const { subirLoPendiente } = await import('@colega/web-kit/lib/borradores/subir-lo-pendiente.ts');
    await subirLoPendiente(user_id);
    const quedan = leerLoQueEspera(user_id);
    if (quedan.length < esperan.length) await cliente.invalidateQueries({ queryKey: consultaDeBorradores.queryKey });
    setEsperan(quedan);
  });
  useEffect(() => {
    const intentar = (): void => void alVolver().catch(() => undefined);
    if (navigator.onLine) intentar();
    window.addEventListener('online', intentar);
    return () => window.removeEventListener('online', intentar);
  }, []);
  return esperan.filter(({ de }) => !delServidor.some(({ id }) => id === de));
};
