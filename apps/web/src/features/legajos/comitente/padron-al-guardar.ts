import { type BorradorDeLegajo, dejarProvisorio } from '@colega/asistentes/legajos';
import { ErrorDeApi, esDeCodigo } from '@colega/web-kit/lib/api/error-de-api.ts';

const DE_UN_CUIT = /^comitentes\.(\d+)\.cuit$/;

/** For whom the registry did not answer in a save that was refused: the code is said of one, and of several only their fields. */
const callados = (error: unknown): number[] => {
  const errores = (error instanceof ErrorDeApi && error.problem?.errores) || [];
  const suyos = errores.flatMap(({ campo }) => DE_UN_CUIT.exec(campo)?.[1] ?? []).map(Number);
  const soloEllos = suyos.length > 1 && suyos.length === errores.length;
  return soloEllos || esDeCodigo(error, 'padron_sin_respuesta') ? suyos : [];
};

/** S-930: what was typed of them stays, and saving again saves them as they are. */
export const dejarProvisorios = <B extends BorradorDeLegajo>(borrador: B, error: unknown): B =>
  callados(error)
    .flatMap((i) => borrador.comitentes[i] ?? [])
    .reduce((conEl, { cuit }) => dejarProvisorio(conEl, cuit), borrador);

/** Said under the step, where whoever saved is. */
export const explicarProvisorios = (borrador: BorradorDeLegajo, error: unknown): { texto?: string } => {
  const nombres = callados(error)
    .flatMap((i) => borrador.comitentes[i] ?? [])
    .map(({ apellido, nombre }) => `${apellido} ${nombre}`.trim());
  if (nombres.length === 0) return {};
  const quedan = nombres.length === 1 ? 'queda como provisorio' : 'quedan como provisorios';
  return {
    texto: `El padrón no respondió por ${nombres.join(' ni por ')}: ${quedan}. Guardá de nuevo, y el legajo se confirma cuando responda.`,
  };
};
