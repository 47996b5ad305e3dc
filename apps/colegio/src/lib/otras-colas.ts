import { rutasDeLoPorRevisar } from '@colega/contract/dinero';
import { rutasDePersonas } from '@colega/contract/perfil';
import { rutasDeLocalidadesDelColegio } from '@colega/contract/referencias';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { useQuery } from '@tanstack/react-query';
import { DIRECCIONES } from './direcciones.ts';
import { useOperador } from './operador.ts';

const CUENTAN = { staleTime: 0, refetchInterval: 60_000 } as const;
const SOLO_CUANTAS = { query: { limit: 1 } };

/** A key, a name, where it leads, and how many wait; null until it is known. */
export type OtraCola = { tecla: string; nombre: string; a: string; total: number | null };

/** S-667. What waits that is no file: people, places and money, of those that this operator may look at. */
export const useOtrasColas = (): OtraCola[] => {
  const { permisos } = useOperador();
  const vePersonas = permisos.includes('personas.ver');
  const veLugares = permisos.includes('legajos.ver');
  const veCuentas = permisos.includes('cuentas.ver');
  const { data: personas } = useQuery({
    ...consulta(rutasDePersonas.colasDePersonas, {}),
    ...CUENTAN,
    enabled: vePersonas,
  });
  const { data: lugares } = useQuery({
    ...consulta(rutasDeLocalidadesDelColegio.localidadesPropuestas, SOLO_CUANTAS),
    ...CUENTAN,
    enabled: veLugares,
  });
  const { data: pagos } = useQuery({
    ...consulta(rutasDeLoPorRevisar.pagosPorRevisar, SOLO_CUANTAS),
    ...CUENTAN,
    enabled: veCuentas,
  });
  const deCola = (cual: 'altas' | 'por_verificar') => personas?.colas.find(({ cola }) => cola === cual)?.total ?? null;
  return [
    ...(vePersonas
      ? [
          { tecla: '7', nombre: 'Altas', a: `${DIRECCIONES.personas}?cola=altas`, total: deCola('altas') },
          {
            ...{ tecla: '8', nombre: 'Datos y títulos por verificar' },
            ...{ a: `${DIRECCIONES.personas}?cola=por_verificar`, total: deCola('por_verificar') },
          },
        ]
      : []),
    ...(veLugares
      ? [
          {
            ...{ tecla: '9', nombre: 'Localidades', a: DIRECCIONES.localidades },
            total: lugares?.pagination.total_items ?? null,
          },
        ]
      : []),
    ...(veCuentas
      ? [
          {
            ...{ tecla: '0', nombre: 'Pagos por revisar', a: DIRECCIONES.porRevisar },
            total: pagos?.pagination.total_items ?? null,
          },
        ]
      : []),
  ];
};
