import { rutasDeYaCargados, type YaCargados } from '@colega/contract/legajos';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { useQuery } from '@tanstack/react-query';
import { useLegajo } from '../asistente/contexto-del-legajo.ts';

export const consultaDeYaCargados = () => consulta(rutasDeYaCargados.yaCargados, {});

const NADA: YaCargados = { items: [], formas_de_pago: [] };

/** Of a stored file, what it says is already there. */
export const useYaCargados = (): YaCargados => {
  const { abierto } = useLegajo();
  return useQuery({ ...consultaDeYaCargados(), enabled: abierto === null }).data ?? NADA;
};
