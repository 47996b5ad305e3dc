import { rutasDeYaCargados, type YaCargados } from '@colega/contract/legajos';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { useQuery } from '@tanstack/react-query';
import { useLegajo } from '../asistente/contexto-del-legajo.ts';

const consultaDeYaCargados = () => consulta(rutasDeYaCargados.yaCargados, {});

const NADA: YaCargados = { items: [], formas_de_pago: [] };

/** Of a stored file, what it says is already there. */
export const useYaCargados = (): YaCargados => {
  const { abierto } = useLegajo();
  const esNuevo = abierto === null;
  const { data } = useQuery({ ...consultaDeYaCargados(), enabled: esNuevo });
  // what was read for a new one is still kept as a stored one is opened
  return (esNuevo && data) || NADA;
};

/** Asked for before the step that reads it, whose fields do not move as it comes. */
export const useAdelantarYaCargados = (): void => {
  const { abierto } = useLegajo();
  useQuery({ ...consultaDeYaCargados(), enabled: abierto === null, notifyOnChangeProps: [] });
};
