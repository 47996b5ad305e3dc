import type { Problem } from '@colega/contract/problem';
import { leerRendicionEntera } from '../../../modules/dinero/rendiciones/rendiciones.service.ts';
import { bajarArchivo, bajarMal } from './archivo-de-afuera.ts';
import { listarTodos } from './leer-archivo-del-mes.ts';
import { type ArchivoDelMes, type FallaDeArchivo, ORIGENES_DEL_MES } from './mes-escrito.ts';
import { type ObraDelMes, RechazoDelPortal } from './obra-del-mes.ts';
import { PRIMERA_LINEA } from './sembrar-fallas.ts';

/** Null when it was told as what it is; otherwise, what was told. */
type DichoDeArchivo = string | null;

/** Why it was refused; a file that was read, though it should not have been, says so. */
const rechazo = async (leer: () => Promise<number>): Promise<Problem | string> => {
  try {
    return `se leyó: ${await leer()}`;
  } catch (error) {
    if (error instanceof RechazoDelPortal) return error.problema;
    throw error;
  }
};

const esperarRechazo = async (
  leer: () => Promise<number>,
  sirve: (problema: Problem) => boolean,
): Promise<DichoDeArchivo> => {
  const dicho = await rechazo(leer);
  if (typeof dicho === 'string') return dicho;
  return sirve(dicho) ? null : dicho.message;
};

const AJENOS = 5;
/** Another college's: nothing of it is here, and once it is annulled nothing of it counts. */
const leerElDeOtro = async (obra: ObraDelMes, archivo: ArchivoDelMes): Promise<DichoDeArchivo> => {
  const id = await obra.enviarArchivo(archivo.origen, 'de otro', await bajarMal(obra, archivo, 'de_otro'));
  const suyos = (await listarTodos(obra, id, 'todos')).filter(({ renglon_id }) => renglon_id !== null);
  const conocidos = suyos.filter(({ diferencia, parecido }) => diferencia !== 'falta_aca' || parecido !== null);
  await obra.pedirEnElColegio(`/colegio/rendiciones/${id}/anular`, { motivo: 'Era de otro Colegio' });
  const { diferencias, por_dar_entrada, depositos } = await leerRendicionEntera(obra.s.db, id);
  if (suyos.length !== AJENOS || conocidos.length > 0) return `se reconocieron ${conocidos.length} renglones`;
  const queda = diferencias + por_dar_entrada + depositos.filter(({ cobrado }) => cobrado === '0.00').length;
  return queda === 0 ? null : `anulado, todavía tiene ${diferencias} diferencias`;
};

const ANTES: Partial<Record<FallaDeArchivo, (obra: ObraDelMes, archivo: ArchivoDelMes) => Promise<DichoDeArchivo>>> = {
  renglon_ilegible: async (obra, archivo) => {
    const { origen, renglones } = archivo;
    const linea = PRIMERA_LINEA[origen] + Math.floor(renglones.length / 2);
    const peor = await bajarMal(obra, archivo, 'renglon_ilegible', { linea });
    return esperarRechazo(
      () => obra.enviarArchivo(origen, 'ilegible', peor),
      ({ errores = [] }) => errores.length === 1 && errores[0]?.campo === `linea.${linea}`,
    );
  },
  en_otro_origen: async (obra, archivo) => {
    const bytes = await bajarArchivo(obra, archivo);
    for (const otro of ORIGENES_DEL_MES.filter((uno) => uno !== archivo.origen)) {
      const dicho = await esperarRechazo(
        () => obra.enviarArchivo(otro, 'en otro origen', bytes),
        ({ status }) => status === 422,
      );
      if (dicho !== null) return `${otro}: ${dicho}`;
    }
    return null;
  },
  de_otro: leerElDeOtro,
};

const DESPUES: typeof ANTES = {
  leido_dos_veces: (obra, archivo) =>
    esperarRechazo(
      async () => obra.enviarArchivo(archivo.origen, 'otra vez', await bajarArchivo(obra, archivo)),
      ({ codigo }) => codigo === 'rendicion_ya_leida',
    ),
  bajado_otra_vez: async (obra, archivo) => {
    const bytes = await bajarMal(obra, archivo, 'bajado_otra_vez');
    const id = await obra.enviarArchivo(archivo.origen, 'bajado otra vez', bytes);
    const { repetidos, renglones, cobrado } = await leerRendicionEntera(obra.s.db, id);
    return repetidos === renglones && cobrado === '0.00' ? null : `contó ${renglones - repetidos} renglones de nuevo`;
  },
};

export type FallaDichaDeArchivo = { falla: FallaDeArchivo; archivo: ArchivoDelMes; dicho: DichoDeArchivo };

const hacer = async (obra: ObraDelMes, archivo: ArchivoDelMes, cuales: typeof ANTES) => {
  const dichas: FallaDichaDeArchivo[] = [];
  for (const falla of archivo.fallas) {
    const dicho = await cuales[falla]?.(obra, archivo);
    if (dicho !== undefined) dichas.push({ falla, archivo, dicho });
  }
  return dichas;
};

/** What is done with a file by mistake before it is read well, and after. */
export const equivocarseAntes = (obra: ObraDelMes, archivo: ArchivoDelMes) => hacer(obra, archivo, ANTES);
export const equivocarseDespues = (obra: ObraDelMes, archivo: ArchivoDelMes) => hacer(obra, archivo, DESPUES);
