import { type Cupon, rutasDeCupones } from '@colega/contract/dinero';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { SIEMPRE_AL_DIA } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { useSesion } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import { useQuery } from '@tanstack/react-query';
import { COLA_DE_PAGOS } from './cuenta.ts';

const { cupones, cupon } = rutasDeCupones;

/** More than anybody has at once. */
const PENDIENTES = { estado: 'pendiente', page: 1, limit: 100 } as const;
export const consultaDePendientes = (persona: number) =>
  consulta(cupones, { query: { ...PENDIENTES, 'persona.id': persona } });

/** What was read a while ago may be paid by now. */
export const useCuponesPendientes = () => {
  const persona = useSesion()?.persona_id ?? 0;
  return useQuery({ ...consultaDePendientes(persona), ...SIEMPRE_AL_DIA, enabled: persona > 0 });
};

/** Those being paid, read together; again every `cadaMs`, while somebody pays with the telephone. */
export const useCuponesEnCola = (ids: readonly number[], cadaMs: number | false) =>
  useQuery({
    queryKey: [COLA_DE_PAGOS, ids] as const,
    queryFn: ({ signal }): Promise<Cupon[]> =>
      Promise.all(ids.map((id) => llamar(cupon, { params: { id } }, { signal }))),
    ...SIEMPRE_AL_DIA,
    enabled: ids.length > 0,
    refetchInterval: cadaMs,
  });
